import { plainWords } from '../../language/lists.ts'
import { headings, type SectionKind, sectionKinds } from '../../language/resumes.ts'

/** The kind of section that a text announces, if it reads as a heading in one of our languages. */
export function headingKind(text: string): SectionKind | undefined {
  const words = plainWords(text)
  if (words.length === 0 || words.length > 6 || text.length > 60 || /[.;,]$|\d/.test(text.trim())) return undefined
  const phrase = kindOfPhrase.get(words.join(' '))
  if (phrase) return phrase
  const kinds = words.map(word => kindOfWord.get(word))
  if (words.some((word, index) => !kinds[index] && !headings.fillers.has(word))) return undefined
  return sectionKinds.find(kind => kinds.includes(kind))
}

/** The kind that each head noun announces. */
export const kindOfWord = kindsOf(headings.words)
const kindOfPhrase = kindsOf(headings.phrases)

function kindsOf(lists: Partial<Record<SectionKind, string[]>>): Map<string, SectionKind> {
  return new Map(sectionKinds.flatMap(kind => (lists[kind] ?? []).map(text => [text, kind] as const)))
}
