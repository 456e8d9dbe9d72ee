import type { Parts } from './parts.ts'

/** In which form a resume has its dates, entries, skills and links: one for the whole of it. */
export type Looks = ReturnType<typeof drawLooks>

/** The order of the draws decides what a seed draws. */
export function drawLooks({ often, pick }: Parts) {
  return {
    entryForm: pick(entryForms),
    skillForm: pick(skillForms),
    bullet: pick(['disc', 'disc', '"– "', '"▪ "', '"» "', 'none']),
    linkForm: pick(['printed', 'printed', 'bare', 'text', 'handle']),
    nameForm: pick(['plain', 'plain', 'capitals', 'lastCapitals', 'twoLines']),
    headingForm: pick(['capitals', 'plain', 'plain', 'colon']),
    hasLigatures: often(0.15),
    hasSoftHyphens: often(0.3),
    fontSize: pick([9, 9.5, 10, 10.5, 11]),
    withCity: often(0.6),
  }
}

const entryForms = [
  'titleFirst',
  'firmFirst',
  'firmCity',
  'oneLine',
  'firmLine',
  'pipes',
  'datesBelow',
  'datesAbove',
  'brackets',
  'at',
] as const
export type EntryForm = (typeof entryForms)[number] | 'bare'

const skillForms = ['commas', 'groups', 'lines', 'bullets', 'chips', 'dots', 'pipes', 'levels'] as const
export type SkillForm = (typeof skillForms)[number]
