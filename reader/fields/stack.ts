import type { FieldValue } from '../evidence.ts'
import { belowHeading, type Section } from '../lines/sections.ts'
import { plainWords } from '../words/lists.ts'
import { skills } from '../words/resumes.ts'
import { keyOf, technologiesIn, technologyNamed } from '../words/technologies.ts'
import { itemsOf } from './skillItems.ts'

/**
 * The skills listed in the skills sections, as printed. If few skills are listed, the skills named in jobs and projects
 * are added. The guideline 'Focus on backend skills' sorts backend skills first and removes no skill.
 */
export function findStack(sections: Section[], { guideline = '', few = fewListed }: Wish = {}): FieldValue[] {
  const listed = new Map<string, FieldValue>()
  for (const lines of sections.filter(section => section.kind === 'skills').map(belowHeading)) {
    for (const item of itemsOf(lines))
      add(listed, { value: item, from: lines, confidence: technologyNamed(item) ? 0.97 : 0.8 })
  }
  if (listed.size < few) {
    const searched = sections.filter(({ kind }) => listed.size === 0 || /experience|projects|summary/.test(kind))
    for (const line of searched.flatMap(section => section.lines))
      for (const value of technologiesIn(line.text)) add(listed, { value, from: [line], confidence: 0.75 })
  }
  return orderBy(guideline, [...listed.values()]).slice(0, mostItems)
}

/** `few`: if fewer skills are listed, the skills named in jobs and projects are added. */
type Wish = { guideline?: string | undefined; few?: number }

const fewListed = 3
const mostItems = 60

function add(listed: Map<string, FieldValue>, item: FieldValue) {
  const key = keyOf(technologyNamed(item.value) ?? item.value)
  if (!listed.has(key)) listed.set(key, item)
}

const sides = skills.sides.map(({ asked, skills }) => ({
  asked: new RegExp(`\\b${asked}\\b`, 'i'),
  skills: new RegExp(`^${skills}$`, 'is'),
}))

function orderBy(guideline: string, items: FieldValue[]): FieldValue[] {
  const side = sides.find(({ asked }) => asked.test(guideline))?.skills
  const asked = new Set(plainWords(guideline))
  const first = ({ value }: FieldValue) =>
    side?.test(value) || (value.length > 1 && plainWords(value).every(word => asked.has(word)))
  return [...items.filter(first), ...items.filter(item => !first(item))]
}
