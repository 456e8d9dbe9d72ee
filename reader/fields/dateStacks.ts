import type { Line } from '../lines/lines.ts'
import { type Segment, segmentOf } from '../lines/segments.ts'
import { findDates, isLength } from '../text/dates.ts'

export type Words = Segment['words']
/** `Part`: the words of a date in one line. `Stack`: dates below each other that form one range together. */
export type Part = { line: Line; words: Words }
export type Stack = { parts: Part[]; text: string }

export const textOf = (words: Words) => words.map(word => word.text).join(' ')

/** Joins dates that follow each other closely, until a range is complete. */
export function stacksOf(parts: Part[]): Stack[] {
  const stacks: Stack[] = []
  for (const part of parts) {
    const open = stacks.at(-1)
    const last = open?.parts.at(-1)?.line
    const close = last && isNear(last, part.line)
    if (open && close && (!isWhole(open.text) || isLength(textOf(part.words)) || opening.test(open.text))) {
      const words = needsDash(open.text, textOf(part.words)) ? [dashBefore(part.words), part.words].flat() : part.words
      open.parts.push({ ...part, words })
      open.text = `${open.text} ${textOf(words)}`
    } else stacks.push({ parts: [part], text: textOf(part.words) })
  }
  return stacks
}

/** In letter heights: the maximum distance from one date of a stack to the next. */
const nextInStack = 2.9

/** True for two dates that form a range only with a dash between them. */
function needsDash(one: string, other: string): boolean {
  const isRange = (text: string) => {
    const dates = findDates(text)
    return dates.length === 1 && dates.some(date => date.range && date.text === text)
  }
  return !isRange(`${one} ${other}`) && isRange(`${one} – ${other}`)
}

/** A dash to insert before the second of two dates that are printed without a dash. */
export const dashBefore = ([word]: Words): Words => (word ? [{ ...word, text: '–', w: 0 }] : [])

/** True for a range with both ends, so that its stack is complete. */
const isWhole = (text: string) =>
  findDates(text).some(date => date.range && (/\d\)?$|\)$/.test(text) || date.open)) && !/[-–—]\s*$/.test(text)

/** Patterns for the two halves of a duration in brackets that wraps: '2019 – 2021 (2' and 'years)'. */
export const opening = /\([^()]{0,20}$/
export const closing = /^[^()]{1,20}\)$/

export const isNear = (one: Line, other: Line) =>
  one.page === other.page && other.baseline - one.baseline < other.size * nextInStack

/** True for a line between the dates of a stack: a dash before it belongs to the dates and is no bullet. */
export function isInStack(line: Line, stacks: Stack[]): boolean {
  return stacks.some(({ parts }) => {
    const [first, last] = [parts[0]?.line, parts.at(-1)?.line]
    if (!first || !last || first === last || first.page !== line.page) return false
    return line.baseline > first.baseline - 1 && line.baseline < last.baseline + 1
  })
}

/** The dates of a stack as one cell. */
export function cellOf({ parts, text }: Stack): Segment {
  const [first] = parts
  if (!first) throw new Error('A stack has at least one part')
  return { ...segmentOf(first.words), text, words: parts.flatMap(part => part.words) }
}
