import type { SectionKind } from '../../../api/language/resumes.ts'
import { seededRandom } from '../../random.ts'
import type { Job, Month, Resume } from './invent.ts'

/** What a layout is made of: each part in the forms that people give it, one form for a whole resume. */
export type Parts = ReturnType<typeof partsOf>

export function partsOf(resume: Resume, layout: string) {
  const random = seededRandom(`${resume.seed} ${resume.language.key} ${layout} looks`)
  const often = (share: number) => random.next() < share
  const pick = <Item>(items: readonly Item[]) => random.pick(items as [Item, ...Item[]])
  const { language } = resume
  const dateForm = pick(dateForms)
  const now = pick(language.now)
  const dash = pick([' – ', ' - ', '–', ' — ', ` ${language.to} `])
  const entryForm = pick(entryForms)
  const skillForm = pick(['commas', 'groups', 'lines', 'bullets', 'chips', 'dots', 'pipes', 'levels'])
  const bullet = pick(['disc', 'disc', '"– "', '"▪ "', '"» "', 'none'])
  const linkForm = pick(['printed', 'printed', 'bare', 'text', 'handle'])
  const nameForm = pick(['plain', 'plain', 'capitals', 'lastCapitals', 'twoLines'])
  const headingForm = pick(['capitals', 'plain', 'plain', 'colon'])
  const ligatures = often(0.15)
  const soften = often(0.3)
  const headings = new Map<SectionKind, string>()
  const fontSize = pick([9, 9.5, 10, 10.5, 11])

  const printed = (text: string) => {
    const soft = soften ? text.replace(/\p{L}{12,}/gu, word => `${word.slice(0, 6)}\u00ad${word.slice(6)}`) : text
    return escapeHtml(ligatures ? soft.replaceAll('fi', '\ufb01').replaceAll('fl', '\ufb02') : soft)
  }

  const month = ({ year, month: index }: Month) => {
    const number = String(index + 1).padStart(2, '0')
    const forms: Record<(typeof dateForms)[number], string> = {
      long: `${language.months[index]} ${year}`,
      short: `${language.shortMonths[index]} ${year}`,
      slash: `${number}/${year}`,
      dot: `${number}.${year}`,
      iso: `${year}-${number}`,
      year: `${year}`,
      apostrophe: `${language.shortMonths[index]} ’${String(year).slice(2)}`,
      comma: `${language.months[index]}, ${year}`,
    }
    return forms[dateForm]
  }
  const sinceForm = often(0.12)
  const period = ({ from, to }: { from: Month; to: Month | undefined }) => {
    if (!to && sinceForm) return `${language.since} ${month(from)}`
    if (dateForm === 'year' && to && to.year === from.year) return `${from.year}`
    return `${month(from)}${dash}${to ? month(to) : now}`
  }

  const heading = (kind: SectionKind) => {
    const text = headings.get(kind) ?? pick(language.headings[kind] ?? ['Other'])
    headings.set(kind, text)
    const form = headingForm === 'capitals' ? text.toUpperCase() : headingForm === 'colon' ? `${text}:` : text
    return `<h2>${escapeHtml(form)}</h2>`
  }

  const name = () => {
    const { first, last } = resume.name
    const forms: Record<string, string> = {
      plain: `${first} ${last}`,
      capitals: `${first} ${last}`.toLocaleUpperCase(),
      lastCapitals: `${first} ${last.toLocaleUpperCase()}`,
    }
    const text = forms[nameForm]
    return text ? `<h1>${escapeHtml(text)}</h1>` : `<h1>${escapeHtml(first)}<br>${escapeHtml(last)}</h1>`
  }

  const link = (url: string, text: string) => `<a href="${url}">${escapeHtml(text)}</a>`
  const linkedin = () => {
    if (!resume.linkedin) return undefined
    const url = `https://www.linkedin.com/in/${resume.linkedin}`
    const forms: Record<string, string> = {
      printed: link(url, `linkedin.com/in/${resume.linkedin}`),
      bare: escapeHtml(`www.linkedin.com/in/${resume.linkedin}`),
      text: link(url, 'LinkedIn'),
      handle: `LinkedIn: ${escapeHtml(resume.linkedin)}`,
    }
    return forms[linkForm]
  }
  const site = () => {
    if (!resume.site) return undefined
    return link(resume.site.startsWith('http') ? resume.site : `https://${resume.site}`, resume.site)
  }

  /** How to be reached, one item each; `labels` before them as words, `icons` as glyphs. */
  const contact = ({ labels = often(0.4), icons = false } = {}) => {
    const email = `<a href="mailto:${resume.email}">${escapeHtml(resume.email)}</a>`
    const city = `${resume.city}${often(0.4) ? `, ${language.country}` : ''}`
    const items: [string | undefined, string[], string][] = [
      [often(0.7) ? email : escapeHtml(resume.email), language.labels.email, '\uf507'],
      [resume.phone && escapeHtml(resume.phone), language.labels.phone, '\uf5ac'],
      [escapeHtml(city), language.labels.address, '\uf46b'],
      [linkedin(), [], '\uf4c5'],
      [site(), [], '\uf45a'],
    ]
    const shown = items.flatMap(([text, words, icon]) => {
      if (!text) return []
      const label = labels && words.length > 0 ? `${pick(words)}: ` : ''
      return [`${icons ? `<i>${icon}</i> ` : ''}${escapeHtml(label)}${text}`]
    })
    return often(0.5) ? shown : [...shown].sort((one, other) => one.length - other.length)
  }

  const deeds = (job: Job) => {
    if (job.deeds.length === 0) return ''
    if (bullet === 'none' && often(0.5))
      return `<p class="prose">${job.deeds.map(deed => `${printed(deed)}.`).join(' ')}</p>`
    return `<ul style='list-style-type:${bullet === 'none' ? 'square' : bullet}'>${job.deeds.map(deed => `<li>${printed(deed)}</li>`).join('')}</ul>`
  }

  const withCity = often(0.6)
  /** An entry with its dates where the form puts them, or without them where the layout does. */
  const entry = (job: Job, { dated = true, form = entryForm }: { dated?: boolean; form?: EntryForm } = {}) => {
    const [firm, title] = [printed(job.firm), printed(job.title)]
    const dates = dated ? `<span class="dates">${escapeHtml(period(job))}</span>` : ''
    const city = withCity ? escapeHtml(job.city) : ''
    const forms: Record<EntryForm, string> = {
      titleFirst: `<div class="row"><b>${title}</b>${dates}</div><div class="firm">${firm}${city && `, ${city}`}</div>`,
      firmFirst: `<div class="row"><b>${firm}</b>${dates}</div><div class="title"><em>${title}</em>${city && ` | ${city}`}</div>`,
      firmCity: `<div class="row"><b>${firm}</b><span>${city}</span></div><div class="row"><em>${title}</em>${dates}</div>`,
      oneLine: `<div class="row"><span><b>${title}</b>, ${firm}${city && `, ${city}`}</span>${dates}</div>`,
      firmLine: `<div class="row"><span><b>${firm}</b> — ${title}</span>${dates}</div>`,
      pipes: `<div><b>${title}</b> | ${firm}${city && ` | ${city}`}${dated ? ` | ${escapeHtml(period(job))}` : ''}</div>`,
      datesBelow: `<div><b>${title}</b></div><div>${firm}${city && ` · ${city}`}</div><div class="soft">${escapeHtml(dated ? period(job) : '')}</div>`,
      datesAbove: `<div class="soft">${escapeHtml(dated ? period(job) : '')}</div><div><b>${title}</b></div><div><em>${firm}</em></div>`,
      brackets: `<div><b>${firm}</b>${dated ? ` (${escapeHtml(period(job))})` : ''}</div><div>${title}</div>`,
      at: `<div class="row"><span><b>${title}</b> @ <b>${firm}</b></span>${dates}</div>`,
    }
    return `<section class="entry">${forms[form]}${deeds(job)}</section>`
  }

  const experience = (options?: { dated?: boolean; form?: EntryForm }) =>
    resume.jobs.map(job => entry(job, options)).join('')

  const skills = (form = skillForm) => {
    const all = [...resume.skills.flatMap(({ items }) => items), ...resume.soft]
    const labelled = resume.skills.some(({ label }) => label)
    if (labelled && form !== 'levels') {
      const groups = [
        ...resume.skills,
        ...(resume.soft.length > 0 ? [{ label: 'Soft skills', items: resume.soft }] : []),
      ]
      return groups
        .map(({ label, items }) => `<div><b>${label}:</b> ${items.map(escapeHtml).join(', ')}</div>`)
        .join('')
    }
    const list = (separator: string) => `<p>${all.map(escapeHtml).join(separator)}</p>`
    const forms: Record<string, () => string> = {
      commas: () => list(', '),
      groups: () => list(', '),
      pipes: () => list(' | '),
      dots: () => list(' • '),
      lines: () => all.map(item => `<div>${escapeHtml(item)}</div>`).join(''),
      bullets: () => `<ul>${all.map(item => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`,
      chips: () => `<div class="chips">${all.map(item => `<span>${escapeHtml(item)}</span>`).join('')}</div>`,
      levels: () =>
        all
          .map(
            item =>
              `<div class="row"><span>${escapeHtml(item)}</span><span>${pick(['●●●●○', '●●●○○', '★★★★', '80 %', '4/5'])}</span></div>`,
          )
          .join(''),
    }
    return forms[form]?.() ?? list(', ')
  }

  const education = (dated = true) =>
    resume.education
      .map(
        ({ degree, school, from, to }) =>
          `<section class="entry"><div class="row"><b>${escapeHtml(degree)}</b>${dated ? `<span class="dates">${from}${dash}${to}</span>` : ''}</div><div>${escapeHtml(school)}</div></section>`,
      )
      .join('')

  const speaks = () =>
    often(0.5)
      ? `<p>${resume.speaks.map(escapeHtml).join(', ')}</p>`
      : resume.speaks.map(item => `<div>${escapeHtml(item)}</div>`).join('')
  const section = (kind: SectionKind, body: string) => (body ? `${heading(kind)}${body}` : '')
  const extras = () =>
    [
      section(
        'projects',
        resume.projects
          .map(({ name: title, text }) => `<div><b>${escapeHtml(title)}</b></div><p>${escapeHtml(text)}</p>`)
          .join(''),
      ),
      section('certificates', resume.certificates.map(text => `<div>${escapeHtml(text)}</div>`).join('')),
      section(
        'volunteering',
        resume.volunteering
          ? `<div class="row"><span>${resume.volunteering.role}, ${resume.volunteering.place}</span><span class="dates">${resume.volunteering.year}</span></div>`
          : '',
      ),
      section(
        'other',
        resume.references
          ? `<div>${escapeHtml(resume.references.name)}</div><div>${escapeHtml(resume.references.phone)}</div><div>${resume.references.email}</div>`
          : '',
      ),
      resume.language.clause ? `<p class="small">${resume.language.clause}</p>` : '',
    ].join('')
  const headline = () => (resume.headline ? `<div class="headline">${printed(resume.headline)}</div>` : '')
  const summary = () => (resume.summary ? section('summary', `<p class="prose">${printed(resume.summary)}</p>`) : '')
  const born = () => (language.labels.born && often(0.5) ? escapeHtml(language.labels.born) : undefined)

  return {
    resume,
    random,
    often,
    pick,
    name,
    headline,
    contact,
    summary,
    heading,
    section,
    entry,
    experience,
    skills,
    education,
    speaks,
    extras,
    period,
    deeds,
    printed,
    born,
    fontSize,
  }
}

const dateForms = ['long', 'short', 'slash', 'dot', 'iso', 'year', 'apostrophe', 'comma', 'slash', 'short'] as const
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
export type EntryForm = (typeof entryForms)[number]

export function escapeHtml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
