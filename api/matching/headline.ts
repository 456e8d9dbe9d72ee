import { withoutAccents } from '@talentdesk/reader/words/lists'
import { seniorityIn } from '@talentdesk/reader/words/resumes'
import { advertisementWords } from './language/jobs.ts'
import { occupationsOf, titlesIn } from './occupations.ts'

/** The title of a position, and the level named in the title. */
export type Headline = { title: string; seniority: string | undefined }

/**
 * Reads the title after 'Job title:', else from the first line, else from a sentence ('We are looking for a senior
 * React engineer'), else takes the first words. The level is read from the title, from 'Level: Senior', or from the
 * sentence.
 */
export function headlineOf(text: string): Headline {
  const beginning = text.slice(0, BEGINNING)
  const sought = soughtIn(beginning)
  const headline = labelledIn(text.slice(0, LABELLED)) ?? lineOf(text, sought)
  const title = headline || (titlesIn(text)[0]?.title ?? '')
  return {
    title,
    seniority: levelOf(title) ?? levelOf(levelLine.exec(withoutAccents(beginning))?.[1]) ?? levelOf(sought),
  }
}

/** The number of a description's first characters that are searched for the title: by labels, and by sentences. */
const LABELLED = 600
const BEGINNING = 1_500

function labelledIn(text: string): string | undefined {
  const named = labelled.exec(text)?.[1]
  return named && occupationsOf(named).length > 0 ? named.trim() : undefined
}

function lineOf(text: string, sought: string | undefined): string {
  const first = text.trim().split('\n')[0]?.trim() ?? ''
  const words = first.split(/\s+/)
  const isTitle = words.length <= 14 && first.length <= LONGEST_TITLE && !/[.!?]$/.test(first)
  if (sought && !(isTitle && !seeks.test(withoutAccents(first)))) return sought
  return isTitle ? first : words.slice(0, 8).join(' ').slice(0, LONGEST_TITLE)
}

const LONGEST_TITLE = 110

/** The maximum number of words after 'looking for' that may contain the title. */
const SOUGHT_WORDS = 10

/** The first text after 'looking for' that names an occupation, up to the end of its title. */
function soughtIn(text: string): string | undefined {
  const plain = withoutAccents(text)
  for (const found of plain.matchAll(seeksAll)) {
    const rest = plain.slice(found.index + found[0].length).split(/[.!?;:\n]/)[0] ?? ''
    const part = rest.trim().split(/\s+/).slice(0, SOUGHT_WORDS).join(' ')
    const [mention] = titlesIn(part)
    if (!mention || mention.weight < 1) continue
    const at = part.indexOf(mention.title)
    return at < 0 ? part : part.slice(0, at + mention.title.length)
  }
  return undefined
}

function levelOf(text: string | undefined): string | undefined {
  if (!text) return undefined
  return seniorityIn(text)?.level ?? (experienced.test(withoutAccents(text)) ? 'Senior' : undefined)
}

const labelled = new RegExp(
  `(?:^|\\s)${advertisementWords.labels}\\s{0,9}:\\s{0,9}([^\\n]{3,80}?)(?=\\s{1,9}${advertisementWords.ends}\\b|[.\\n]|$)`,
  'i',
)
const seeks = new RegExp(`\\b${advertisementWords.seeks}\\b`, 'i')
const seeksAll = new RegExp(seeks.source, 'gi')
const experienced = new RegExp(`\\b${advertisementWords.experienced}\\b`, 'i')
const levelLine = new RegExp(`^\\s{0,9}${advertisementWords.levelLabels}\\s{0,3}:\\s{0,3}(\\S.{0,30})`, 'im')
