import { expect, test } from 'vitest'
import type { Identity } from './identity.ts'
import { seenText } from './seen.ts'

const jane: Identity = {
  name: 'Jane Q. Doe-Smith',
  email: 'jane.doe@example.com',
  phone: '+44 20 7946 0958',
  linkedinUrl: 'https://www.linkedin.com/in/jd-7b1',
}

/** Texts to repeat, separated by '|'. */
const UNITS = [
  'a|@|1|a@b.cc |at.|doe, |j. |D O E | (|79460958 | |https://doe.x/ |[at] b [dot] |Doe, jane.doe@example.com |12 34 56 78 90 ',
  ", by |кузнецовым |ж|d0e1|d'|twitter: |twitter: a_|(020) / |vat |Do-\n|Smiths |a@b.cc or ",
].flatMap(row => row.split('|'))

test.each(UNITS)('a text of nothing but %j is redacted in linear time', unit => {
  const text = unit.repeat(50_000 / unit.length)
  const before = process.cpuUsage()
  seenText(text, jane, { kind: 'link' })
  // Linear time takes about 0.1 seconds of CPU; quadratic time would take a minute.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(3_000)
})
