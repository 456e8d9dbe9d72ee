import { seededRandom } from '../../random.ts'
import { headingKinds, type Language } from './languages.ts'

/** The sections that a resume has a heading for. */
export type HeadingKind = (typeof headingKinds)[number]

/** How a person words the headings of their resume. */
export function headingsOf(seed: string, language: Language): Record<HeadingKind, string> {
  const random = seededRandom(`${seed} ${language.key} headings`)
  const drawn = headingKinds.map(kind => [kind, random.pick(language.headings[kind] as [string])])
  return Object.fromEntries(drawn)
}
