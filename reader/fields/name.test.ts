import { expect, test } from 'vitest'
import { linesAt, linesOfText } from '../test/linesOfText.ts'
import { isPlace, withoutPlace } from '../text/towns.ts'
import { findName } from './name.ts'
import { spellName } from './nameWords.ts'

test.each([
  ['JAN KOWALSKI', 'Jan Kowalski'],
  ['Nolwenn LE GOFF', 'Nolwenn Le Goff'],
  ['KATARZYNA WIŚNIEWSKA-BĄK', 'Katarzyna Wiśniewska-Bąk'],
  ['Sean McDonald III', 'Sean McDonald III'],
  ['John Q. Public', 'John Q. Public'],
])('the name %s is spelt %s', (printed, name) => {
  expect(spellName(printed)).toBe(name)
})

test('distinguishes the name from titles, places and headings, with help of the e-mail address', () => {
  const lines = linesOfText(
    'Curriculum Vitae',
    'Product Manager',
    'Ada Lovelace',
    'London, United Kingdom',
    'Work Experience',
  )
  expect(findName(lines, { email: 'ada.lovelace@example.com', height: 842 })?.value).toBe('Ada Lovelace')
  expect(
    findName(linesOfText('Product Manager', 'London', 'a@b.example'), { email: 'a@b.example', height: 842 }),
  ).toBeUndefined()
})

test('words far down in a plain text are no name, unless the e-mail address contains them', () => {
  const above = ['Sewing: 3 years', 'Weaving: 2 years', 'Skills', 'Education', 'A school, 2015', 'Sales manager']
  const lines = linesOfText(...above, 'Loom Works')
  expect(findName(lines, { email: '', height: 842 })).toBeUndefined()
  expect(findName(lines, { email: 'hello@loomworks.example', height: 842 })?.value).toBe('Loom Works')
})

test('finds a surname of several words, below or beside the first names', () => {
  const lines = linesOfText('Ana Belén', 'de la Torre', 'Product Owner', 'Valladolid')
  expect(findName(lines, { email: 'anabelen76@example.com', height: 842 })?.value).toBe('Ana Belén de la Torre')
  const beside = linesOfText('Maude de La Rue', 'Consultante', 'Compétences', 'Copywriting')
  expect(findName(beside, { email: 'sunny21@example.com', height: 842 })?.value).toBe('Maude de La Rue')
})

test('finds a name on three lines, a name after a label, and a name with an academic title', () => {
  const found = (...texts: string[]) =>
    findName(linesOfText(...texts), { email: 'sunny21@example.com', height: 842 })?.value
  expect(found('MARTA', 'SOLER', 'PUIG', 'Curriculum', 'Fotógrafa', 'Lleida')).toBe('Marta Soler Puig')
  expect(found('Naam Willem Terlouw', 'Adres Molenweg 3')).toBe('Willem Terlouw')
  expect(found('Dr.Ingrid', 'Vogelsang', 'Data Scientist')).toBe('Dr.Ingrid Vogelsang')
})

test('a job title below a complete name is no part of the name', () => {
  const found = (email: string, ...texts: string[]) => findName(linesOfText(...texts), { email, height: 842 })?.value
  expect(found('hello@post.example', '**Ada Lovelace**', 'Thatcher', 'Bristol')).toBe('Ada Lovelace')
  expect(found('hello@post.example', 'ADA LOVELACE', 'Thatcher', 'Bristol')).toBe('Ada Lovelace')
  expect(found('ada.lovelace@post.example', 'Ada Lovelace', 'Thatcher', 'Bristol')).toBe('Ada Lovelace')
})

test('a line that looks different is no part of a name on two lines', () => {
  const found = (...texts: string[]) =>
    findName(linesOfText(...texts), { email: 'hello@post.example', height: 842 })?.value
  expect(found('**Greta**', '**Holm**', 'Unterwinkel', '+49 421 555 0101')).toBe('Greta Holm')
  expect(found('**Greta**', '**Le**', 'Mestra', 'Vic')).toBe('Greta Le')
})

test('reads a large name in lower case, and a large name on two lines', () => {
  const found = (email: string, ...texts: [text: string, h: number][]) => {
    const lines = linesAt(texts.map(([text, h], row) => ({ text, h, x: 50, y: 60 + row * 36 })))
    return findName(lines, { email, height: 842 })?.value
  }
  expect(found('ona.girbau@post.example', ['ona girbau', 30], ['Vic, Catalunya', 10])).toBe('Ona Girbau')
  expect(found('hello@post.example', ['sewing and weaving', 30], ['Vic, Catalunya', 10])).toBeUndefined()
  expect(found('ada2@post.example', ['Ada María', 30], ['Fields', 30], ['Tailor', 14])).toBe('Ada María Fields')
  const four: [string, number][] = [
    ['ADA\tMARÍA', 30],
    ['FIELDS SOLER', 30],
    ['Tailor', 14],
  ]
  expect(found('adafields@post.example', ...four)).toBe('Ada María Fields Soler')
})

test('reads a name after a heading in smaller type', () => {
  const [label, name, city] = linesAt([
    { text: 'DADOS PESSOAIS', x: 50, y: 100, h: 8 },
    { text: 'Ona Girbau', x: 124, y: 96, h: 16 },
    { text: 'Vic, Catalunya', x: 124, y: 130 },
  ])
  const email = 'hello@post.example'
  const lines = [label, name, city].flatMap(line => line ?? [])
  expect(findName(lines, { email, height: 842 })?.value).toBe('Ona Girbau')
})

test('finds surnames that are also occupations or towns, or that begin with a small letter', () => {
  const found = (...texts: string[]) =>
    findName(linesOfText(...texts), { email: 'hello@post.example', height: 842 })?.value
  expect(found('**Greta Koch**', 'Bremen', '+49 421 555 0101')).toBe('Greta Koch')
  expect(found('**Greta**', '**Koch**', 'Bremen')).toBe('Greta Koch')
  expect(found('**Ona**', '**Girona**', 'Mestra', 'Vic')).toBe('Ona Girona')
  expect(found('**Ona Ferrer i Mas**', 'Mestra', 'Vic')).toBe('Ona Ferrer i Mas')
  expect(found("Luc d'Arcy", 'Adobe Acrobat')).toBe("Luc d'Arcy")
})

test('a skill with a remark is no name', () => {
  expect(findName(linesOfText('Cold Calling- Experience', 'Data Entry- Experience'), { email: '', height: 842 })).toBe(
    undefined,
  )
})

test.each(['Palo Alto, CA', 'Kraków, Polska', 'Remote', 'Lyon', 'Gainesville, GA'])('%s is a place', text => {
  expect(isPlace(text)).toBe(true)
})

test.each([
  ['Microsoft, Redmond, WA', 'Microsoft'],
  ['Sanofi, Lyon', 'Sanofi'],
  ['Plásticos Duero, Valladolid (Spain)', 'Plásticos Duero'],
  ['ACME, Inc', 'ACME, Inc'],
  ['JPMorgan Chase (Consultant)', 'JPMorgan Chase (Consultant)'],
])('the company in "%s" is %s', (text, firm) => {
  expect(isPlace(text)).toBe(false)
  expect(withoutPlace(text)).toBe(firm)
})

test('reads a name on two lines of a margin, beside other text', () => {
  const lines = linesOfText('Ada\tTailor and weaver', 'Lovelace\tada@fields.example', 'London\t+44 20 7946 0000')
  expect(findName(lines, { email: 'ada@fields.example', height: 842 })?.value).toBe('Ada Lovelace')
})

test('two lines that look different are one name if the e-mail address contains both', () => {
  const [top, below] = linesOfText('Ada', 'Lovelace')
  const lines = top && below ? [top, { ...below, font: 'Script', size: top.size * 2 }] : []
  expect(findName(lines, { email: 'ada.lovelace@fields.example', height: 842 })?.value).toBe('Ada Lovelace')
  const beside = linesOfText('Ada\tLebenslauf', 'Lovelace')
  expect(findName(beside, { email: 'ada.lovelace@fields.example', height: 842 })?.value).toBe('Ada Lovelace')
})

test.each([
  ['R.SUNDARAM', 'R.Sundaram'],
  ['ADA LOVELACE–KING', 'Ada Lovelace–King'],
  ['Ada Lovelace – Tailor', 'Ada Lovelace'],
])('the name in "%s" is %s', (printed, name) => {
  expect(
    findName(linesOfText(printed, 'ada@fields.example'), { email: 'ada@fields.example', height: 842 })?.value,
  ).toBe(name)
})

test('two lines in the largest letters of a page are one name, without the document title', () => {
  const at = (...texts: [text: string, h: number][]) =>
    linesAt(texts.map(([text, h], row) => ({ text, h, x: 50, y: 60 + row * 30 })))
  const nameIn = (...texts: [text: string, h: number][]) => findName(at(...texts), { email: '', height: 842 })?.value
  expect(nameIn(['MARIA JOSE DEL', 26], ['CAMPO VERDE', 26], ['Weaver and tailor', 12])).toBe(
    'Maria Jose Del Campo Verde',
  )
  expect(nameIn(['Greta Holm Academic CV', 20], ['Weaver', 12])).toBe('Greta Holm')
  expect(nameIn(['Greta Holm, PhD, PMP', 20], ['Weaver', 12])).toBe('Greta Holm')
})
