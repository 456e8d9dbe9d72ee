import { expect, test } from 'vitest'
import { areaOf, areaTextOf } from './area.ts'

test.each([
  ['', 'TECH'],
  ['  ', 'TECH'],
  ['tech', 'TECH'],
  ['Product', 'PRODUCT'],
  ['OTHER', 'OTHER'],
  ['Data Science', 'DATA'],
  ['Product Analytics', 'DATA'],
  ['UX/UI', 'DESIGN'],
  ['Product Designer', 'DESIGN'],
  ['Content Manager', 'MARKETING'],
  ['Sales manager', 'MARKETING'],
  ['Project Managers', 'PRODUCT'],
  ['PM', 'PRODUCT'],
  ['software development', 'OTHER'],
  ['Builder', 'OTHER'],
  ['Database administrator', 'OTHER'],
  ['Nurse', 'OTHER'],
])('"%s" is %s', (text, area) => {
  expect(areaOf(text)).toBe(area)
})

test.each([
  ['Software Engineer', 'TECH'],
  ['Senior Frontend Developer', 'TECH'],
  ['Ingénieur logiciel', 'TECH'],
  ['Programista Java', 'TECH'],
  ['Data Engineer', 'DATA'],
  ['Analityk danych', 'DATA'],
  ['Graphiste', 'DESIGN'],
  ['Kierownik produktu', 'PRODUCT'],
  ['Civil Engineer', 'OTHER'],
  ['Chief Brewer', 'OTHER'],
  ['', 'OTHER'],
])('the local reader puts a %s in the area %s', (role, area) => {
  expect(areaOf(areaTextOf({ role, stack: [] }))).toBe(area)
})
