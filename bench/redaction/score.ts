import { seenBy } from '../../api/redaction/seen.ts'
import { talentAudiences } from '../../api/talents/audiences.ts'
import { plain } from './identities.ts'
import type { Profile } from './profiles.ts'
import type { Plant, Written } from './written.ts'

/** What became of a profile: each planted identity, and the words that mean nobody. */
export type Result = {
  plants: { form: string; apart: boolean; text: string; within: string; isRemoved: boolean }[]
  words: number
  lost: { word: string; within: string }[]
}

/** Sends the profile through the plain link and looks at what comes out. */
export function judge({ texts, links, person }: Profile): Result {
  const at = (path: string) => texts.get(path)?.text ?? ''
  const list = (path: string) => [...texts.keys()].filter(key => key.startsWith(`${path}.`)).map(at)
  const { fields, marks } = seenBy(
    talentAudiences,
    {
      ...{ name: person.name, email: person.email, phone: person.phone },
      linkedinUrl: person.linkedin === '' ? null : `https://www.linkedin.com/in/${person.linkedin}`,
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
      portfolioUrls: links.map(link => link.address),
      portfolioPdfUrl: null,
    },
    { kind: 'link' },
  )
  const result: Result = { plants: [], words: 0, lost: [] }
  const removed = new Map<string, { start: number; end: number }[]>()
  for (const { id, original } of marks) {
    const path = id.slice(0, id.indexOf('@'))
    const start = Number(id.slice(path.length + 1, id.indexOf(':')))
    removed.set(path, [...(removed.get(path) ?? []), { start, end: start + original.length }])
  }
  const shown = new Map([
    ...Object.entries({ role: fields.role, companies: fields.companies, summary: fields.summary }),
    ...entriesOf(fields.keyHighlights, 'keyHighlights', texts),
  ])
  // The first name is shown, as often as there is a mark.
  const publicWords = Array.from({ length: marks.length }, () => wordsOf(person.first)).flat()
  for (const [path, written] of texts) {
    const ranges = removed.get(path) ?? []
    const told = shown.get(path) ?? withoutRanges(written.text, ranges)
    const innocent = wordsOutside(written)
    for (const plant of written.plants) {
      const isRemoved =
        isCovered(plant, written, ranges) && !isReadable(plant, wordsOf(told), [...innocent, ...publicWords])
      result.plants.push({
        form: plant.form,
        apart: plant.apart === true,
        text: plant.text,
        within: written.text,
        isRemoved,
      })
    }
    result.words += innocent.length
    result.lost.push(...missing(innocent, wordsOf(told)).map(word => ({ word, within: written.text })))
  }
  for (const { address, identifies } of links) {
    const isRemoved = !fields.portfolioUrls.includes(address)
    if (identifies)
      result.plants.push({ form: 'portfolio link', apart: false, text: address, within: person.name, isRemoved })
    else {
      result.words += 1
      if (isRemoved) result.lost.push({ word: address, within: person.name })
    }
  }
  return result
}

/** The shown items by the paths of the stored ones: an item that was left out whole is an empty text. */
function entriesOf(items: string[], column: string, texts: Profile['texts']): [string, string][] {
  const stored = [...texts.keys()].filter(key => key.startsWith(`${column}.`))
  return items.length === stored.length ? stored.map((path, index) => [path, items[index] ?? '']) : []
}

/** True when no letter or figure of the core can be read. */
function isCovered(
  { start, text, core }: Plant,
  { text: whole }: Written,
  ranges: { start: number; end: number }[],
): boolean {
  return core.every(part => {
    const from = start + text.indexOf(part)
    return part.split('').every((_letter, index) => {
      const at = from + index
      return !/[\p{L}\p{N}]/u.test(whole[at] ?? '') || ranges.some(range => range.start <= at && at < range.end)
    })
  })
}

/** Looks at the shown text alone: a word or number of the core that is there oftener than among innocent words. */
function isReadable({ core }: Plant, told: string[], innocent: string[]): boolean {
  const count = (words: string[], wanted: string) => words.filter(word => word === wanted).length
  const words = core.flatMap(wordsOf).filter(word => word.length > 3 && !COMMON.has(word))
  return words.some(word => count(told, word) > count(innocent, word))
}

/** Parts of addresses that tell nobody. */
const COMMON = new Set(['https', 'mailto', 'mail', 'gmail', 'outlook', 'proton', 'example', 'design', 'about', 'firm'])

function withoutRanges(text: string, ranges: { start: number; end: number }[]): string {
  return text
    .split('')
    .filter((_letter, at) => !ranges.some(({ start, end }) => start <= at && at < end))
    .join('')
}

const wordsOf = (text: string) =>
  plain(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

function wordsOutside({ text, plants, excused }: Written): string[] {
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
