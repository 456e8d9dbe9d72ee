import { plainWords } from '../sections/headings.ts'
import { towns } from './cities.ts'

/** A text that is a place and nothing else: 'Palo Alto, CA', 'Kraków, Polska', 'Remote'. */
export function isPlace(text: string): boolean {
  const bare = text.replace(/[()]/g, '').trim()
  if (arrangement.test(bare)) return true
  const pieces = bare.split(/\s{0,9}[,/]\s{0,9}|\s{1,9}-\s{1,9}/).filter(Boolean)
  if (pieces.length === 0 || pieces.length > 4 || pieces.some(piece => piece.split(/\s+/).length > 4)) return false
  const [first = '', second = '', ...others] = pieces
  if (isKnown(first)) return true
  // 'Gainesville, GA' is a place; 'Sanofi, Lyon' is a firm and its town.
  return isRegion(second) && others.every(isRegion) && /^\p{Lu}/u.test(bare) && !companyEnd.test(first)
}

/** Cuts a place off the end: 'Microsoft, Redmond, WA' is 'Microsoft'. */
export function withoutPlace(text: string): string {
  const bracketed = text.match(/^(.{1,200}?)\s{0,9}\(([^()]{1,99})\)$/)
  if (bracketed?.[1] && bracketed[2] && isPlace(bracketed[2])) return withoutPlace(`${bracketed[1]}, ${bracketed[2]}`)
  const pieces = text.split(/\s{0,9},\s{0,9}/)
  let end = pieces.length
  while (end > 1 && (isKnown(pieces[end - 1] ?? '') || arrangement.test(pieces[end - 1] ?? ''))) end -= 1
  if (end === pieces.length) return text
  const dropped = pieces.slice(end)
  const city = pieces[end - 1] ?? ''
  // A region or country says that a town which we do not know stands before it.
  if (
    end > 1 &&
    !dropped.some(piece => cities.has(key(piece))) &&
    city.split(' ').length <= 3 &&
    !companyEnd.test(city)
  )
    end -= 1
  return pieces.slice(0, end).join(', ')
}

const arrangement =
  /^(?:(?:fully |100 ?% )?remote(?:ly)?|hybrid|on-?site|home office|t[ée]l[ée]travail|zdalnie|praca zdalna|hybrydowo|worldwide)$/i
const companyEnd = /\b(?:inc|ltd|llc|gmbh|corp|co|sa|s\.a)\.?$/i

const key = (text: string) => plainWords(text).join(' ')

function isKnown(piece: string) {
  const bare = piece.trim().replace(/\.$/, '')
  return isRegion(bare) || cities.has(key(bare)) || arrangement.test(bare)
}

function isRegion(piece: string) {
  const bare = piece.trim().replace(/\.$/, '')
  if (/^[A-Z]{2}(?: \d{5})?$/.test(bare)) return states.has(bare.slice(0, 2))
  return countries.has(key(bare))
}

const list = (text: string) => new Set(text.split(',').map(name => name.trim()))

const states = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC ON QC BC AB MB NS NB UK US UAE'.split(
    ' ',
  ),
)

const countries = list(
  'usa, us, united states, united states of america, uk, united kingdom, england, scotland, wales, ireland, france, germany, poland, spain, italy, portugal, netherlands, the netherlands, belgium, luxembourg, switzerland, austria, czech republic, czechia, slovakia, hungary, romania, bulgaria, greece, croatia, serbia, slovenia, ukraine, estonia, latvia, lithuania, finland, sweden, norway, denmark, iceland, turkey, israel, egypt, morocco, tunisia, algeria, nigeria, kenya, ghana, south africa, india, pakistan, bangladesh, sri lanka, nepal, china, hong kong, taiwan, japan, south korea, korea, singapore, malaysia, indonesia, philippines, vietnam, thailand, australia, new zealand, canada, mexico, brazil, argentina, chile, colombia, peru, uruguay, costa rica, united arab emirates, saudi arabia, qatar, russia, cyprus, malta, ' +
    'allemagne, pologne, espagne, italie, royaume uni, suisse, belgique, pays bas, maroc, tunisie, irlande, etats unis, polska, niemcy, francja, hiszpania, wlochy, wielka brytania, irlandia, szwajcaria, czechy, ukraina, holandia, deutschland, osterreich, schweiz, espana, mexico, brasil, europe, emea, california, texas, new york, florida, washington, massachusetts, illinois, ontario, quebec, british columbia, bavaria, ile de france, mazowieckie, malopolska',
)

const cities = list(towns)
