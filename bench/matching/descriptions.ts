/** Invented job descriptions of different lengths and functions. */
export const descriptions = [
  {
    name: 'Java, long',
    text: `Senior Java Developer
We build the payment platform of a bank and look for an engineer with 5+ years of experience.
Requirements:
- Java, Spring Boot, Hibernate and REST services
- PostgreSQL or Oracle, SQL tuning
- Apache Kafka, Docker, Kubernetes
- Git, Jenkins, CI/CD, unit tests with JUnit
- Microservices and event driven architecture
Nice to have: AWS, Terraform, React, Kotlin, MongoDB, Elasticsearch.`,
  },
  { name: 'Java, short', text: 'Java Developer' },
  {
    name: 'Recruiter',
    text: `HR Business Partner
You advise managers on employee relations, grievance and discipline, run recruitment and onboarding, and keep our HR
policies up to date with employment law. Experience of payroll is an advantage.`,
  },
  {
    name: 'Data scientist',
    text: `Data Scientist. You explore our data with Python and SQL, build models with scikit-learn or TensorFlow and show what
you found with Tableau. You know statistics, machine learning and NLP. Ideally 3 years of experience.`,
  },
  {
    name: 'Electrical engineer',
    text: `Electrical Engineer for water works
Power distribution, switchgear, motor control and VFDs, PLC and SCADA. AutoCAD is a must, EPLAN is a plus. 4 years.`,
  },
  { name: 'No occupation', text: 'Somebody who repairs antique clocks and speaks with collectors all over the world.' },
]
