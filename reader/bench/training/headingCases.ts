import { headingTokens, usualWords, type Words } from '../../lines/headingTokens.ts'
import { type HeadedLines, kindTokens } from '../../lines/kindTokens.ts'
import { type Line, orderLines } from '../../lines/lines.ts'
import { partLines } from '../../lines/sections.ts'
import { documentKind, readDocument } from '../../readResume.ts'
import type { Tokens } from '../../text/tokenModel.ts'
import { type SectionKind, sectionKinds } from '../../words/resumes.ts'
import type { Random } from '../random.ts'
import type { GeneratedResume } from '../resumes/resumes.ts'

/** The lines of a resume, the kind of each line that is a heading, and the indexes of headings in a margin. */
export type MarkedLines = { family: string; lines: Line[]; kinds: (SectionKind | undefined)[]; inMargin: Set<number> }

/** A training case: the tokens of a line, its class, and its weight. */
export type Case = { seen: Tokens; right: number; weight: number }

/** The cases of a resume for two models: whether a line is a heading, and the kind of a heading. */
export type Cases = { heading: Case[]; kind: Case[] }

/** The lines of a resume with marked headings. Undefined if the layout prints other headings than the person's. */
export async function markHeadings({ bytes, family, headings }: GeneratedResume): Promise<MarkedLines | undefined> {
  const document = documentKind(bytes)
  if (!document) return undefined
  const kindOf = new Map(headings.map(({ text, kind }) => [lettersOf(text), kind]))
  const parted = partLines(orderLines(await readDocument(bytes, document)))
  const { lines } = parted
  const kinds = lines.map(line => (line.bullet ? undefined : kindOf.get(lettersOf(line.text))))
  if (kinds.filter(kind => kind !== undefined).length < 3) return undefined
  const inMargin = new Set(lines.flatMap((line, at) => (parted.headings.has(line) ? [at] : [])))
  return { family, lines, kinds, inMargin }
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '')

/** The cases of an unchanged resume. */
export const plainCases = (marked: MarkedLines) => casesOf(marked, usualWords, 1)

/** The cases of a resume with changed formats of headings. For 45 % of the headings, all words count as unknown. */
export function variedCases(marked: MarkedLines, random: Random): Cases {
  const varied = { ...marked, lines: withOtherLooks(marked, random) }
  const hidden = new Set(
    varied.lines.flatMap(({ text }, at) => (varied.kinds[at] && random.next() < 0.45 ? [text] : [])),
  )
  const words: Words = {
    known: text => (hidden.has(text) ? undefined : usualWords.known(text)),
    near: text => (hidden.has(text) ? undefined : usualWords.near(text)),
  }
  return casesOf(varied, words, 0.7)
}

function casesOf({ lines, kinds, inMargin }: MarkedLines, words: Words, weight: number): Cases {
  const heading = headingTokens(lines, words).flatMap((seen, at) =>
    seen && !inMargin.has(at) ? [{ seen, right: kinds[at] ? 1 : 0, weight }] : [],
  )
  const sections: (HeadedLines & { kind?: SectionKind })[] = [{ heading: undefined, lines: [] }]
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

/** Changes the format of all headings of a resume, and their distance from the text. */
function withOtherLooks({ lines, kinds }: MarkedLines, random: Random): Line[] {
  const often = (share: number) => random.next() < share
  const sometimes = (share: number, from: number, to: number) => (often(share) ? from + random.next() * (to - from) : 1)
  const [ratio, above, below, spread] = [
    ...[sometimes(0.5, 0.75, 1.3), sometimes(0.6, 0.5, 1.6), sometimes(0.6, 0.8, 2), sometimes(0.5, 0.7, 1.4)],
  ] as [number, number, number, number]
  const isBold = often(0.3) ? often(0.5) : undefined
  const casing = often(0.3) ? (often(0.6) ? upperCased : sentenceCased) : (text: string) => text
  return lines.map((line, at) => {
    const isNear = line.gap < 8
    if (!kinds[at]) {
      const wider = kinds[at - 1] ? below : line.gap > 1.5 ? spread : 1
      return { ...line, gap: isNear ? line.gap * wider : line.gap }
    }
    const look = { size: line.size * ratio, bold: isBold ?? line.bold, text: casing(line.text) }
    return { ...line, ...look, gap: isNear ? line.gap * above : line.gap }
  })
}

const upperCased = (text: string) => text.toUpperCase()
const sentenceCased = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()
