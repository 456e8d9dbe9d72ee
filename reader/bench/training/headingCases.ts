import { headingTokens, usualWords, type Words } from '../../lines/headingTokens.ts'
import { type Headed, kindTokens } from '../../lines/kindTokens.ts'
import { type Line, orderLines } from '../../lines/lines.ts'
import { partLines } from '../../lines/sections.ts'
import type { Layout } from '../../pages/layout.ts'
import type { Seen } from '../../text/tokenModel.ts'
import { type SectionKind, sectionKinds } from '../../words/resumes.ts'
import type { Random } from '../random.ts'
import type { HeadingKind } from '../resumes/languages.ts'

/** A resume's lines, of which kind each heading among them is, and which were told by their margin. */
export type MarkedLines = { family: string; lines: Line[]; kinds: (SectionKind | undefined)[]; inMargin: Set<number> }

/** The lines of a resume with its headings marked; undefined where a layout prints other headings than the person's. */
export function markHeadings(
  layout: Layout,
  { family, headings }: { family: string; headings: { text: string; kind: HeadingKind }[] },
): MarkedLines | undefined {
  const told = new Map(headings.map(({ text, kind }) => [lettersOf(text), kind]))
  const parted = partLines(orderLines(layout))
  const { lines } = parted
  const kinds = lines.map(line => (line.bullet ? undefined : told.get(lettersOf(line.text))))
  if (kinds.filter(kind => kind !== undefined).length < 3) return undefined
  return {
    family,
    lines,
    kinds,
    inMargin: new Set(lines.flatMap((line, at) => (parted.headings.has(line) ? [at] : []))),
  }
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '')

/** What is seen, to which class it belongs, and how much the case counts. */
export type Case = { seen: Seen; right: number; weight: number }

/** What the two models learn from a resume. */
export type Cases = { heading: Case[]; kind: Case[] }

/** The cases of a resume as it is. */
export const plainCases = (marked: MarkedLines) => casesOf(marked, usualWords, 1)

/** The same with other looks of its headings, and with half of their words unknown. */
export function variedCases(marked: MarkedLines, random: Random): Cases {
  const varied = varyLooks(marked, random)
  const hidden = new Set(
    varied.lines.flatMap(({ text }, at) => (varied.kinds[at] && random.next() < hiddenShare ? [text] : [])),
  )
  const words: Words = {
    known: text => (hidden.has(text) ? undefined : usualWords.known(text)),
    near: text => (hidden.has(text) ? undefined : usualWords.near(text)),
  }
  return casesOf(varied, words, 0.7)
}

const hiddenShare = 0.45

function casesOf({ lines, kinds, inMargin }: MarkedLines, words: Words, weight: number): Cases {
  const heading = headingTokens(lines, words).flatMap((seen, at) =>
    seen && !inMargin.has(at) ? [{ seen, right: kinds[at] ? 1 : 0, weight }] : [],
  )
  const sections: (Headed & { kind?: SectionKind | undefined })[] = [{ heading: undefined, lines: [] }]
  for (const [at, line] of lines.entries()) {
    const kind = kinds[at]
    if (kind) sections.push({ heading: line, lines: [], kind })
    else sections.at(-1)?.lines.push(line)
  }
  const kind = sections.flatMap((section, at) =>
    section.kind ? [{ seen: kindTokens(sections, at, words), right: sectionKinds.indexOf(section.kind), weight }] : [],
  )
  return { heading, kind }
}

/** Changes how all headings of a resume are set, and how far they stand from the text. */
function varyLooks(marked: MarkedLines, random: Random): MarkedLines {
  const { lines, kinds } = marked
  const often = (share: number) => random.next() < share
  const between = (from: number, to: number) => from + random.next() * (to - from)
  const isResized = often(0.5)
  const ratio = between(0.75, 1.3)
  const above = often(0.6) ? between(0.5, 1.6) : 1
  const below = often(0.6) ? between(0.8, 2) : 1
  const weight = often(0.3) ? often(0.5) : undefined
  const isCased = often(0.3)
  const isUpper = often(0.6)
  const spread = often(0.5) ? between(0.7, 1.4) : 1
  const varied = lines.map((line, at) => {
    const gap = line.gap < 8 ? line.gap * (kinds[at] ? above : kinds[at - 1] ? below : 1) : line.gap
    if (!kinds[at]) return { ...line, gap: line.gap < 8 && line.gap > 1.5 && !kinds[at - 1] ? gap * spread : gap }
    return {
      ...line,
      gap,
      size: isResized ? line.size * ratio : line.size,
      bold: weight ?? line.bold,
      text: isCased ? (isUpper ? line.text.toUpperCase() : sentenceCased(line.text)) : line.text,
    }
  })
  return { ...marked, lines: varied }
}

const sentenceCased = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()
