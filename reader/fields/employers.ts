import { namesSchool } from '../text/schools.ts'
import { companyScore, titleScore } from '../text/titles.ts'
import { withoutPlace } from '../text/towns.ts'
import { experience } from '../words/resumes.ts'
import type { HeaderNames } from './jobPattern.ts'

/**
 * The employer of each entry, or ''. For an entry without a firm, the employer is the person's own business if the
 * title mentions that, else the firm of the entry above if this firm is printed above its titles.
 */
export function employersOf(named: HeaderNames[]): string[] {
  let head = ''
  const firms = named.map(({ title, company }) => {
    if (company) {
      head = !title || company.row < title.row ? company.text : ''
      return withoutPlace(employerIn(company.text))
    }
    const own = title?.text.match(ownBusiness)?.[0]
    if (own) head = ''
    return withoutPlace(employerIn(own ?? head))
  })
  const towns = sharedEnds(firms)
  return firms.map(firm => withoutEnd(firm, towns))
}

/** The employer without additions: 'University of X' for 'Department of Y, University of X, project Z'. */
function employerIn(text: string): string {
  const plain = text.replace(/^\([^()]{1,60}\)\s+(?=\p{Lu})/u, '').replace(before, '')
  const [name = ''] = plain.split(/,\s(?=\p{Ll}{4})/u)
  const pieces = name.split(', ')
  const within = pieces.findIndex(piece => namesSchool(piece))
  const first = pieces[0] ?? ''
  return within > 0 && (department.test(first) || /^\p{Lu}{3,9}$/u.test(first)) ? pieces.slice(within).join(', ') : name
}

const before = new RegExp(`^${experience.before}(?:\\s+|(?<=['’]))(?=\\p{Lu})`, 'u')
const department = new RegExp(`^${experience.departments}(?!\\p{L})`, 'iu')

const ownBusiness = new RegExp(`(?<!\\p{L})${experience.ownBusiness}(?!\\p{L})`, 'iu')

const lastPiece = /^(.+),\s+(\p{Lu}[^,\d]*)$/u

/** Texts that at least two companies have after their last comma: towns that are in no list. */
function sharedEnds(companies: string[]): Set<string> {
  const ends = [...new Set(companies)].flatMap(company => company.match(lastPiece)?.[2] ?? [])
  const repeated = ends.filter((end, index) => ends.indexOf(end) !== index)
  return new Set(repeated.filter(end => companyScore(end) === 0 && titleScore(end) === 0 && end.split(' ').length <= 3))
}

function withoutEnd(company: string, ends: Set<string>): string {
  const [, firm, end] = company.match(lastPiece) ?? []
  return firm && end && ends.has(end) ? firm : company
}
