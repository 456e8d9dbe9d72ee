import { expect, test } from 'vitest'
import { openPrinted } from './printed.ts'

const resume = `Zofia Kowalska
Senior Backend Engineer
Kraków\t+48 600 123 456\tzofia.kowalska@example.com
Office: (212) 555-0100 | zofia [at] work [dot] example
linkedin.com/in/zofia-kowalska | zofia.example.dev/
Northwind Pay, Mar 2021 – Present
- Cut the time of a settlement run from 4 hours to 12.5 minutes by mov-
ing it to streams.
- Led a team of 5 that rebuilt the ledger for 2,300,000 accounts, with a budget of €40k.`

const printed = openPrinted(resume)

test.each([
  ['Cut the time of a settlement run from 4 hours to 12.5 minutes by moving it to streams.', true],
  ['cut the time of a settlement run from 4 hours to 12.5 minutes', true],
  ['Led a team of 5.\nCut the time of a settlement run', true],
  ['Cut the time of a settlement run from 12.5 hours to 4 minutes', false],
  ['Cut the time of a settlement run from 4 hours to 125 minutes', false],
  ['Led a team of 50 that rebuilt the ledger for 2,300,000 accounts', false],
  ['Led a team of 5 that rebuilt the ledger, with a budget of $40k', false],
  ['Did not lead a team', false],
  ['', true],
  ['Since March 2021', true],
  ['Northwind Pay, 03/2021 to today', true],
  ['Northwind Pay, 04/2021 to today', false],
  ['Northwind Pay, March 2021', true],
])('the sentences of %j are in the resume: %s', (text, isThere) => {
  expect(printed.hasText(text)).toBe(isThere)
})

test.each([
  ['zofia.kowalska@example.com', true],
  ['Zofia.Kowalska@EXAMPLE.com', true],
  ['zofia@work.example', true],
  ['zofiakowalska@example.com', false],
  ['kowalska@example.com', false],
  ['zofia.kowalska@example.co', false],
])('the e-mail address %s is in the resume: %s', (email, isThere) => {
  expect(printed.hasEmail(email)).toBe(isThere)
})

test.each([
  ['+48600123456', ['+48 600 123 456']],
  ['600 123 456', ['+48 600 123 456']],
  ['0048 600-123-456 / +1 212 555 0100', ['+48 600 123 456', '(212) 555-0100']],
  ['+48 600 123 457', null],
  ['123 456', null],
  ['+49 600 123 456', null],
  ['555-0100', null],
  ['on request', null],
])('the phone number %s is printed as %j', (phone, texts) => {
  expect(printed.phonesPrinted(phone)).toEqual(texts)
})

test.each([
  ['https://www.linkedin.com/in/zofia-kowalska', true],
  ['https://pl.linkedin.com/in/Zofia-Kowalska/?locale=en', true],
  ['https://www.linkedin.com/in/zofiakowalska', false],
  ['https://www.linkedin.com/in/kowalska', false],
  ['https://www.linkedin.com/in/zofia-kowalska-12ab34', false],
  ['https://zofia.example.dev', false],
])('the LinkedIn profile %s is in the resume: %s', (url, isThere) => {
  expect(printed.hasLinkedin(url)).toBe(isThere)
})

test.each([
  ['https://zofia.example.dev', true],
  ['http://www.zofia.example.dev/', true],
  ['https://example.dev', false],
  ['https://zofia.example.dev/work', false],
  ['https://example.com', false],
])('the address %s is in the resume: %s', (url, isThere) => {
  expect(printed.hasAddress(url)).toBe(isThere)
})

test.each([
  ['Led a team of 5', true],
  ['a budget of €40k', true],
  ['a budget of €50k', false],
  ['Led a team of 5 & – robots', false],
  ['Led a team of 5 - that rebuilt the', true],
])('%j may be in the resume: %s', (text, may) => {
  expect(printed.mayHave(text)).toBe(may)
})

test("a user name on a line of its own counts as a LinkedIn profile, unless it may be a person's name", () => {
  const alone = openPrinted('Ada Byron\n@abyron\nada-byron\nada@byron.example')
  const has = (name: string) => alone.hasLinkedin(`https://www.linkedin.com/in/${name}`)
  expect([has('ada-byron'), has('abyron'), has('byron'), has('adabyron'), has('ada')]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
