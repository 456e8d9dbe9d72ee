import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Layout } from '../pages/layout.ts'
import { documentKind, readDocument } from '../readResume.ts'
import type { Labels } from './resumes/labels.ts'

/** Labels made by hand. A field whose value is unknown is missing. */
type GivenLabels = { file: string; family?: string; portfolioUrls_alt?: string[] } & Partial<Labels>

/**
 * A resume of a folder with its labels, and its weight in a fit. `isKnown` is true for a field whose label is given.
 */
export type LabelledResume = {
  file: string
  family: string
  layout: Layout
  labels: Labels
  isKnown: (field: string) => boolean
  weight: number
}

/** Reads the resumes of the folders on the command line. The larger a folder, the smaller the weight of each file. */
export async function* readLabelled(): AsyncGenerator<LabelledResume> {
  for (const folder of process.argv.slice(2).filter(argument => !argument.startsWith('--'))) {
    const all = JSON.parse(readFileSync(path.join(folder, 'labels.json'), 'utf8')) as GivenLabels[]
    for (const label of all) {
      const bytes = readFileSync(path.join(folder, label.file))
      const kind = documentKind(bytes)
      if (!kind) continue
      const layout = await readDocument(bytes, kind)
      // Null in a role or tech stack means unknown. Null in any other field means that the field must stay empty.
      const given: Record<string, unknown> = label
      const isKnown = (field: string) =>
        field in given && !((field === 'role' || field === 'techStack') && given[field] === null)
      const weight = 1 / Math.sqrt(all.length)
      yield { file: label.file, family: label.family ?? label.file, layout, labels: whole(label), isKnown, weight }
    }
  }
}

function whole(label: GivenLabels): Labels {
  const texts = (key: keyof GivenLabels) => [label[key] ?? []].flat(2).map(String)
  return {
    ...{ name: '', email: '', phone: null, linkedinUrl: null, role: null, area: '', seniority: null, summary: null },
    ...label,
    portfolioUrls: [...texts('portfolioUrls'), ...texts('portfolioUrls_alt')],
    ...{ name_alt: texts('name_alt'), role_alt: texts('role_alt'), area_alt: texts('area_alt') },
    ...{ seniority_alt: texts('seniority_alt'), techStack: texts('techStack'), techStack_alt: texts('techStack_alt') },
    previousCompanies: (label.previousCompanies ?? []).map(post => ({
      ...{ ...post, company: post.company ?? '', title: post.title ?? '' },
    })),
  }
}

/** The rows in two parts, each with half of the families. */
export function halvesOf<Row extends { family: string }>(rows: Row[]): [Row[], Row[]] {
  const families = [...new Set(rows.map(({ family }) => family))]
  const side = (row: Row) => families.indexOf(row.family) % 2
  return [rows.filter(row => side(row) === 0), rows.filter(row => side(row) === 1)]
}
