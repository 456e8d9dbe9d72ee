import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Labels } from './resumes/labels.ts'
import type { GeneratedResume } from './resumes/resumes.ts'
import { withoutSpecialLetters } from './text.ts'

/** Writes resumes and a `labels.json` in the form of the evaluation data, so that its scorer takes them, too. */
export function writeResumes(folder: string, resumes: GeneratedResume[]) {
  mkdirSync(folder, { recursive: true })
  for (const { file, bytes } of resumes) writeFileSync(path.join(folder, file), bytes)
  writeFileSync(path.join(folder, 'labels.json'), `${JSON.stringify(resumes.map(labelOf), null, 1)}\n`)
  console.log(`Wrote ${resumes.length} resumes to ${folder}`)
}

/** A resume's labels as those of the evaluation data, with what it is beside them. */
export function labelOf({ file, language, family, producer, kind, part, labels }: GeneratedResume) {
  return { file, language, family, producer, kind, part, ...acceptanceLabels(labels) }
}

function acceptanceLabels({ jobs, summary, techAlso, roleAlso, areaAlso, seniorityAlso, ...labels }: Labels) {
  return {
    ...labels,
    name_alt: [withoutSpecialLetters(labels.name)],
    role_alt: roleAlso,
    area_alt: areaAlso,
    seniority_alt: seniorityAlso,
    techStack_alt: techAlso,
    previousCompanies: jobs.map(({ company, title, companyAlso = [], titleAlso = [], isOptional = false }) => ({
      ...{ company, title, company_alt: companyAlso, title_alt: titleAlso },
      ...(isOptional ? { optional: true } : {}),
    })),
    summary: summary === '' ? null : summary,
  }
}
