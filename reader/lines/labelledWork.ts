import { captioned } from '../text/captions.ts'
import { headingKind } from '../text/headings.ts'
import type { Line } from './lines.ts'
import type { Part } from './partsByContent.ts'

/**
 * Takes headings for text where labelled positions go on below them: 'About the firm' stands within a position if another
 * 'Company: …' follows, labelled as those above it.
 */
export function joinLabelledWork(sections: Part[]): Part[] {
  const joined: Part[] = []
  for (let at = 0; at < sections.length; ) {
    const end = endOfWork(sections, at)
    const [first, ...others] = sections.slice(at, end)
    if (first) joined.push({ ...first, lines: [...first.lines, ...others.flatMap(linesOf)] })
    at = end
  }
  return joined
}

const linesOf = ({ heading, lines }: Part) => (heading ? [heading, ...lines] : lines)

/** The section after the last one in which the labelled positions of this one go on. */
function endOfWork(sections: Part[], at: number): number {
  const labels = new Set(sections[at]?.kind === 'experience' ? sections[at].lines.map(employerLabel) : [])
  labels.delete(undefined)
  let end = at + 1
  if (labels.size === 0) return end
  for (const [further, { kind, heading, lines }] of sections.slice(at + 1).entries()) {
    if (!heading || kind === 'experience' || isOther(heading)) break
    if (lines.some(line => labels.has(employerLabel(line)))) end = at + further + 2
  }
  return end
}

/** What stands before the name of an employer: 'Company: ' or 'Firma – '. */
function employerLabel({ text }: Line): string | undefined {
  const { caption, value = '' } = captioned(text) ?? {}
  return caption === 'company' && value !== '' ? text.slice(0, -value.length) : undefined
}

/** True for a known heading of something else; a profile within the work is that of a post. */
const isOther = ({ text }: Line) => !['summary', undefined].includes(headingKind(text))
