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
])('"%s" means the area %s', (text, area) => {
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
  ['Developer, software designer', 'TECH'],
  ['Técnico de infraestrutura', 'TECH'],
  ['Civil Engineer', 'OTHER'],
  ['Recording Engineer', 'OTHER'],
  ['Productor multimedia', 'OTHER'],
  ['Chief Brewer', 'OTHER'],
  ['', 'OTHER'],
])('the role "%s" belongs to the area %s', (role, area) => {
  expect(areaOf(areaTextOf({ role, stack: [] }))).toBe(area)
})

test('job titles and skills decide the area of a role that names no area', () => {
  const stack = ['Python', 'SQL', 'Docker']
  const areaIn = (role: string, ...titles: string[]) => areaOf(areaTextOf({ role, titles, stack }))
  expect(areaIn('Student', 'Waiter', 'Data Analyst')).toBe('DATA')
  expect(areaIn('Student')).toBe('TECH')
  expect(areaIn('Dreamer & Maker', 'Graphic Designer')).toBe('DESIGN')
  expect(areaIn('Nurse', 'Data Analyst')).toBe('OTHER')
})

test('skills decide the area, unless the role is a known occupation of another field', () => {
  const areaIn = (role: string, ...stack: string[]) => areaOf(areaTextOf({ role, stack }))
  expect(areaIn('Estudiante', 'Photoshop', 'InDesign', 'Teamwork')).toBe('DESIGN')
  expect(areaIn('Functional Analyst', '#NodeJS', '#MySQL', 'Knowledge of Python')).toBe('TECH')
  expect(areaIn('Nurse', 'HTML', 'CSS', 'SQL')).toBe('OTHER')
  expect(areaIn('Student', 'Word', 'Excel')).toBe('OTHER')
})
