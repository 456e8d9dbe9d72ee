import { z } from 'zod'
import { chancesOf, tokenModel } from '../text/tokenModel.ts'
import { type SectionKind, sectionKinds } from '../words/resumes.ts'
import modelFile from './headingModel.json' with { type: 'json' }
import { headingTokens } from './headingTokens.ts'
import { type HeadedLines, kindTokens } from './kindTokens.ts'
import type { Line } from './lines.ts'

/*
 * Two trained models: `heading` finds headings by their style and by the lines around them; `kind` decides on the kind
 * of a section by the words of its heading and by the lines below it. `npm run train:reader` creates the file;
 * docs/decisions/052 has the figures.
 */
const { heading: headingModel, kind: kindModel } = z.object({ heading: tokenModel, kind: tokenModel }).parse(modelFile)

const isHeading = headingModel.classes.indexOf('heading')

/** The probability that a line is a heading, for each line, from 0 to 1. */
export function headingChances(lines: Line[]): number[] {
  return headingTokens(lines).map(seen => (seen ? (chancesOf(headingModel, seen)[isHeading] ?? 0) : 0))
}

/** The likely kind of each section, undefined for a section without a heading. */
export function likelyKinds(sections: HeadedLines[]): (SectionKind | undefined)[] {
  return sections.map(({ heading }, at) => {
    if (!heading) return undefined
    const chances = chancesOf(kindModel, kindTokens(sections, at))
    const likeliest = kindModel.classes[chances.indexOf(Math.max(...chances))]
    return sectionKinds.find(kind => kind === likeliest)
  })
}
