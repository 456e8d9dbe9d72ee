import type { FieldValue } from '../evidence.ts'
import { namesLevel } from '../lines/content.ts'
import type { Line } from '../lines/lines.ts'
import type { Section } from '../lines/sections.ts'
import { headingKind } from '../text/headings.ts'
import { withoutSigns } from '../text/signs.ts'
import { skills } from '../words/resumes.ts'

export type Language = FieldValue & { level: string | undefined }

/** Spoken languages with printed levels: from their section, else from labelled lines, else from rated lines. */
export function languagesOf(sections: Section[]): Language[] {
  const own = sections.filter(({ kind }) => kind === 'languages').flatMap(({ lines }) => lines)
  const labelled = sections
    .filter(({ kind }) => kind !== 'languages' && kind !== 'experience')
    .flatMap(({ lines }) => lines.filter(isLabelled))
  const spoken = sections
    .filter(({ kind }) => kind === 'skills' || kind === 'other')
    .flatMap(({ lines }) => lines.filter(isRated))
  const lines = own.length > 0 ? own : labelled.length > 0 ? labelled : spoken
  const found: Language[] = []
  for (const line of lines) {
    for (const text of line.cells.flatMap(({ text }) => piecesOf(text))) {
      const last = found.at(-1)
      const language = languageIn(text, own.length > 0)
      if (language)
        found.push({
          value: language,
          level: levelIn(text, language),
          from: [line],
          confidence: isKnown(language) ? 0.93 : 0.7,
        })
      else if (last && last.level === undefined && isLevel(text)) last.level = text.replace(/^\(|\)$/g, '')
    }
  }
  return found.filter(
    ({ value }, at) => found.findIndex(other => other.value.toLowerCase() === value.toLowerCase()) === at,
  )
}

/** True for 'Languages: English, German (B2)', also in one cell of the line, and 'Fluent in English and Zulu'. */
const isLabelled = ({ cells }: Line) =>
  cells.some(({ text }) => {
    const [, label = '', rest = ''] = /^([^:]{3,40}):\s{0,9}(\S.{0,300})/.exec(text) ?? []
    return (
      (headingKind(label) === 'languages' || fluent.test(text)) && piecesOf(rest || text).some(piece => isKnown(piece))
    )
  })

const fluent =
  /^(?:fluent|bilingual|native|proficient|conversant)\b.{0,30}?\bin\s+(?:written and spoken |spoken and written |both )?/i

/** True for a line that begins with a language and names its level. */
const isRated = ({ text }: Line) => isKnown(text) && text.length < 60 && namesLevel(text)

const piecesOf = (text: string) =>
  text
    .replace(mother, '')
    .replace(fluent, '')
    .replace(/^(?:languages?|sprachen|langues|idiomas|lingue|talen|języki|idiomes)\s+(?=\p{Lu})/iu, '')
    .replace(/^[^:]{3,40}:\s+(?=\p{Lu})/u, whole =>
      headingKind(whole.replace(/:\s*$/, '')) === 'languages' ? '' : whole,
    )
    .split(/\s{0,9}(?:[,;|•●]|(?<!l)·|·(?!l)|\s\/\s|\s(?:and|und|et|y|e|en|i)\s(?=\p{Lu}))\s{0,9}(?![^()]{0,60}\))/u)
    .map(piece => piece.trim())
    .filter(piece => piece !== '')

function languageIn(text: string, isOwn: boolean): string | undefined {
  const [known] = known_.exec(text) ?? []
  if (known) return known
  // In a section of languages, an unknown word alone or before a level is a language that our list lacks.
  const [, name = ''] = /^(\p{Lu}\p{Ll}{3,14}(?: \p{Lu}\p{Ll}{3,14})?)(?=$|\s*[:(–—-])/u.exec(text) ?? []
  return isOwn && name !== '' && !isLevel(name) && !skills.grid.test(name) ? name : undefined
}

const known_ = new RegExp(`^(?:j[ęe]zyk )?${skills.languages}(?![\\p{L}])(?: \\p{Lu}\\p{Ll}+)?`, 'iu')
const isKnown = (text: string) => known_.test(text)

function levelIn(text: string, language: string): string | undefined {
  return withoutSigns(text.slice(language.length).replace(/\)\s{0,3}$/, '')) || undefined
}

/** Matches the label of 'Mother tongue(s): Romanian'. */
const mother =
  /^((?:mother tongue|native language|muttersprache|langue maternelle|lengua materna|lingua madre|madrelingua|língua materna|moedertaal|język ojczysty|llengua materna)(?:\(s\))?)\s*:?\s*/i

const isLevel = (text: string) => namesLevel(text) || levels.test(text)
const levels = new RegExp(`^[(]?(?:${skills.proficiency}|[a-c][12])`, 'iu')
