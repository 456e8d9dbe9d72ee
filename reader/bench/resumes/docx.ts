import { seededRandom } from '../random.ts'
import { periodOf } from './dates.ts'
import type { HeadingKind } from './headings.ts'
import type { Resume } from './invent.ts'
import { paragraph, table, wordFile } from './word/markup.ts'

/** The resume as a Word file: styled headings or bold ones, dates behind a tab or in a table. */
export function drawDocx(resume: Resume): Uint8Array {
  const random = seededRandom(`${resume.seed} ${resume.language.key} word`)
  const [styled, tabled] = [random.next() < 0.5, random.next() < 0.35]
  const heading = (text: string) =>
    styled
      ? paragraph([{ text }], { style: 'Heading1' })
      : paragraph([{ text: text.toUpperCase(), bold: true, size: 26 }])
  const title = (kind: HeadingKind) => heading(resume.headings[kind])
  const contact = [
    resume.email,
    resume.phone,
    resume.city,
    resume.linkedin && `linkedin.com/in/${resume.linkedin}`,
    resume.site,
  ]
  const jobs = resume.jobs.map(job => {
    const dates = periodOf(resume, job)
    const what = [paragraph([{ text: job.title, bold: true }]), paragraph([{ text: `${job.firm}, ${job.city}` }])]
    const deeds = job.deeds.map(text => paragraph([{ text }], { level: 0 }))
    if (tabled) return table([[paragraph([{ text: dates }]), [...what, ...deeds].join('')]])
    return [paragraph([{ text: job.title, bold: true }, { text: `\t${dates}` }]), what[1], ...deeds].join('')
  })
  const skills = resume.skills.flatMap(({ items }) => items)
  const body = [
    styled
      ? paragraph([{ text: `${resume.name.first} ${resume.name.last}` }], { style: 'Title' })
      : paragraph([{ text: `${resume.name.first} ${resume.name.last}`, bold: true, size: 44 }]),
    resume.headline ? paragraph([{ text: resume.headline, size: 26 }]) : '',
    paragraph([{ text: contact.filter(Boolean).join(' | ') }]),
    resume.summary ? title('summary') + paragraph([{ text: resume.summary }]) : '',
    jobs.length > 0 ? title('experience') : '',
    ...jobs,
    skills.length > 0 ? title('skills') + paragraph([{ text: skills.join(', ') }]) : '',
    title('education'),
    ...resume.education.map(({ degree, school, from, to }) =>
      paragraph([{ text: `${degree}, ${school}, ${from} – ${to}` }]),
    ),
    title('languages'),
    paragraph([{ text: resume.speaks.join(', ') }]),
  ]
  return wordFile(body.join(''))
}
