import type { Resume } from './invent.ts'
import { escapeHtml, type Parts } from './parts.ts'

export const work = (p: Parts) => p.section('experience', p.experience())

/** What follows the head of a resume of one column, in one of the usual orders. */
export function body(p: Parts): string[] {
  const [skills, school] = [p.section('skills', p.skills()), p.section('education', p.education())]
  const order = p.pick([
    [work(p), school, skills],
    [skills, work(p), school],
    [school, work(p), skills],
    [work(p), skills, school],
  ])
  return [...order, p.section('languages', p.speaks()), p.extras()]
}

/** The usual sections in one of the usual orders, then what else there is; `given` are texts that a layout draws itself. */
export function sectionsOf(p: Parts, given: { experience?: string; education?: string; skills?: string } = {}) {
  const { headings, summary } = p.resume
  const kinds = {
    experience: given.experience ?? p.experience(),
    education: given.education ?? p.education(),
    skills: given.skills ?? p.skills(),
  }
  const order = p.pick([
    ['experience', 'education', 'skills'],
    ['skills', 'experience', 'education'],
    ['education', 'experience', 'skills'],
    ['experience', 'skills', 'education'],
  ] as const)
  const usual = [
    { kind: 'summary', heading: headings.summary, body: summary ? `<p class="prose">${p.printed(summary)}</p>` : '' },
    ...order.map(kind => ({ kind, heading: headings[kind], body: kinds[kind] })),
    { kind: 'languages', heading: headings.languages, body: p.speaks() },
  ]
  return [
    ...usual
      .filter(({ body }) => body !== '')
      .map(section => ({ ...section, heading: `<h2>${p.headed(section.heading)}</h2>` })),
    ...p.extraSections().map(([heading, body]) => ({ kind: 'other', heading, body })),
  ]
}

export const flat = (sections: { heading: string; body: string }[]) =>
  sections.map(({ heading, body }) => `${heading}${body}`).join('')

export function bar(p: Parts) {
  const contact = p.section('contact', stack(p.contact({ icons: p.often(0.4) })))
  return [
    contact,
    p.section('skills', p.skills()),
    p.section('languages', p.speaks()),
    p.section('education', p.education()),
    p.extras(),
  ].join('')
}

export const stack = (items: string[]) => items.map(item => `<div>${item}</div>`).join('')
export const line = (p: Parts, separator: string, options?: Parameters<Parts['contact']>[0]) =>
  `<div class="contact">${p.contact(options).join(separator.replace(/ {2,}/g, spaces => '\u00a0'.repeat(spaces.length)))}</div>`
export const tr = (left: string, right: string) => `<tr><td>${left}</td><td>${right}</td></tr>`
export const columns = (template: string) =>
  `.columns{display:grid;grid-template-columns:${template};gap:22px} .bar{padding:14px;align-self:stretch} .columns>*{overflow-wrap:anywhere;min-width:0}`

/** 'Telefon: 123' goes into two cells. */
export function labelled(items: (string | undefined)[]) {
  return items
    .filter(item => item !== undefined)
    .map(item => item.match(/^([^<:]{2,24}): (.*)$/) ?? [item, '', item])
    .map(([, label = '', text = '']) => tr(label && `${label}:`, text))
    .join('')
}

export const titleOf = ({ language }: Resume) => (language.key === 'de' ? 'Lebenslauf' : 'Curriculum Vitae')

/** LinkedIn breaks a long address where it likes and says of which kind it is. */
export function exportedLink({ linkedin }: Resume) {
  if (!linkedin) return ''
  const text = `www.linkedin.com/in/${linkedin}`
  const cut =
    text.length > 28 ? `${text.slice(0, text.indexOf('-') + 1)}<br>${text.slice(text.indexOf('-') + 1)}` : text
  return `<div><a href="https://www.linkedin.com/in/${linkedin}">${cut}</a> (LinkedIn)</div>`
}

export function page({ resume, fontSize, pick }: Parts, style: string, parts: string[]) {
  const family = pick(['Resume', 'Resume', 'Open Sans'])
  return `<!doctype html><html lang="${resume.language.key}"><head><meta charset="utf-8"><title>${escapeHtml(resume.name.last)}</title><style>
@page{size:A4;margin:14mm 15mm}
@font-face{font-family:Resume;src:url(http://fonts.example/LiberationSans-Regular.ttf)}
@font-face{font-family:Resume;font-weight:700;src:url(http://fonts.example/LiberationSans-Bold.ttf)}
@font-face{font-family:Resume;font-style:italic;src:url(http://fonts.example/LiberationSans-Italic.ttf)}
@font-face{font-family:FluentSystemIcons-Regular;src:url(http://fonts.example/FluentSystemIcons-Regular.ttf)}
body{font:${fontSize}pt/1.35 "${family}",sans-serif;margin:0;color:#222}
h1{font-size:22px;margin:0 0 2px} h2{font-size:13px;margin:12px 0 4px} .headline{margin:2px 0 4px}
p{margin:2px 0} ul{margin:2px 0;padding-left:18px} .row{display:flex;justify-content:space-between;gap:16px} .entry{margin:0 0 7px}
.chips span{margin-right:9px;display:inline-block} .small{font-size:7pt;margin-top:14px} .soft{color:#666} a{color:inherit;text-decoration:none}
i{font-family:FluentSystemIcons-Regular;font-style:normal} h1.plain{font-size:17px;font-weight:400}
${style}</style></head><body>${parts.filter(Boolean).join('\n')}</body></html>`
}

/** The texts of a job, ready for HTML. */
export type Texts = ReturnType<Parts['texts']>

/** A page of one column whose jobs are drawn in this way. */
export const withJobs = (p: Parts, style: string, draw: (texts: Texts) => string) =>
  page(p, style, [
    p.name(),
    p.headline(),
    p.often(0.5) ? line(p, ' | ') : stack(p.contact()),
    flat(sectionsOf(p, { experience: p.resume.jobs.map(job => draw(p.texts(job))).join('') })),
    p.clause(),
  ])

export const entry = (header: string, deeds: string) => `<section class="entry">${header}${deeds}</section>`
export const row = (left: string, right: string) =>
  `<div class="row"><span>${left}</span><span class="dates">${right}</span></div>`
export const joined = (separator: string, ...texts: string[]) => texts.filter(Boolean).join(separator)
