/**
 * Technologies by the name we show, with other spellings after '='. Names that are also ordinary words stand in the
 * second list: they count only where skills are listed, never in running text.
 */
export const technologies = names(`
JavaScript = js, java script, ecmascript, es6; TypeScript = ts, type script; Python = python 3; Java; C++ = cpp; C#  = csharp, c sharp; PHP; Ruby; Kotlin; Scala; Perl; Haskell; Erlang; Elixir; Clojure; F#; Objective-C = objective c, objc; Dart; Lua; MATLAB; Fortran; COBOL; Groovy; Julia; OCaml; Prolog; VBA; Visual Basic = vb, vb6, vb.net; Delphi; Solidity; Apex; ABAP; PL/SQL = plsql; T-SQL = tsql, transact-sql; SQL; NoSQL; HTML = html5; CSS = css3; Sass = scss; Bash; PowerShell; Shell = shell scripting; AWK; LaTeX; XML; JSON; YAML; UML;
React = react.js, reactjs; React Native; Redux; Next.js = nextjs; Vue.js = vue, vuejs; Nuxt.js = nuxt, nuxtjs; Angular = angularjs, angular.js; Svelte = sveltekit; Ember.js = ember, emberjs; Backbone.js = backbone; jQuery; Bootstrap; Tailwind CSS = tailwind, tailwindcss; Material UI = mui; Webpack; Vite; Babel; Three.js = threejs; D3.js = d3, d3js; Storybook; RxJS; MobX; Gatsby; GraphQL; Apollo; Relay; REST = rest api, rest apis, restful, restful api, restful apis; SOAP; gRPC; WebSockets = websocket; WebRTC; OpenAPI = swagger; Ajax; WebGL; WebAssembly = wasm;
Node.js = node, nodejs; Express.js = express.js, expressjs; NestJS = nest.js; Fastify; Deno; Django; Flask; FastAPI; Ruby on Rails = rails, ror; Sinatra; Laravel; Symfony; Zend; WordPress; Drupal; Magento; Shopify; Spring Boot = springboot; Spring Framework; Hibernate; JPA; JSF; J2EE = java ee, jakarta ee; Maven; Gradle; .NET = dotnet; .NET Core = dotnet core; ASP.NET = asp net; ASP.NET MVC; ADO.NET; Entity Framework; WPF; WCF; LINQ; Blazor; Xamarin; MSBuild; NUnit; xUnit; Unity = unity3d; Unreal Engine; Qt; OpenGL; Vulkan; CUDA; OpenCV;
PostgreSQL = postgres, postgre sql; MySQL; MariaDB; SQLite; Microsoft SQL Server = sql server, ms sql, mssql, microsoft sql, ms sql server; Oracle Database = oracle db; MongoDB = mongo; Redis; Cassandra; DynamoDB; CouchDB; Neo4j; Elasticsearch = elastic search; Solr; InfluxDB; ClickHouse; Snowflake; BigQuery = big query; Redshift; Databricks; Firebase; Firestore; Supabase; Prisma; Memcached; Teradata; SAP HANA;
AWS = amazon web services; Azure = microsoft azure; GCP = google cloud, google cloud platform; Heroku; Vercel; Netlify; DigitalOcean; Cloudflare; OpenStack; AWS Lambda; EC2; S3; RDS; ECS; EKS; CloudFormation; Docker; Kubernetes = k8s; Helm; Terraform; Ansible; Puppet; Vagrant; Pulumi; Jenkins; GitLab CI = gitlab ci/cd; GitHub Actions; CircleCI; Travis CI; TeamCity; Argo CD = argocd; CI/CD = ci cd; Prometheus; Grafana; Datadog; New Relic; Splunk; Kibana; Logstash; ELK; OpenTelemetry; Nginx; Apache Kafka = kafka; RabbitMQ; ActiveMQ; Celery; Airflow = apache airflow; Apache Spark = spark, pyspark; Hadoop; Hive; Flink; Beam; dbt; ETL; Linux; Unix; Ubuntu; Debian; Windows; Windows Server; macOS = mac os, os x; VMware; Active Directory; TCP/IP; DNS; VPN; Istio; Consul; HashiCorp Vault;
iOS; Android; SwiftUI; UIKit; Flutter; Ionic; Cordova; Jetpack Compose; Xcode; Android Studio;
Git; GitHub; GitLab; Bitbucket; SVN = subversion; Mercurial; Jira; Confluence; Trello; Asana; Notion; Slack; Visual Studio; VS Code = visual studio code; IntelliJ; Eclipse; Vim; Emacs; Postman; Selenium; Cypress; Playwright; Puppeteer; Jest; Vitest; Mocha; Jasmine; JUnit; TestNG; Mockito; pytest; RSpec; Cucumber; Appium; JMeter; SonarQube; TDD; BDD; Agile; Scrum; Kanban; SAFe; Microservices = microservice; Design Patterns; DevOps; OAuth = oauth2; SAML; Keycloak;
Machine Learning; Deep Learning; NLP = natural language processing; Computer Vision; TensorFlow; PyTorch; Keras; scikit-learn = sklearn, scikit learn; Pandas; NumPy; SciPy; Matplotlib; Seaborn; Jupyter; OpenAI; LangChain; Hugging Face; LLM = llms; MLflow; SageMaker; XGBoost; Tableau; Power BI = powerbi; Looker; Qlik; SSIS; SSRS; SSAS; SPSS; Stata; Data Analysis; Data Visualization; Statistics; A/B Testing = ab testing; Google Analytics = ga4; Google Tag Manager; Mixpanel; Amplitude; Segment; Alteryx;
Figma; Adobe XD; InVision; Zeplin; Photoshop = adobe photoshop; Illustrator = adobe illustrator; InDesign = adobe indesign; After Effects = adobe after effects; Premiere Pro = adobe premiere, adobe premiere pro; Lightroom; Adobe Creative Suite = adobe creative cloud; Framer; Webflow; Axure; Balsamiq; Miro; Blender; Cinema 4D; 3ds Max; AutoCAD; SolidWorks; CATIA; Revit; SketchUp; Rhino; UX; UI; UX Research = user research; Wireframing; Prototyping; Design Systems; Typography; Accessibility = wcag;
SEO; SEM; PPC; Google Ads = adwords, google adwords; Facebook Ads = meta ads; HubSpot; Mailchimp; Marketo; Salesforce; Hootsuite; Ahrefs; SEMrush; CRM; Content Marketing; Email Marketing; Copywriting; Microsoft Office = ms office; Microsoft Excel = ms excel; Microsoft Word = ms word; PowerPoint = microsoft powerpoint; SharePoint; SAP; Oracle; ServiceNow; Zendesk; Intercom; QuickBooks; Arduino; Raspberry Pi; ROS; FPGA; Verilog; VHDL; PLC; SCADA; Embedded Systems; Blockchain; Ethereum; Web3; Penetration Testing; OWASP; Wireshark; Metasploit; SIEM; REST Assured; OpenShift
`)

export const technologiesThatAreWords = names(`
SAS; C; R; Go = golang; Rust; Swift; Assembly = assembler; Scheme; Lisp; Less; Express; Spring; Flow; Play; Ember; Nest; Chef; Salt; Vault; Beam; Sketch; Word; Excel; Access; Outlook; Teams; Canva; Maya; Spine; Stylus; Jade; Pug; Require.js = requirejs; ML; AI; Testing; Shell; Bash; Gin; Echo; Phoenix; Swing; Struts; Ant; Ray; Dash; Processing; Max; Unity; Access; Crystal; Zig; Elm; Nim
`)

/** The name we show for a spelling, or nothing when it is no technology that we know. */
export function technologyNamed(spelling: string): string | undefined {
  const key = keyOf(spelling)
  return technologies.get(key) ?? technologiesThatAreWords.get(key)
}

/** Technologies named in running text, in their order. */
export function technologiesIn(text: string): string[] {
  const words = text.match(/(?<![\p{L}\d.#+/&-])[\p{L}\d.#+/&-]*[\p{L}\d#+]/gu) ?? []
  const found = new Set<string>()
  for (let index = 0; index < words.length; index += 1) {
    for (const length of [3, 2, 1]) {
      const phrase = words.slice(index, index + length).join(' ')
      const name = technologies.get(keyOf(phrase))
      if (!name) continue
      found.add(name)
      index += length - 1
      break
    }
  }
  return [...found]
}

export function keyOf(spelling: string) {
  return spelling.toLowerCase().replace(/[®™]/g, '').replace(/\s+/g, ' ').trim()
}

function names(list: string): Map<string, string> {
  const byKey = new Map<string, string>()
  for (const entry of list.split(';')) {
    const [name = '', aliases = ''] = entry.split('=').map(part => part.trim())
    for (const spelling of [name, ...aliases.split(',')]) if (spelling.trim()) byKey.set(keyOf(spelling), name)
  }
  return byKey
}

/** What people list among their skills that is no part of a stack. */
export const softSkills =
  /^(?:.*\b(?:communication|communicati(?:on|ve)|teamwork|team[- ]?work(?:ing)?|team player|team[- ]building|creativ(?:e|ity)|problem[- ]?solving|critical thinking|time[- ]management|adaptab\w+|flexib\w+|organi[sz]ation(?:al)?|self[- ]motivat\w+|motivat\w+|persuasive|hard[- ]?working|attention to detail|detail[- ]oriented|leadership|interpersonal|empathy|curiosity|autonom\w+|rigueur|esprit d['’]équipe|travail en équipe|polyvalen\w+|aisance relationnelle|komunikatywność|praca w zespole|kreatywność|samodzielność|odpowiedzialność|dokładność|prawo jazdy|permis b|driving licen[cs]e|learning mindset|multitasking|negotiation|public speaking|conflict resolution|work ethic|resilien\w+|punctual\w+|decision making)\b.*)$/i

export const humanLanguages =
  /^(?:english|french|german|spanish|italian|portuguese|polish|russian|ukrainian|dutch|swedish|norwegian|danish|finnish|czech|slovak|hungarian|romanian|bulgarian|greek|turkish|arabic|hebrew|hindi|urdu|tamil|telugu|bengali|punjabi|marathi|gujarati|kannada|malayalam|chinese|mandarin|cantonese|japanese|korean|vietnamese|thai|indonesian|catalan|latin|swahili|persian|farsi|anglais|fran[cç]ais|allemand|espagnol|italien|portugais|polonais|russe|arabe|chinois|japonais|angielski|francuski|niemiecki|hiszpa[nń]ski|w[łl]oski|polski|rosyjski|ukrai[nń]ski|j[ęe]zyk \p{L}+|deutsch|englisch|franz[öo]sisch|spanisch|polnisch|espa[nñ]ol|ingl[ée]s)\b/iu
