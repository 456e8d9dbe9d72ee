import { expect, test } from 'vitest'
import { readRequirements } from './requirements.ts'

/*
 * Sentences of advertisements, one per line: the sentence, then the skills, years and languages that are read from it,
 * separated by ';'. Wishes are in brackets.
 */
const sentences = `
# Denied
No Java. |
No Java, no PHP. |
No Java or PHP, but strong Kotlin. | Kotlin
Neither Java nor Scala. |
We are not looking for Java developers. |
We're not hiring PHP developers, we want Python people. | Python
You don't need to know Kubernetes. |
You do not have to know Java, Docker is what we use. | Docker
No prior experience with Kubernetes required. |
No knowledge of SAP is needed. |
Java is not required. |
Java and Scala are not required, Kotlin is. | Kotlin
PHP isn't needed here. |
You will not be working with legacy PHP. |
You won't touch any PHP, only TypeScript. | TypeScript
We moved away from Angular to React. | React
We replaced Jenkins with GitHub Actions. | GitHub Actions
Instead of Jenkins we use GitHub Actions. | GitHub Actions
We use Kotlin rather than Java. | Kotlin
We no longer use Perl. |
Experience with Java, not JavaScript. | Java
Java (no JavaScript) | Java
Django is off the table, we use Flask. | Flask
TypeScript without Angular. | TypeScript
PHP developers need not apply. |
Python without any knowledge of R. | Python
kein Java |
alles außer Java |
niente Java |
tutto tranne PHP |
Keine Java-Kenntnisse erforderlich. |
Java ist nicht erforderlich. |
Java brauchst du nicht. |
Java (kein JavaScript) | Java
Wir suchen keine Java-Entwickler. |
Weder Java noch PHP, sondern Kotlin. | Kotlin
Statt Jenkins nutzen wir GitLab CI. | GitLab CI
Python, nicht Perl. | Python
Erfahrung mit Docker, ohne Kubernetes. | Docker
Du musst kein Kubernetes können. |
Pas de Java. |
Nous ne cherchons pas de développeurs Java. |
Java n'est pas requis. |
Aucune connaissance de Kubernetes n'est nécessaire. |
Sans Java, avec Kotlin. | Kotlin
Nous utilisons React au lieu d'Angular. | React
Ni Java ni PHP, mais Go. | Go
No se requiere Java. |
No buscamos desarrolladores Java. |
Java no es necesario, Kotlin sí. | Kotlin
Sin Java ni PHP. |
No hace falta saber Kubernetes. |
Usamos React en lugar de Angular. | React
Não é necessário Java. |
Não procuramos programadores Java. |
Sem Java, com Kotlin. | Kotlin
Usamos React em vez de Angular. | React
Java não é necessário. |
Non cerchiamo sviluppatori Java. |
Nessuna esperienza con Kubernetes richiesta. |
Java non è necessario. |
Usiamo React invece di Angular. | React
Senza Java, con Kotlin. | Kotlin
Geen Java. |
Wij zoeken geen Java-ontwikkelaars. |
Java is niet nodig. |
Geen ervaring met Kubernetes vereist. |
React in plaats van Angular. | React
Bez Java, z Kotlin. | Kotlin
Nie szukamy programistów Java. |
Java nie jest wymagana. |
React zamiast Angular. | React
Sense Java, amb Kotlin. | Kotlin
No cal saber Kubernetes. |
Java no és necessari. |
React en lloc d'Angular. | React
Please no Java people. |
You can forget Java. |
Knowledge of Angular is not what we are after. |
We said goodbye to Jenkins last year. |
Jenkins was replaced by GitHub Actions. | GitHub Actions
Python needed, R not so much. | Python
No Windows – Linux only. | Linux
Wir haben Angular durch React ersetzt. | React
Von Angular sind wir auf React umgestiegen. | React
Wir verzichten auf Java. |
Nous avons abandonné Angular pour React. |
No trabajarás con PHP. |
Hemos dejado Angular por React. | React
Não usamos PHP. |
Non è richiesta la conoscenza di Docker. |
Kennis van Docker is niet vereist. |
Znajomość Java nie jest wymagana, ale Kubernetes tak. | Kubernetes
# Not denied
No degree required, but SQL. | SQL
Nothing but Python. | Python
Whether or not you know Java, you know SQL. | Java; SQL
Java, no experience required. | Java
Not only Java but also Kotlin. | Java; Kotlin
You know not just React, you love it. | React
Java without supervision. | Java
No nonsense, just Java. | Java
We are the no. 1 Java shop. | Java
No. 1 in Java consulting. | Java
Nothing works without SQL. | SQL
You are not afraid of Kubernetes. | Kubernetes
You should not be afraid of Kubernetes. | Kubernetes
It is not enough to know React. | React
We have not one but two Java teams. | Java
SQL darf nicht fehlen. | SQL
Du solltest nicht vor Java zurückschrecken. | Java
Do not forget Terraform. | Terraform
Not less than 5 years of Java. | 5 years of Java; Java
No weekend work, but Java. | Java
Nicht nur Java, sondern auch Kotlin. | Java; Kotlin
Ohne SQL geht nichts. | SQL
Keine Angst vor Kubernetes. | Kubernetes
Java ohne Wochenendarbeit. | Java
Non seulement Java mais aussi Kotlin. | Java; Kotlin
Pas seulement Java, aussi Kotlin. | Java; Kotlin
No solo Java, también Kotlin. | Java; Kotlin
Experiência no Azure e no Kubernetes. | Azure; Kubernetes
Não só Java, mas também Kotlin. | Java; Kotlin
Non solo Java ma anche Kotlin. | Java; Kotlin
Niet alleen Java maar ook Kotlin. | Java; Kotlin
Nie tylko Java, ale także Kotlin. | Java; Kotlin
No només Java, també Kotlin. | Java; Kotlin
SEO, SEM, Google Ads. | Google Ads; SEM; SEO
# Wished
Java is not a must but a plus. | (Java)
Java is not required but a plus. | (Java)
Kubernetes is not essential. | (Kubernetes)
No Java? No problem. | (Java)
Java ist kein Muss. | (Java)
Java ist nicht zwingend, aber von Vorteil. | (Java)
Java n'est pas obligatoire. | (Java)
Java no es imprescindible. | (Java)
Java não é obrigatório. | (Java)
Java non è obbligatorio. | (Java)
Java is niet verplicht. | (Java)
Java nie jest konieczna. | (Java)
Go or Rust would be nice. | (Go or Rust)
# One of several is enough
Java or Kotlin. | Java or Kotlin
Go or Rust. | Go or Rust
Strong Go or Rust, you choose. | Go or Rust
Playwright or Cypress. | Playwright or Cypress
Either Playwright or Cypress, and Docker. | Docker; Playwright or Cypress
React/Vue | React or Vue.js
AWS, Azure or GCP. | AWS, Azure or GCP
AWS, Azure, or Google Cloud. | AWS, Azure or GCP
One of: Java, Kotlin or Scala. | Java, Kotlin or Scala
At least one of Java, Kotlin and Scala. | Java, Kotlin or Scala
Java and/or Kotlin. | Java or Kotlin
Experience in Go or in Rust. | Go or Rust
PostgreSQL, MySQL or similar. | PostgreSQL or MySQL
A cloud (such as AWS, Azure) | AWS or Azure
HTML/CSS | CSS; HTML
Spring, Kafka and Java or Kotlin. | Apache Kafka; Java or Kotlin; Spring
Java oder Kotlin. | Java or Kotlin
Java bzw. Kotlin. | Java or Kotlin
Entweder React oder Vue. | React or Vue.js
Mindestens eine Sprache: Java, Kotlin oder Scala. | Java, Kotlin or Scala
Java ou Kotlin. | Java or Kotlin
Au moins un langage parmi Java, Kotlin ou Scala. | Java, Kotlin or Scala
Java o Kotlin. | Java or Kotlin
Java y/o Kotlin. | Java or Kotlin
Al menos uno de los siguientes: AWS, Azure o GCP. | AWS, Azure or GCP
Java e/ou Kotlin. | Java or Kotlin
Java oppure Kotlin. | Java or Kotlin
Java of Kotlin. | Java or Kotlin
Java lub Kotlin. | Java or Kotlin
Java albo Kotlin. | Java or Kotlin
Java o bé Kotlin. | Java or Kotlin
No PHP, but Java or Kotlin. | Java or Kotlin
PostgreSQL (or MySQL). | PostgreSQL or MySQL
Vue.js / React / Angular | Vue.js, React or Angular
Java, alternativ Kotlin. | Java or Kotlin
# Years in words
Between three and five years of experience. | 3 years
Zwischen drei und fünf Jahren Erfahrung. | 3 years
Mindestens fünfjährige Berufserfahrung. | 5 years
Five years of Java. | 5 years of Java; Java
At least five years of experience. | 5 years
Three to five years of experience. | 3 years
Three-plus years of experience. | 3 years
A minimum of seven (7) years of experience. | 7 years
Fünf Jahre Erfahrung. | 5 years
Mindestens zwei Jahre Berufserfahrung. | 2 years
Drei bis fünf Jahre Erfahrung. | 3 years
Cinq ans d'expérience. | 5 years
Trois à cinq ans d'expérience. | 3 years
Cinco años de experiencia. | 5 years
Tres a cinco años de experiencia. | 3 years
Cinco anos de experiência. | 5 years
Cinque anni di esperienza. | 5 years
Vijf jaar ervaring. | 5 years
Pięć lat doświadczenia. | 5 years
Cinc anys d'experiència. | 5 years
Two or more years of experience. | 2 years
Two or three years of experience with Go. | 2 years of Go; Go
Dos o tres años de experiencia. | 2 years
We moved two years ago. You bring five years of experience. | 5 years
Wir sind vor zwei Jahren umgezogen. |
Results have risen for four years running. |
We have worked for the last ten years. |
`

const cases = sentences
  .split('\n')
  .filter(line => line.includes('|') && !line.startsWith('#'))
  .map(line => line.split('|').map(part => part.trim()) as [string, string])

/** The requirements without occupation and level, which are read from titles and have tests of their own. */
const read = (sentence: string) =>
  readRequirements(sentence)
    .filter(({ kind }) => kind !== 'ROLE' && kind !== 'SENIORITY')
    .map(({ label, importance }) => (importance === 'WISH' ? `(${label})` : label))
    .sort()
    .join('; ')

test.each(cases)('the requirements of: %s', (sentence, asked) => {
  const sorted = asked.split('; ').sort().join('; ')
  expect(read(`An advertisement\n${sentence}`)).toBe(sorted)
  expect(read(sentence)).toBe(sorted)
})

test('a heading of wishes applies to the next lines, but a wish within a line does not', () => {
  expect(read('Requirements:\nKafka is a plus\nJava')).toBe('(Apache Kafka); Java')
  expect(read('Nice to have:\nKafka\nRedis')).toBe('(Apache Kafka); (Redis)')
})

test.each(['Go or ', 'five years ', 'no Java ', '3+'])('a description of nothing but %j is read at once', repeated => {
  const before = process.cpuUsage()
  readRequirements(repeated.repeat(50_000 / repeated.length))
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1_500)
})

test('a denied title is no role', () => {
  const roles = (text: string) => readRequirements(text).filter(({ kind }) => kind === 'ROLE')
  expect(roles('Our team\nWe are not looking for project managers.')).toEqual([])
  expect(roles('Unser Team\nWir suchen keine Projektleiter.')).toEqual([])
})
