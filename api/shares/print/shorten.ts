import type { ProfileSnapshot } from '../snapshot/snapshot.ts'

/** Characters of a printed line. The length of a text is counted in whole lines. */
const LINE = 90

/** Maximum number of printed skills. */
const MOST_SKILLS = 60

const roomOf = (text: string) =>
  text.split('\n').reduce((sum, line) => sum + LINE * Math.max(1, Math.ceil(line.length / LINE)), 0)

/** The number of characters that the long texts of a profile take, counted in whole lines. */
export const printedLength = (shown: ProfileSnapshot): number => cut(shown, Number.POSITIVE_INFINITY).used

/**
 * Cuts the long texts of a profile to `room` characters. Later texts are cut first, so that the summary, the highlights
 * and the newest companies remain.
 */
export function shorten(shown: ProfileSnapshot, room: number): { shown: ProfileSnapshot; isCut: boolean } {
  const { shown: kept, isCut } = cut(shown, room)
  return { shown: kept, isCut }
}

function cut(shown: ProfileSnapshot, room: number) {
  let left = room
  let used = 0
  let isCut = shown.techStack.length > MOST_SKILLS

  function take(text: string): string {
    const fitting = beginningOf(text, left)
    if (fitting !== text) isCut = true
    const taken = fitting === '' ? 0 : roomOf(fitting)
    left -= taken
    used += taken
    return fitting
  }
  const takeAll = (texts: string[]) => texts.map(take).filter(text => text !== '')

  const summary = take(shown.summary)
  const keyHighlights = takeAll(shown.keyHighlights)
  const previousCompanies = shown.previousCompanies.flatMap((entry): ProfileSnapshot['previousCompanies'] => {
    if (typeof entry === 'string') return takeAll([entry])
    const company = take(entry.company)
    if (company === '' && entry.company !== '') return []
    return [{ company, title: take(entry.title), description: take(entry.description) }]
  })
  const portfolioUrls = shown.portfolioUrls.filter(url => take(url) === url)
  const techStack = shown.techStack.slice(0, MOST_SKILLS)
  return { shown: { ...shown, summary, keyHighlights, previousCompanies, portfolioUrls, techStack }, isCut, used }
}

/** The beginning of the text that fits into `room` characters, with an ellipsis; empty if not even one line fits. */
function beginningOf(text: string, room: number): string {
  if (roomOf(text) <= room) return text
  if (room < LINE) return ''
  const words = text.split(/(?<=\s)/u)
  const first = (count: number) => words.slice(0, count).join('')
  let [fits, tooMany] = [0, words.length]
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (roomOf(`${first(middle)}…`) <= room) fits = middle
    else tooMany = middle
  }
  const beginning = first(fits).trimEnd() || text.slice(0, LINE - 1)
  return `${beginning.replace(/(?<![\s.,;:–-])[\s.,;:–-]+$/u, '')}…`
}
