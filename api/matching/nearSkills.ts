/**
 * Skills that are close to one another: somebody with one of a line knows much of the others, as much as the share in
 * front says. Names are those of the skill vocabulary.
 */
const table = `
0.8 React, Next.js, Gatsby, Redux, React Native
0.7 Vue.js, Nuxt.js
0.4 React, Vue.js, Angular, Svelte, Ember.js
0.8 JavaScript, TypeScript
0.6 JavaScript, React, Angular, Vue.js, Node.js, jQuery, Next.js
0.7 HTML, CSS, Sass, Bootstrap, Tailwind CSS
0.8 Node.js, Express.js, NestJS, Fastify
0.5 TypeScript, Angular, NestJS
0.8 Java, J2EE, Spring Framework, Spring Boot, Spring, Hibernate, JPA
0.9 Spring, Spring Framework, Spring Boot
0.5 Java, Kotlin, Scala, Groovy
0.7 Maven, Gradle
0.9 .NET, .NET Core, ASP.NET, ASP.NET MVC
0.8 .NET, C#, ASP.NET, ADO.NET, Entity Framework, LINQ, WCF, WPF
0.5 C#, Java
0.7 C, C++
0.8 Python, Django, Flask, FastAPI
0.7 Django, Flask, FastAPI
0.7 Python, Pandas, NumPy
0.8 Ruby, Ruby on Rails
0.8 PHP, Laravel, Symfony
0.6 Laravel, Symfony, Zend
0.6 WordPress, Drupal, Magento
0.9 SQL, T-SQL, PL/SQL
0.8 SQL, PostgreSQL, MySQL, Microsoft SQL Server, Oracle Database, MariaDB, SQLite
0.6 PostgreSQL, MySQL, MariaDB, Microsoft SQL Server, Oracle Database
0.9 Oracle, Oracle Database
0.8 Microsoft SQL Server, T-SQL, SSIS, SSRS, SSAS
0.8 Oracle, Oracle Database, PL/SQL
0.7 NoSQL, MongoDB, Cassandra, DynamoDB, CouchDB, Redis, HBase
0.6 MongoDB, CouchDB, Firestore, DynamoDB
0.6 Redis, Memcached
0.7 Elasticsearch, Solr, ELK, Logstash, Kibana
0.6 Snowflake, BigQuery, Redshift, Databricks, Teradata
0.8 AWS, EC2, S3, AWS Lambda, RDS, ECS, EKS, CloudFormation, DynamoDB
0.5 AWS, Azure, GCP
0.7 Docker, Kubernetes, Helm, OpenShift, ECS, EKS
0.6 Terraform, CloudFormation, Pulumi, Ansible
0.7 Ansible, Puppet, Chef, Salt
0.7 CI/CD, Jenkins, GitLab CI, GitHub Actions, CircleCI, Travis CI, TeamCity, Argo CD
0.6 DevOps, CI/CD, Docker, Kubernetes, Jenkins, Terraform
0.6 Prometheus, Grafana, Datadog, New Relic, Splunk
0.6 Apache Kafka, RabbitMQ, ActiveMQ
0.8 Hadoop, Hive, HDFS, MapReduce, HBase, Sqoop, Pig, Oozie, Yarn
0.6 Hadoop, Apache Spark
0.7 Apache Spark, Databricks, Flink, Beam, Spark Streaming
0.7 ETL, Informatica, DataStage, SSIS, Talend, Airflow, dbt
0.9 Informatica, Informatica PowerCenter
0.7 Tableau, Power BI, Looker, Qlik
0.7 SSRS, Power BI
0.8 Linux, Unix, Ubuntu, Debian
0.7 Bash, Shell
0.8 Git, GitHub, GitLab, Bitbucket
0.5 Git, SVN, Mercurial
0.8 Machine Learning, scikit-learn, Deep Learning, TensorFlow, PyTorch, Keras, XGBoost
0.8 Deep Learning, TensorFlow, PyTorch, Keras
0.7 NLP, Hugging Face, LLM, text analytics
0.7 Data Analysis, Pandas, Statistics, Data Visualization
0.6 R, SPSS, Stata, SAS
0.7 Selenium, Selenium WebDriver, Cypress, Playwright, Puppeteer, test automation, automation testing
0.9 Selenium, Selenium WebDriver
0.9 test automation, automation testing
0.7 JUnit, TestNG, NUnit, pytest
0.7 Cucumber, BDD
0.8 Scrum, Agile, Kanban
0.7 Figma, Sketch, Adobe XD, InVision
0.7 UX, UI, Wireframing, Prototyping, UX Research
0.7 Photoshop, Illustrator, InDesign, Adobe Creative Suite
0.6 Swift, Objective-C, SwiftUI, iOS
0.6 Android, Kotlin, Jetpack Compose
0.6 Flutter, React Native, Ionic, Xamarin
0.6 Unity, Unreal Engine
0.8 Blockchain, Ethereum, Solidity, Web3, smart contracts, Hyperledger
0.8 SAP, ABAP, SAP ABAP, SAP HANA
0.9 ABAP, SAP ABAP
0.7 AutoCAD, Revit, SolidWorks, CATIA, Creo, Autodesk Inventor
0.7 FEA, ANSYS, finite element
0.6 SEO, SEM, PPC, Google Ads
0.6 HubSpot, Marketo, Mailchimp
0.7 CRM, Salesforce, HubSpot
0.7 PLC, SCADA, instrumentation
0.7 switchgear, transformers, power distribution, substation, substations
0.9 VFD, VFDs
0.8 recruitment, recruiting, talent acquisition, sourcing, screening
0.7 grievance, discipline, employee relations
0.8 employment law, employment legislation, labour laws
0.7 legal, litigation, law, legal research, legal advice, legal representation
0.7 routing, switching, Cisco, CCNA, CCNP, OSPF, BGP
0.9 firewall, firewalls
0.7 network security, firewall, IDS, IPS, VPN
0.8 sales, business development, new business, direct sales
0.7 lead generation, cold calling, prospecting
0.7 nutrition, diet, diet plans, weight loss
0.7 fitness, gym, personal training, exercise
0.7 requirements gathering, requirement gathering, business requirements, elicitation, BRD
0.6 REST, GraphQL, SOAP, gRPC
`

const lines = table
  .trim()
  .split('\n')
  .map(line => {
    const [share = '', ...names] = line.split(' ')
    return { share: Number(share), names: names.join(' ').split(', ') }
  })

/** The skills close to one, with how much of it they are worth: above 0, below 1. */
export function nearSkills(name: string): Map<string, number> {
  const near = new Map<string, number>()
  for (const { share, names } of lines) {
    if (!names.includes(name)) continue
    for (const other of names) if (other !== name) near.set(other, Math.max(share, near.get(other) ?? 0))
  }
  return near
}
