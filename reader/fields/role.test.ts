import { expect, test } from 'vitest'
import type { Section } from '../lines/sections.ts'
import { linesAt, linesOfText } from '../test/linesOfText.ts'
import { findRole } from './role.ts'

const section = (kind: Section['kind'], ...texts: string[]): Section => ({
  ...{ kind, heading: undefined, lines: linesOfText(...texts) },
})
const roleOf = (...sections: Section[]) => findRole({ sections, name: undefined, jobs: [], body: 10 })?.value

test('without a name or a position, the first title in a line of its own is the role', () => {
  expect(roleOf(section('top', 'Leeds'), section('education', 'A school, 2015', 'SALES MANAGER'))).toBe('Sales Manager')
})

test('a grade at the end is a part of the role', () => {
  expect(roleOf(section('top', 'Payroll Clerk I'))).toBe('Payroll Clerk I')
})

test('reads a role without its label, and no title within a paragraph', () => {
  const prose = ['Sewed and mended shirts for all forty people of the village hall as its', 'tailor assistant']
  const top = { ...section('top'), lines: linesAt(prose.map((text, at) => ({ text, x: 50, y: 100 + at * 13 }))) }
  expect(roleOf(top, section('education', 'Role: Payroll Clerk'))).toBe('Payroll Clerk')
})

test.each([
  'Took part as a volunteer in',
  'of the security team',
  'Microsoft Office. Host of radio shows',
  'Databases: Host, Guest',
])('a fragment of running text is no role: %s', text => {
  expect(roleOf(section('top', text), section('education', 'Payroll Clerk'))).toBe('Payroll Clerk')
})
