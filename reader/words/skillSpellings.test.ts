import { expect, test } from 'vitest'
import { mainSkillName, storedSpellings } from './skillSpellings.ts'

/* Each line has the spellings of one skill, the main name first. */
const spellings = `
PostgreSQL, Postgres, postgres, Postgre SQL, postgresql, PSQL
React, ReactJS, React.js, react-js, React JS
Kubernetes, K8s, k8s
Node.js, NodeJS, node, Node JS, node-js
C#, C sharp, CSharp, c-sharp
Go, Golang, golang
JavaScript, JS, Java Script, java-script, ES6
TypeScript, TS, Type Script
GCP, Google Cloud, google-cloud, Google Cloud Platform
.NET, dotnet, .net
Spring Boot, SpringBoot, spring-boot
MongoDB, Mongo, Mongo DB, mongo-db
Microsoft Excel, Excel, MS Excel
Microsoft SQL Server, MSSQL, MS SQL, SQL Server
CI/CD, CICD, ci-cd, CI CD
Power BI, PowerBI, power-bi
Express.js, Express, ExpressJS
C++, cpp
C
R
`
const lines = spellings
  .trim()
  .split('\n')
  .map(line => line.split(', '))

test.each(lines)('all spellings of %s are one skill, and each spelling finds the others', (main, ...others) => {
  for (const asked of [main, ...others]) {
    expect(mainSkillName(asked)).toBe(main)
    const stored = storedSpellings(asked)
    expect([main, ...others].filter(other => !stored.includes(other.toLowerCase()))).toEqual([])
  }
})

test('an unknown skill is found with other spaces, dots and dashes', () => {
  expect(mainSkillName('Bee Keeping')).toBeUndefined()
  expect(storedSpellings('Bee Keeping')).toEqual(expect.arrayContaining(['bee keeping', 'bee-keeping', 'beekeeping']))
})

test('skills with similar names are different skills', () => {
  for (const [one, other] of [
    ['C', 'C++'],
    ['C', 'C#'],
    ['Java', 'JavaScript'],
    ['React', 'React Native'],
    ['.NET', 'net'],
  ]) {
    expect(mainSkillName(one ?? '')).not.toBe(mainSkillName(other ?? ''))
    expect(storedSpellings(one ?? '')).not.toContain(other?.toLowerCase())
  }
})
