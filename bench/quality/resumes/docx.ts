import { zipOf } from '../../../api/extraction/test/wordFiles.ts'
import { seededRandom } from '../../random.ts'
import { periodOf } from './dates.ts'
import type { HeadingKind } from './headings.ts'
import type { Resume } from './invent.ts'
import { escapeHtml } from './parts.ts'

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
    const deeds = job.deeds.map(text => paragraph([{ text }], { bullet: true }))
    if (tabled) return table([[paragraph([{ text: dates }])], [...what, ...deeds]])
    return [paragraph([{ text: job.title, bold: true }, { text: `\t${dates}` }]), what[1], ...deeds].join('')
  })
  const body = [
    styled
      ? paragraph([{ text: `${resume.name.first} ${resume.name.last}` }], { style: 'Title' })
      : paragraph([{ text: `${resume.name.first} ${resume.name.last}`, bold: true, size: 44 }]),
    resume.headline ? paragraph([{ text: resume.headline, size: 26 }]) : '',
    paragraph([{ text: contact.filter(Boolean).join(' | ') }]),
    resume.summary ? title('summary') + paragraph([{ text: resume.summary }]) : '',
    title('experience'),
    ...jobs,
    title('skills'),
    paragraph([{ text: resume.skills.flatMap(({ items }) => items).join(', ') }]),
    title('education'),
    ...resume.education.map(({ degree, school, from, to }) =>
      paragraph([{ text: `${degree}, ${school}, ${from} – ${to}` }]),
    ),
    title('languages'),
    paragraph([{ text: resume.speaks.join(', ') }]),
  ]
  const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
  const style = (id: string, name: string) =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`
  return zipOf({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/></Types>',
    '_rels/.rels': relations([['officeDocument', 'word/document.xml']]),
    'word/_rels/document.xml.rels': relations([
      ['styles', 'styles.xml'],
      ['numbering', 'numbering.xml'],
    ]),
    'word/styles.xml': `<w:styles ${namespace}>${style('Title', 'Title')}${style('Heading1', 'heading 1')}</w:styles>`,
    'word/numbering.xml': `<w:numbering ${namespace}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    'word/document.xml': `<w:document ${namespace}><w:body>${body.join('')}</w:body></w:document>`,
  })
}

type Words = { text: string; bold?: boolean; size?: number }

function paragraph(runs: Words[], { style, bullet }: { style?: string; bullet?: boolean } = {}) {
  const look = `<w:pPr>${style ? `<w:pStyle w:val="${style}"/>` : ''}${bullet ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : ''}</w:pPr>`
  const inside = runs.map(({ text, bold, size }) => {
    const properties = `<w:rPr>${bold ? '<w:b/>' : ''}${size ? `<w:sz w:val="${size}"/>` : ''}</w:rPr>`
    return `<w:r>${properties}${text.startsWith('\t') ? '<w:tab/>' : ''}<w:t xml:space="preserve">${escapeHtml(text.trim())}</w:t></w:r>`
  })
  return `<w:p>${look}${inside.join('')}</w:p>`
}

function table(cells: string[][]) {
  return `<w:tbl><w:tr>${cells.map(content => `<w:tc>${content.join('')}</w:tc>`).join('')}</w:tr></w:tbl>`
}

function relations(parts: [string, string][]) {
  const base = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${parts.map(([type, target], index) => `<Relationship Id="r${index}" Type="${base}/${type}" Target="${target}"/>`).join('')}</Relationships>`
}
