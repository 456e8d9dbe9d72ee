import { expect, test } from 'vitest'
import { score } from './explain.ts'
import { readNeed } from './need.ts'
import { readRequirements } from './requirements.ts'
import { MAX_DESCRIPTION } from './rules.ts'

/*
 * Texts that an attacker may send to block a process. Another test attacks each regular expression by itself
 * (docs/decisions/020); this test attacks the readers as a whole, as their loops may be slow, too.
 */

/** Texts to repeat, separated by '|'. */
const pumps = [
  'a|A|é|ß|ﷺ|-|C|+|#|(|((a|)(|.| |\t|\n|\r| \n|1|3+|•|_|🙂',
  "ing|ations|Ments|a-|a/|a/a |a's|l'|ns-|<b>|&nbsp;|*in:|/in |x)(|C#|c #|.js",
  'go |Go |Go, |. Go|go\n|C. |swift |Java |Java/|Java or |or |either |either Go or |(Go or ',
  'not |no |no Java |not only |kein |nicht |sans |sin |one of: |A, B or |instead of ',
  '5 |5 years |five |five years |three to |years |years of |5 - |12 or more |for the last 3 ',
  'Developer |developer, |Developers with |Head of |Entwickler:innen |looking for a |title: |Level: ',
  'fluent |English (|nice to have |nice to have\n|must\n|since |jan 2019 - |2019–|01/|x. |! A',
].flatMap(row => row.split('|'))

/** An eighth of the longest text, which takes a linear reader 8 to 16 times as long, a quadratic reader 64 times. */
const SHORT = MAX_DESCRIPTION / 8
const STEEP = 30

/** Limits of CPU time in milliseconds: below the first, no text counts as slow; above the second, every text does. */
const NOTICEABLE = 150
const LONGEST = 1_500

const fill = (pump: string, length: number) => pump.repeat(Math.ceil(length / pump.length)).slice(0, length)

function time(read: (text: string) => unknown, text: string): number {
  const before = process.cpuUsage()
  read(text)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function isSlow(read: (text: string) => unknown, pump: string): boolean {
  const whole = time(read, fill(pump, MAX_DESCRIPTION))
  return whole > LONGEST || (whole > NOTICEABLE && whole > STEEP * time(read, fill(pump, SHORT)))
}

/** The slow texts. Each text is tried three times, as the garbage collector may interfere. */
const slowOn = (read: (text: string) => unknown) =>
  pumps.filter(pump => isSlow(read, pump) && isSlow(read, pump) && isSlow(read, pump))

test('a description of one repeated text is read in linear time', () => {
  readRequirements('Go developer')
  expect(slowOn(readRequirements)).toEqual([])
})

/** The maximum number of characters of a summary. */
const LONGEST_SUMMARY = 10_000

test('a profile with one repeated text is rated in linear time', () => {
  const need = readNeed('Senior Go developer, 5+ years of Go. Java, C, Swift, Kafka, fluent German')
  const now = new Date('2026-11-28')
  const rated = (text: string) => {
    const previousCompanies = [{ company: 'Acme', title: 'Developer', description: text }]
    const lists = { techStack: [text], keyHighlights: [], previousCompanies }
    return score(need, { role: 'Developer', seniority: '', summary: text, ...lists }, now)
  }
  rated('Go')
  expect(slowOn(text => rated(text.slice(0, LONGEST_SUMMARY)))).toEqual([])
})

test('a word of any length is read without a deep recursion', () => {
  for (const end of ['ing', 'ment', 'ion', 's', 'a']) expect(() => readRequirements(end.repeat(16_000))).not.toThrow()
})
