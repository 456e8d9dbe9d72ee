import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { plainWords } from '../words/lists.ts'
import { occupationOf, titleForms } from '../words/occupations.ts'
import { languages } from './resumes/languages.ts'

const folder = path.resolve(import.meta.dirname, '../words')

/**
 * Tells how many of the bench's own headings, firms, titles, skills and towns stand in the reader's word lists, which
 * would make them easier than they are meant to be. The lists grow, so this is counted each time. A title is known in any form of
 * its gender, as the reader knows it.
 */
export function ownWordsKnown(): string {
  const known = wordsOfReader()
  const counts = (['headings', 'firms', 'titles', 'skills', 'towns'] as const).map(kind => {
    const own = new Set(
      languages.flatMap(({ own }) => (kind === 'headings' ? Object.values(own.headings).flat() : own[kind])),
    )
    const isKnown = (word: string) =>
      known.has(plainWords(word).join(' ')) || occupationOf(titleForms(word)) !== undefined
    const found = [...own].filter(isKnown)
    return `${kind} ${found.length} of ${own.size}`
  })
  return `Words of the bench's own that stand in the reader's lists: ${counts.join(', ')}`
}

/** Every entry of every list in plain words, the titles of occupations among them. */
function wordsOfReader(): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.json'))
  const texts = files.flatMap(file => textsIn(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))))
  return new Set(texts.flatMap(text => text.split(/, |\/| \| /)).map(entry => plainWords(entry).join(' ')))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)])
    : []
}
