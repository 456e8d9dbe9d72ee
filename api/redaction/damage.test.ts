import { expect, test } from 'vitest'
import { jane, named, seenByLink } from './test/people.ts'

test.each([
  ['Zoë Müller', 'Zo&euml; M&uuml;ller led', 'Zoë M. led'],
  ['Zoë Müller', 'Zo&#235; M&#xFC;ller led', 'Zoë M. led'],
  ['Zoë Müller', 'ZoÃ« MÃ¼ller led', 'Zoë M. led'],
  ['Zoë Müller', 'Zo� M�ller, M?ller and ask M?ller', 'Zoë M., Zoë M. and ask Zoë M.'],
  ['Łukasz Wójcik', '�ukasz W�jcik led', 'Łukasz W. led'],
  ['Sören Kühn', 'S¨oren K¨uhn led', 'Sören K. led'],
  ['Jane King', 'J ANE K ING', 'J ANE Jane K.'],
  ['Wojciech Stępień', 'Bez Stępnia nic', 'Bez Wojciech S. nic'],
  ['Соломія Грищенко', 'Solomiia Hryshchenko led', 'Соломія Г. led'],
])('recognises %s in %j', (name, text, expected) => {
  expect(seenByLink(text, named(name))).toBe(expected)
})

test.each([
  'Was it ready?Yes, R&D; and Q&A; stay. So does Äußerung, Ärzte & Söhne.',
  'What? mller is no name, and 5 < 6 &lt; 7',
])('leaves %j unchanged', text => {
  expect(seenByLink(text, named('Zoë Möhler'))).toBe(text)
})

test.each([
  ['Text 0634*181783 today', 'Text today'],
  ['Reach +49|171|944|78|37.', 'Reach.'],
  ["079 474'27'87 at night", 'at night'],
  ['Direct (0664)_688_5954 #17', 'Direct'],
  ['At home 020 7946 0018 or 746 1199', 'At home'],
  ['Call +44\n7911 861812 today', 'today'],
  ['Mobile 0176 71 21\n63 31', ''],
  ['jane@example.com0171 5550123', ''],
  ['Mail: x . y @ example . com', ''],
  ['Built 12 sites.\n34 people on 2 floors\n2019', 'Built 12 sites.\n34 people on 2 floors\n2019'],
  ['Version 2*3 of 4_000_000 rows on 2020_11_25', 'Version 2*3 of 4_000_000 rows on 2020_11_25'],
])('finds phone numbers and addresses in %j', (text, expected) => {
  expect(seenByLink(text, jane)).toBe(expected)
})
