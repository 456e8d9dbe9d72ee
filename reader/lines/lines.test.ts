import { expect, test } from 'vitest'
import { linesAt, linesOfText } from '../test/linesOfText.ts'

const texts = (lines: { text: string }[]) => lines.map(line => line.text)

test('reads a side bar as a whole after the main column', () => {
  const side = ['Contact', 'a@b.example', 'Skills', 'Kafka', 'Go', 'SQL'].map((text, index) => ({
    text,
    x: 30,
    y: 105 + index * 19,
  }))
  const main = [
    'Experience',
    'Engineer at Northwind with many words',
    'Built a thing',
    'Built another thing',
    'Education',
    'A university',
  ]
  const read = linesAt([...side, ...main.map((text, index) => ({ text, x: 220, y: 100 + index * 14 }))])
  expect(texts(read)).toEqual([...main, ...side.map(({ text }) => text)])
  expect(read.map(line => line.aside)).toEqual([...main.map(() => false), ...side.map(() => true)])
})

test('reads a side bar beside a main column that begins with dates', () => {
  const side = ['Skills', 'Kafka', 'Terraform', 'Kubernetes', 'Grafana', 'Ansible', 'Languages', 'English, Polish']
  const main = ['2019 - 2021', '2016 - 2019', '2014 - 2016', '2012 - 2014'].flatMap((dates, index) => [
    { text: dates, x: 200, y: 100 + index * 40 },
    { text: `Engineer, Northwind ${index}`, x: 290, y: 100 + index * 40 },
    { text: 'Built a thing that nobody had built', x: 290, y: 114 + index * 40 },
  ])
  const read = linesAt([...side.map((text, index) => ({ text, x: 30, y: 105 + index * 17 })), ...main])
  expect(texts(read.filter(line => line.aside))).toEqual(side)
  expect(read[0]?.cells.map(cell => cell.text)).toEqual(['2019 - 2021', 'Engineer, Northwind 0'])
})

test('reads a right-aligned side bar with headings of its own', () => {
  const side = ['Contact', 'Leeds', 'ada@north.example', 'Skills', 'Kafka', 'Terraform', 'Go', 'Languages', 'Welsh']
  const main = ['2019 - 2021', '2016 - 2019', '2014 - 2016', '2012 - 2014', '2010 - 2012'].flatMap((dates, index) => [
    { text: dates, x: 200, y: 120 + index * 30 },
    { text: `Engineer, Northwind ${index}`, x: 290, y: 120 + index * 30 },
    { text: 'Built a thing that nobody had built', x: 290, y: 134 + index * 30 },
  ])
  const read = linesAt([
    ...side.map((text, index) => ({ text, x: 150 - text.length * 5, y: 95 + index * 17 })),
    { text: 'Experience', x: 200, y: 100 },
    ...main,
  ])
  expect(texts(read.filter(line => line.aside))).toEqual(side)
})

test('recognises columns with aligned rows by unknown headings that look like known ones', () => {
  const left = ['**EDUCATION', 'A school', 'in Leeds', '**LANGUAGES', 'Welsh', 'English', '**SKILLS', 'Sewing']
  const right = ['**SHORTLY PUT', 'A tailor', 'of shirts', '**WHERE I SEWED', 'Northwind', 'Kestrel', 'Harrow']
  const column = (texts: string[], x: number) => texts.map((text, row) => ({ text, x, y: 100 + row * 14 }))
  const read = linesAt([...column(left, 50), ...column(right, 220)])
  expect(texts(read).slice(0, 3)).toEqual(['SHORTLY PUT', 'A tailor', 'of shirts'])
})

test('dates that wrap stay beside their posts, although only the side bar has known headings', () => {
  const bar = ['**EXPERTISE', 'Sewing', 'Cutting', 'Ironing', '**SOFT SKILLS', 'Patience', 'Humour', 'Order']
  const side = bar.map((text, row) => ({ text, x: 30, y: 111 + row * 17 }))
  const posts = ['Tailor', 'Cutter', 'Presser', 'Buyer'].flatMap((text, row) => [
    { text: `201${row} –`, x: 160, y: 120 + row * 34 },
    { text: `201${row + 1}`, x: 160, y: 132 + row * 34 },
    { text: `${text}, Northwind`, x: 220, y: 120 + row * 34 },
    { text: 'I made shirts and repaired coats for the whole town', x: 220, y: 138 + row * 34 },
  ])
  const read = linesAt([...side, { text: '**WHERE I SEWED', x: 240, y: 88 }, ...posts])
  const cells = read.filter(line => !line.aside).map(line => line.cells.map(cell => cell.text))
  expect(cells).toContainEqual(['2010 –', 'Tailor, Northwind'])
})

test('dates on the right belong to the lines on the left', () => {
  const read = linesOfText('Engineer\t2019 - 2021', 'Northwind\tKraków', 'Analyst\t2016 - 2019', 'Kestrel\tLyon')
  expect(read.map(line => line.cells.map(cell => cell.text))).toEqual([
    ['Engineer', '2019 - 2021'],
    ['Northwind', 'Kraków'],
    ['Analyst', '2016 - 2019'],
    ['Kestrel', 'Lyon'],
  ])
})

test('joins spaced-out letters into one word', () => {
  expect(texts(linesOfText('E X P E R I E N C E'))).toEqual(['EXPERIENCE'])
})

test('separates bullets from their text', () => {
  const [first, second] = linesOfText('• Built things', 'Not a list')
  expect(first).toMatchObject({ text: 'Built things', bullet: true })
  expect(second).toMatchObject({ bullet: false })
})

const at = (x: number, ...rows: [y: number, text: string][]) => rows.map(([y, text]) => ({ x, y, text }))

test('reads a table with a header row by rows, although its first cells are vertically centred', () => {
  const read = linesAt([
    ...at(50, [100, 'Employer'], [127, 'Northwind'], [207, 'Kestrel'], [267, 'Harrow']),
    ...at(150, [100, 'Position'], [120, 'Engineer'], [200, 'Analyst'], [260, 'Cook']),
    ...at(250, [100, 'Period'], [120, '2019 -'], [134, '2024'], [200, '2016 -'], [214, '2019'], [260, '2014 -']),
    ...at(250, [274, '2016']),
  ])
  expect(texts(read)[0]).toBe('Employer Position Period')
  expect(texts(read).indexOf('Northwind')).toBeLessThan(texts(read).indexOf('Analyst 2016 -'))
})

test('dates in a column of their own belong to the text on their right, not to the side bar on their left', () => {
  const side = [
    'Contact',
    'ada@fields.example',
    'Leeds',
    'Education',
    'Maths',
    'York School',
    'Skills',
    'Sewing',
    'Weaving',
  ]
  const posts = ['Engineer, Northwind', 'Built things for', 'Analyst, Kestrel', 'Counted things for', 'Clerk, Osprey']
  const read = linesAt([
    ...side.map((text, row) => ({ text, x: 50, y: 100 + row * 14 })),
    ...['2019', '2017', '2015'].map((text, row) => ({ text, x: 250, y: 100 + row * 28 })),
    ...posts.map((text, row) => ({ text, x: 310, y: 100 + row * 14 })),
  ])
  expect(
    texts(read)
      .filter(text => /20\d\d/.test(text))
      .join(' '),
  ).toMatch(/2019 .?Engineer.*2017 .?Analyst.*2015 .?Clerk/)
})
