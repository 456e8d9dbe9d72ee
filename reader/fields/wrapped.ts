import type { Line } from '../lines/lines.ts'
import { contactWords } from '../words/people.ts'

/** Joins a line with the next lines if its address wraps: after a hyphen, before a dot, or at the column's edge. */
export function unbroken(lines: Line[], index: number): { text: string; from: Line[] } {
  const from = lines.slice(index, index + 1)
  let text = from[0]?.text ?? ''
  while (from.length < 4) {
    const last = from.at(-1)
    const next = last && nextOf(last, lines).find(other => goesOn(text, { last, next: other, lines }))
    if (!next) break
    from.push(next)
    text += printed(next)
  }
  return { text, from }
}

/** Lines that may continue a line: the next line, and lines below that begin a block, as contacts may span columns. */
function nextOf(line: Line, lines: Line[]): Line[] {
  const following = lines[lines.indexOf(line) + 1]
  const below = lines.filter(
    other => other !== following && other.page === line.page && near(other.x, line.x) && other.gap > withinBlock,
  )
  return [...(following ? [following] : []), ...below]
}

/** In letter heights: a larger gap above a line begins another block. */
const withinBlock = 8

/** The text of a line. A hyphen before the rest of an address is no bullet: '-st-clair' after 'linkedin.com/in/bea'. */
function printed(line: Line): string {
  const [word, ...more] = line.cells.flatMap(cell => cell.words)
  return line.bullet && word && more.length === 0 ? word.text : line.text
}

function goesOn(text: string, { last, next, lines }: { last: Line; next: Line; lines: Line[] }): boolean {
  const drop = (next.baseline - last.baseline) / last.size
  if (next.page !== last.page || drop < 0.5 || drop > 1.9) return false
  const [end = '', start = ''] = [text.match(/(?<!\S)\S+$/)?.[0], printed(next).match(/^\S+/)?.[0]]
  if (next.bullet) return /linkedin\.com\/in\/[\w-]+$/i.test(end) && /^-[a-z\d-]+$/i.test(printed(next))
  const handle = /linkedin\s*[:|]\s*[\w-]+-$/i.test(text)
  if (/linkedin\s*[:|]$/i.test(text)) return /^[a-z\d-]{3,60}$/i.test(next.text) && /\d|-/.test(next.text)
  // 'Italia.' and 'without any noise.' end a sentence; 'jan.' may continue on the next line as an e-mail address.
  const isSentence = /^\p{Lu}\p{Ll}+\.$/u.test(end) || /(?:^|\s)\p{L}+\s\p{L}+\s\p{L}+\.$/u.test(text)
  const isWrapped = /^[\w.%+-]*@/.test(start) && !isSentence
  if (!handle && !/@|linkedin\.com|:\/\//i.test(end) && !isWrapped) return false
  if (/\w[-_./@]$/.test(end) || (/^[.@]\w/.test(start) && /\w$/.test(end))) return true
  const beside = lines.filter(other => other.page === last.page && near(other.x, last.x))
  const edge = Math.max(...beside.map(other => other.right))
  // A text with a dot may be a website, so it continues an e-mail address only if the address has an incomplete domain.
  const rest = isIncomplete(end) ? /^(?!www\.)[a-z\d.-]{1,30}(?=$|\s?[,;|•·])/ : /^[a-z\d-]{1,30}$/
  return near(next.x, last.x) && rest.test(next.text) && last.right > edge - last.size
}

/** True for an address with an incomplete domain: 'jan@post', 'jan@post.exa'. */
function isIncomplete(address: string) {
  const [, domain] = address.match(/@([^@]*)$/) ?? []
  const ending = domain?.match(/\.([a-z]+)$/i)?.[1]
  return domain !== undefined && (ending === undefined || !isTopLevel(ending.toLowerCase()))
}

/** True for an address that ends in a country's or a common top-level domain, or in '.example'. */
export const endsInDomain = (address: string) => !isIncomplete(address) || address.endsWith('.example')

const isTopLevel = (ending: string) =>
  usualDomain.test(ending) || (ending.length === 2 && regions.of(ending.toUpperCase()) !== undefined)

const usualDomain = new RegExp(`^${contactWords.domains}$`)
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

const near = (one: number, other: number) => Math.abs(one - other) < 3
