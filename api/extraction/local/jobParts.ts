import { experience } from '../../language/resumes.ts'
import { bestOf } from '../choose.ts'
import type { Line } from '../lines/lines.ts'
import { isCapitals } from '../lines/sections.ts'
import { withoutDates } from '../text/dates.ts'
import { companyScore, isNamedForWork, titleScore } from '../text/titles.ts'
import { isPlace, withoutPlace } from '../text/towns.ts'

/** A piece of the header of an entry: a title, a firm, or something else. `look` compares it with other entries. */
export type Part = { text: string; titleScore: number; companyScore: number; look: string }

/** The pieces of a header line without its dates and places. */
export function partsOf(line: Line): Part[] {
  return line.cells.flatMap(cell => {
    const look = [cell.bold, cell.italic, Math.round(cell.size), isCapitals(cell.text)].join(' ')
    return withoutDates(cell.text)
      .split(separator)
      .map(piece => tidy(piece))
      .filter(piece => /\p{L}{2}/u.test(piece) && !isPlace(piece) && !employment.test(piece) && !noise.test(piece))
      .map(text => {
        const bare = text.replace(/\([^()]*\)/g, ' ')
        return { text, titleScore: titleScore(bare), companyScore: companyScore(bare), look }
      })
  })
}

/** The company and title of each header; an entry with a title alone takes the company above. */
export function nameParts(headers: Part[][]): { company: string; title: string }[] {
  const looks = learnLooks(headers)
  let last = ''
  const named = headers.map(parts => {
    const { company, title } = nameOne(parts, looks)
    last = company || last
    return { company: withoutPlace(last), title }
  })
  const towns = sharedEnds(named.map(({ company }) => company))
  return named.map(({ company, title }) => ({ company: withoutEnd(company, towns), title }))
}

const lastPiece = /^(.+),\s+(\p{Lu}[^,\d]*)$/u

/** The last pieces after a comma that two companies share: towns that no list has. */
function sharedEnds(companies: string[]): Set<string> {
  const ends = [...new Set(companies)].flatMap(company => company.match(lastPiece)?.[2] ?? [])
  const repeated = ends.filter((end, index) => ends.indexOf(end) !== index)
  return new Set(repeated.filter(end => companyScore(end) === 0 && titleScore(end) === 0 && end.split(' ').length <= 3))
}

function withoutEnd(company: string, ends: Set<string>): string {
  const [, firm, end] = company.match(lastPiece) ?? []
  return firm && end && ends.has(end) ? firm : company
}

const separator = new RegExp(
  `\\s+[|•·‖/\\\\]\\s+|\\s*[|‖•]\\s*|\\s+[–—-]{1,3}\\s+|\\s{2,}|\\s+@\\s+|\\s+${experience.at}\\s+(?=\\p{Lu})|\\s*\\t\\s*|(?<=\\p{Ll}{3}):\\s+`,
  'u',
)

const employment = new RegExp(`^${experience.employment}$`, 'i')
const noise =
  /^(?:\d+\+?\s*(?:years?|yrs?|ans?|lat|lata|rok|mos?|months?|mois)\b.*|page \d.*|link|website|(?:https?:\/\/|www\.)\S+)$/i

function tidy(text: string) {
  return text
    .replace(/^[\s,;:|•·–—\-/]+|(?<![\s,;:|•·–—\-/])[\s,;:|•·–—\-/]+$/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^\(([^()]*)\)$/, '$1')
    .trim()
}

type Looks = { titles: Set<string>; companies: Set<string> }

/** Learns how titles and companies look in this section, from entries in which one piece is surely the title. */
function learnLooks(headers: Part[][]): Looks {
  const titles = new Set<string>()
  const companies = new Set<string>()
  for (const parts of headers) {
    const sure = parts.filter(part => part.titleScore >= 2 && part.companyScore === 0)
    const rest = parts.filter(part => part.titleScore === 0)
    if (sure.length !== 1 || !rest[0] || !sure[0] || sure[0].look === rest[0].look) continue
    titles.add(sure[0].look)
    companies.add(rest[0].look)
  }
  return { titles, companies }
}

function nameOne(parts: Part[], looks: Looks): { company: string; title: string } {
  const [only, second] = parts
  if (!only) return { company: '', title: '' }
  if (!second) return splitOne(only)
  const asTitle = ({ look }: Part) =>
    (looks.titles.has(look) ? lookBonus : 0) - (looks.companies.has(look) ? lookBonus : 0)
  const title = bestOf(parts, part => part.titleScore * 2 - part.companyScore * 3 + asTitle(part))
  const company = bestOf(
    parts.filter(part => part !== title),
    part => part.companyScore * 2 - part.titleScore - asTitle(part),
  )
  if (title && company && title.titleScore > 0) return { title: title.text, company: company.text }
  return asTitle(only) > 0 ? { title: only.text, company: second.text } : { title: second.text, company: only.text }
}

/** The bonus for looking like the section's titles: worth more than one title word, and less than two. */
const lookBonus = 3

/** Splits 'Senior Engineer, Google' and 'Google, Senior Engineer'; other texts are a title or a company alone. */
function splitOne(part: Part): { company: string; title: string } {
  const pieces = part.text.split(/\s{0,9},\s{1,9}/).filter(piece => !isPlace(piece))
  const first = pieces.findIndex(piece => titleScore(piece) > companyScore(piece) || isNamedForWork(piece))
  if (pieces.length > 1 && first >= 0) {
    const title = pieces[first] ?? ''
    const company = first === 0 ? pieces.slice(1).join(', ') : pieces.slice(0, first).join(', ')
    return { title, company }
  }
  return part.titleScore >= 2 && part.companyScore < part.titleScore
    ? { title: part.text, company: '' }
    : { title: '', company: part.text }
}
