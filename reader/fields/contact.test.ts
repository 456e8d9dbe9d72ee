import { expect, test } from 'vitest'
import { linesOfText } from '../test/linesOfText.ts'
import { findLinkedin, findPortfolio } from './addresses.ts'
import { findEmail } from './email.ts'
import { findPhone } from './phone.ts'

const link = (url: string) => ({ url, page: 1, x: 0, y: 0, w: 10, h: 10 })

test.each([
  ['jan.kowalski@example.com | Kraków', 'jan.kowalski@example.com'],
  ['E-mail: jan+cv@mail.example.co.uk', 'jan+cv@mail.example.co.uk'],
  ['jan (at) example.com', 'jan@example.com'],
  ['jan @ example.com', 'jan@example.com'],
  ['jan[.]kowalski[at]example[.]com', 'jan.kowalski@example.com'],
])('finds the e-mail in "%s"', (text, email) => {
  expect(findEmail(linesOfText(text), [])?.value).toBe(email)
})

test('falls back to an e-mail in a link', () => {
  expect(findEmail(linesOfText('Write to me'), [link('mailto:jan@example.com?subject=hi')])?.value).toBe(
    'jan@example.com',
  )
  expect(findEmail(linesOfText('Write to me'), [])).toBeUndefined()
})

test.each([
  ['+48 600 123 456', '+48 600 123 456'],
  ['Tel: (415) 555-0134 · Oakland', '(415) 555-0134'],
  ['06.12.34.56.78', '06.12.34.56.78'],
  ['555 · 356 · 7936', '555 · 356 · 7936'],
])('finds the phone number in "%s"', (text, phone) => {
  expect(findPhone(linesOfText(text))?.value).toBe(phone)
})

test.each(['06/2016 - 02/2020', '2015 - 2019', '01.02.1990', 'saved 1,200,000 in 2019'])(
  '"%s" is no phone number',
  text => {
    expect(findPhone(linesOfText(text))).toBeUndefined()
  },
)

test('finds the LinkedIn profile as a printed address, a link or a handle', () => {
  expect(findLinkedin(linesOfText('linkedin.com/in/jan-k'), [])?.value).toBe('https://linkedin.com/in/jan-k')
  expect(findLinkedin(linesOfText('www.linkedin.com/in/', 'jan-k-123 (LinkedIn)'), [])?.value).toBe(
    'https://www.linkedin.com/in/jan-k-123',
  )
  expect(findLinkedin(linesOfText('LinkedIn: jan-k'), [])?.value).toBe('https://www.linkedin.com/in/jan-k')
  expect(findLinkedin(linesOfText('My profile'), [link('https://www.linkedin.com/in/jan-k/')])?.value).toBe(
    'https://www.linkedin.com/in/jan-k',
  )
  expect(findLinkedin(linesOfText('LinkedIn: jan-k / Kraków'), [])?.value).toBe('https://www.linkedin.com/in/jan-k')
  expect(findLinkedin(linesOfText('LinkedIn: jan-k jan@example.com'), [])?.value).toMatch(/in.jan-k$/)
  expect(findLinkedin(linesOfText('I like LinkedIn'), [])).toBeUndefined()
  expect(findLinkedin(linesOfText('LinkedIn: Jan Kowalski'), [])).toBeUndefined()
  expect(findLinkedin(linesOfText('LinkedIn: Kowalski'), [])).toBeUndefined()
})

test.each([
  [['linkedin.com/in/bea', '-st-clair-67b'], 'https://linkedin.com/in/bea-st-clair-67b'],
  [['www.linkedin.com/in/bea-\thttps://bea.example.dev', '87b416'], 'https://www.linkedin.com/in/bea-87b416'],
  [['Bonn | LinkedIn:', 'bea-st-clair-67b'], 'https://www.linkedin.com/in/bea-st-clair-67b'],
])('joins a LinkedIn address that wraps in %j', (texts, address) => {
  expect(findLinkedin(linesOfText(...texts), [])?.value).toBe(address)
})

test.each([
  [['jan.kowalski@post.exa', 'mple.org', 'Krakow'], 'jan.kowalski@post.example.org'],
  [['jan.kowalski@post', 'haus.example, 0341-', '555010'], 'jan.kowalski@posthaus.example'],
  [['jan.kowalski@post.exa', 'mple.org | Krakow'], 'jan.kowalski@post.example.org'],
  [['jan.kowalski@post.com', 'jan.dev'], 'jan.kowalski@post.com'],
  [['jan.', 'kowalski@post.com'], 'jan.kowalski@post.com'],
  [['Machines without any noise.', 'jan@post.com'], 'jan@post.com'],
])('joins a wrapped e-mail address, and no other text, in %j', (texts, email) => {
  expect(findEmail(linesOfText(...texts), [])?.value).toBe(email)
})

test.each([
  [['Phone: (+351) 253 12', '32 33'], '(+351) 253 12 32 33'],
  [['Born 1986 | Phone: +33 6', '12 34 30 18 | Angers'], '+33 6 12 34 30 18'],
  [['0151 / 23 45 38', '40'], '0151 / 23 45 38 40'],
  [['+48 600 123 456', '2019'], '+48 600 123 456'],
])('joins a wrapped phone number in %j', (texts, phone) => {
  expect(findPhone(linesOfText(...texts))?.value).toBe(phone)
})

test('finds the phone number below its label, not the number of an identity card', () => {
  expect(findPhone(linesOfText('CÉDULA:', '200477013-9', 'TELÉFONO:', '0987654321'))?.value).toBe('0987654321')
})

test("ignores a phone number beside another person's e-mail address", () => {
  const lines = linesOfText('Rosa Lind', '+46 70 123 45 67', 'rosa@firm.example')
  expect(findPhone(lines, { email: 'jan@post.example' })).toBeUndefined()
  expect(findPhone(lines, { email: 'rosa@firm.example' })?.value).toBe('+46 70 123 45 67')
})

test('a postal code is no phone number, but a phone number may contain a year', () => {
  expect(findPhone(linesOfText('01310-100 São Paulo', '(11) 91234-5678'))?.value).toBe('(11) 91234-5678')
  expect(findPhone(linesOfText('Oakland, CA 94601 (415) 555-0134'))?.value).toBe('(415) 555-0134')
  expect(findPhone(linesOfText('36 37135 Verona', '+39 045 123 4567'))?.value).toBe('+39 045 123 4567')
  expect(findPhone(linesOfText('06 1234 1968'))?.value).toBe('06 1234 1968')
  expect(findPhone(linesOfText('22 34 56 78', 'Tax file 123456789012'))?.value).toBe('22 34 56 78')
})

test('a link shows where a printed e-mail address ends', () => {
  const links = [link('mailto:jan@example.tech')]
  expect(findEmail(linesOfText('jan@example.techjanonline'), links)?.value).toBe('jan@example.tech')
  expect(findEmail(linesOfText('jan@example.com'), [link('mailto:jan@example.co')])?.value).toBe('jan@example.com')
})

test("the portfolio has only the person's own websites", () => {
  const lines = linesOfText('jan@mail.example.com | jan.dev | Node.js | facebook.com/jan | www.behance.net/jan')
  expect(findPortfolio({ lines, links: [link('https://jan.dev/'), link('tel:+48600')] })).toEqual([
    'https://jan.dev',
    'https://www.behance.net/jan',
  ])
})

test('a link completes a cut address, and a link to another address makes the printed one doubtful', () => {
  const email = (text: string, ...urls: string[]) => findEmail(linesOfText(text), urls.map(link))
  expect(email('jan.kowalski@post.exam', 'mailto:jan.kowalski@post.example')?.value).toBe('jan.kowalski@post.example')
  expect(email('kowalski@post.example', 'mailto:jan.kowalski@post.example')?.value).toBe('jan.kowalski@post.example')
  const other = email('jan@post.example.com', 'mailto:you@example.com')
  expect([other?.value, (other?.confidence ?? 1) < 0.85]).toEqual(['jan@post.example.com', true])
  expect(email('jan@post.zzzz')?.confidence).toBeLessThan(0.85)

  const profile = (text: string, ...urls: string[]) => findLinkedin(linesOfText(text), urls.map(link))
  const tracked = 'https://www.linkedin.com/in/andr%C3%A9-b-633?jobid=1&lipi=urn'
  expect(profile('www.linkedin.com/in/andré-', tracked)?.value).toBe('https://www.linkedin.com/in/andr%C3%A9-b-633')
  expect(profile('linkedin.com/in/jan-k', 'https://linkedin.com/in/template')?.confidence).toBeLessThan(0.85)

  const phone = (text: string, ...urls: string[]) => findPhone(linesOfText(text), { links: urls.map(link) })?.confidence
  expect(phone('+48 600 123 456', 'tel:+48600123456')).toBeGreaterThan(0.9)
  expect(phone('+48 600 123 456', 'tel:+1555000111')).toBeLessThan(0.85)
  expect(phone('Phone: 123 4567')).toBeLessThan(0.85)
})
