import { seenBy } from '../../api/redaction/seen.ts'
import { talentAudiences } from '../../api/talents/audiences.ts'
import type { Case, MarkedText, Plant } from './cases.ts'

/** The outcome of a case: whether each identity was removed, and which innocent words were lost. */
export type Outcome = {
  plants: { form: string; isApart: boolean; text: string; within: string; isRemoved: boolean }[]
  words: number
  lost: { word: string; within: string }[]
}

type Range = { start: number; end: number }

/** Compares the marked texts of a profile with the texts that its plain link shows. */
export function scoreCase({ texts, own, foreign, ...person }: Case): Outcome {
  const { fields, removed, markCount } = shownByLink({ texts, own, foreign, ...person })
  const outcome: Outcome = { plants: [], words: 0, lost: [] }
  const shown = new Map([
    ...Object.entries({ role: fields.role, companies: fields.companies, summary: fields.summary }),
    ...itemsOf(fields.keyHighlights, 'keyHighlights', texts),
  ])
  // Each redaction mark shows the first name, so these shown words do not make an identity readable.
  const publicWords = Array.from({ length: markCount }, () => wordsOf(person.first)).flat()
  for (const [path, marked] of Object.entries(texts)) {
    const ranges = removed.get(path) ?? []
    const shownWords = wordsOf(shown.get(path) ?? withoutRanges(marked.text, ranges))
    const innocent = innocentWords(marked)
    for (const plant of marked.plants) {
      const { form, isApart, text } = plant
      const isRemoved =
        isCovered(plant, marked.text, ranges) && !isReadable(plant, shownWords, [...innocent, ...publicWords])
      outcome.plants.push({ form, isApart, text, within: marked.text, isRemoved })
    }
    outcome.words += innocent.length
    outcome.lost.push(...missing(innocent, shownWords).map(word => ({ word, within: marked.text })))
  }
  for (const text of own) {
    const isRemoved = !fields.portfolioUrls.includes(text)
    outcome.plants.push({ form: 'portfolio link', isApart: false, text, within: person.name, isRemoved })
  }
  outcome.words += foreign.length
  const lostLinks = foreign.filter(link => !fields.portfolioUrls.includes(link))
  outcome.lost.push(...lostLinks.map(word => ({ word, within: person.name })))
  return outcome
}

/** The fields that the plain link shows, and the removed ranges of each text. */
function shownByLink({ texts, own, foreign, name, email, phone, linkedin }: Case) {
  const at = (path: string) => texts[path]?.text ?? ''
  const list = (path: string) =>
    Object.keys(texts)
      .filter(key => key.startsWith(`${path}.`))
      .map(at)
  const { fields, marks } = seenBy(
    talentAudiences,
    {
      ...{ name, email, phone },
      linkedinUrl: linkedin === undefined ? null : `https://www.linkedin.com/in/${linkedin}`,
      ...{ role: at('role'), companies: at('companies'), summary: at('summary') },
      ...{ keyHighlights: list('keyHighlights'), techStack: list('techStack') },
      previousCompanies: [
        at('previousCompanies.0'),
        {
          company: at('previousCompanies.1.company'),
          title: at('previousCompanies.1.title'),
          description: at('previousCompanies.1.description'),
        },
      ],
      ...{ portfolioUrls: [...own, ...foreign], portfolioPdfUrl: null },
    },
    { kind: 'link' },
  )
  const removed = new Map<string, Range[]>()
  for (const { id, original } of marks) {
    const path = id.slice(0, id.indexOf('@'))
    const start = Number(id.slice(path.length + 1, id.indexOf(':')))
    removed.set(path, [...(removed.get(path) ?? []), { start, end: start + original.length }])
  }
  return { fields, removed, markCount: marks.length }
}

/** The shown items of a list, with the keys of the stored items. Empty if an item was left out. */
function itemsOf(items: string[], column: string, texts: Case['texts']): [string, string][] {
  const stored = Object.keys(texts).filter(key => key.startsWith(`${column}.`))
  return items.length === stored.length ? stored.map((path, index) => [path, items[index] ?? '']) : []
}

/** True if every letter and digit of the core was removed. */
function isCovered({ start, text, core }: Plant, whole: string, ranges: Range[]): boolean {
  return core.every(part => {
    const from = start + text.indexOf(part)
    return part.split('').every((_letter, index) => {
      const at = from + index
      return !/[\p{L}\p{N}]/u.test(whole[at] ?? '') || ranges.some(range => range.start <= at && at < range.end)
    })
  })
}

/** True if the profile shows a word of the core more often than the innocent words contain it. */
function isReadable({ core }: Plant, shown: string[], innocent: string[]): boolean {
  const count = (words: string[], wanted: string) => words.filter(word => word === wanted).length
  const words = core.flatMap(wordsOf).filter(word => word.length > 3 && !COMMON.has(word))
  return words.some(word => count(shown, word) > count(innocent, word))
}

/** Words in addresses that identify nobody. */
const COMMON = new Set(['https', 'mailto', 'mail', 'gmail', 'outlook', 'proton', 'example', 'design', 'about', 'firm'])

function withoutRanges(text: string, ranges: Range[]): string {
  return text
    .split('')
    .filter((_letter, at) => !ranges.some(({ start, end }) => start <= at && at < end))
    .join('')
}

function innocentWords({ text, plants, excused }: MarkedText): string[] {
  const hidden = [...plants, ...excused]
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap(({ 0: word, index }) =>
    hidden.some(({ start, end }) => start < index + word.length && index < end) ? [] : wordsOf(word),
  )
}

function missing(words: string[], among: string[]): string[] {
  const left = new Map<string, number>()
  for (const word of among) left.set(word, (left.get(word) ?? 0) + 1)
  return words.filter(word => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0
  })
}

/** The words of a text in lower case, without accents. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđıßþæœ]/gu, letter => LETTERS[letter] ?? letter)
    .match(/[\p{L}\p{N}]+/gu) ?? []

const LETTERS: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss', þ: 'th', æ: 'ae', œ: 'oe' }
