import type { Clues, FieldValue } from '../evidence.ts'
import type { Job } from '../fields/jobs.ts'
import type { Line } from '../lines/lines.ts'
import type { Section } from '../lines/sections.ts'
import { type Places, wordsOf } from '../places.ts'
import type { Template } from '../templates/templates.ts'
import type { Facts, Provenance } from '../types.ts'
import { certificatesOf, licencesOf } from './certificates.ts'
import { educationOf } from './education.ts'
import { homeOf } from './home.ts'
import { languagesOf } from './languages.ts'
import { periodOf } from './periods.ts'
import { settingsOf } from './postPlaces.ts'

/** A reading with clues, which have the confidence of positions, and the known template of the document, if any. */
type ReadResult = { jobs: Job[]; lines: Line[]; sections: Section[]; clues: Clues; template: Template | undefined }

/** Facts of a resume in addition to the fields of the form, each with its position on the page. */
export function factsOf({ jobs, lines, sections, clues, template }: ReadResult, places: Places): Facts {
  const about = sections.filter(({ kind }) => kind === 'top' || kind === 'contact').flatMap(section => section.lines)
  const { town, country } = homeOf(about.length > 0 ? about : lines.slice(0, fewLines))
  const sited = ({ from, confidence }: Pick<FieldValue, 'from' | 'confidence'>, texts: string[] = []): Provenance => {
    const found = places.find(texts, from)
    const isWhole = texts.length > 0 && found.every(things => things.length > 0)
    const { page = null, box = null } = places.place(isWhole ? found.flat() : wordsOf(from)) ?? {}
    return { confidence, page, box }
  }
  const studies = sections.filter(({ kind }) => kind === 'education')
  const learnt = template?.education?.(studies) ?? educationOf(studies)
  const settings = settingsOf(jobs)
  const one = (found: FieldValue | undefined) => found && { value: found.value, ...sited(found, [found.value]) }
  return {
    posts: jobs.map((job, at) => {
      const { place: read, kind } = settings[at] ?? {}
      const { dates, from, place = read } = job
      const { confidence } = clues.previousCompanies[at] ?? job
      const texts = dates ? [dates.text] : []
      return {
        ...periodOf(dates),
        place: place ?? null,
        kind: kind ?? null,
        ...sited({ from, confidence }, texts),
      }
    }),
    town: one(town) ?? null,
    country: one(country) ?? null,
    languages: languagesOf(sections).map(found => ({
      ...{ language: found.value, level: found.level ?? null },
      ...sited(found, [found.value]),
    })),
    education: learnt.map(({ degree, field, school, from, to, confidence, ...rest }) => ({
      ...{ degree: degree ?? null, field: field ?? null, school: school ?? null, from, to },
      ...sited({ from: rest.lines, confidence }),
    })),
    certificates: certificatesOf(sections).map(found => ({
      ...{ name: found.value, issuer: found.issuer ?? null, from: found.since ?? null, expires: found.expires ?? null },
      ...sited(found, [found.value]),
    })),
    licences: licencesOf(lines).map(found => ({ value: found.value, ...sited(found, [found.value]) })),
  }
}

/** The number of first lines to search for the home, in a resume without a section of contacts. */
const fewLines = 8
