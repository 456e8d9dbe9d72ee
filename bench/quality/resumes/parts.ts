import { seededRandom } from '../../random.ts'
import { periodOf, type Stretch } from './dates.ts'
import type { HeadingKind } from './headings.ts'
import type { Job, Resume } from './invent.ts'
import { drawLooks, type EntryForm, type Looks } from './looks.ts'

/**
 * What a layout is made of: each part in the forms that people give it, one form for a whole resume. The forms are drawn
 * from the resume's seed in a fixed order, so that the bench draws the same resumes each time.
 */
export class Parts {
  readonly resume: Resume
  readonly #random: ReturnType<typeof seededRandom>
  readonly #looks: Looks

  constructor(resume: Resume, layout: string) {
    this.resume = resume
    this.#random = seededRandom(`${resume.seed} ${resume.language.key} ${layout} looks`)
    this.#looks = drawLooks(this)
  }

  get fontSize() {
    return this.#looks.fontSize
  }

  often = (share: number) => this.#random.next() < share

  pick = <Item>(items: readonly Item[]) => this.#random.pick(items as [Item, ...Item[]])

  printed(text: string) {
    const { hasLigatures, hasSoftHyphens } = this.#looks
    const soft = hasSoftHyphens
      ? text.replace(/\p{L}{12,}/gu, word => `${word.slice(0, 6)}\u00ad${word.slice(6)}`)
      : text
    return escapeHtml(hasLigatures ? soft.replaceAll('fi', '\ufb01').replaceAll('fl', '\ufb02') : soft)
  }

  period(stretch: Stretch) {
    return periodOf(this.resume, stretch)
  }

  heading(kind: HeadingKind) {
    const text = this.resume.headings[kind]
    const { headingForm } = this.#looks
    const form = headingForm === 'capitals' ? text.toUpperCase() : headingForm === 'colon' ? `${text}:` : text
    return `<h2>${escapeHtml(form)}</h2>`
  }

  section(kind: HeadingKind, body: string) {
    return body ? `${this.heading(kind)}${body}` : ''
  }

  name() {
    const { first, last } = this.resume.name
    const forms: Record<string, string> = {
      plain: `${first} ${last}`,
      capitals: `${first} ${last}`.toLocaleUpperCase(),
      lastCapitals: `${first} ${last.toLocaleUpperCase()}`,
    }
    const text = forms[this.#looks.nameForm]
    return text ? `<h1>${escapeHtml(text)}</h1>` : `<h1>${escapeHtml(first)}<br>${escapeHtml(last)}</h1>`
  }

  headline() {
    const { headline } = this.resume
    return headline ? `<div class="headline">${this.printed(headline)}</div>` : ''
  }

  summary() {
    const { summary } = this.resume
    return summary ? this.section('summary', `<p class="prose">${this.printed(summary)}</p>`) : ''
  }

  born() {
    const { born } = this.resume.language.labels
    return born && this.often(0.5) ? escapeHtml(born) : undefined
  }

  #linkedin() {
    const { linkedin } = this.resume
    if (!linkedin) return undefined
    const url = `https://www.linkedin.com/in/${linkedin}`
    const forms: Record<string, string> = {
      printed: link(url, `linkedin.com/in/${linkedin}`),
      bare: escapeHtml(`www.linkedin.com/in/${linkedin}`),
      text: link(url, 'LinkedIn'),
      handle: `LinkedIn: ${escapeHtml(linkedin)}`,
    }
    return forms[this.#looks.linkForm]
  }

  /** How to be reached, one item each; `labels` before them as words, `icons` as glyphs. */
  contact({ labels = this.often(0.4), icons = false } = {}) {
    const { often, pick } = this
    const { email, phone, city, site, language } = this.resume
    const mailto = `<a href="mailto:${email}">${escapeHtml(email)}</a>`
    const place = `${city}${often(0.4) ? `, ${language.country}` : ''}`
    const items: [string | undefined, string[], string][] = [
      [often(0.7) ? mailto : escapeHtml(email), language.labels.email, '\uf507'],
      [phone && escapeHtml(phone), language.labels.phone, '\uf5ac'],
      [escapeHtml(place), language.labels.address, '\uf46b'],
      [this.#linkedin(), [], '\uf4c5'],
      [site && link(site.startsWith('http') ? site : `https://${site}`, site), [], '\uf45a'],
    ]
    const shown = items.flatMap(([text, words, icon]) => {
      if (!text) return []
      const label = labels && words.length > 0 ? `${pick(words)}: ` : ''
      return [`${icons ? `<i>${icon}</i> ` : ''}${escapeHtml(label)}${text}`]
    })
    return often(0.5) ? shown : [...shown].sort((one, other) => one.length - other.length)
  }

  deeds({ deeds }: Job) {
    if (deeds.length === 0) return ''
    const { bullet } = this.#looks
    if (bullet === 'none' && this.often(0.5)) {
      return `<p class="prose">${deeds.map(deed => `${this.printed(deed)}.`).join(' ')}</p>`
    }
    const items = deeds.map(deed => `<li>${this.printed(deed)}</li>`).join('')
    return `<ul style='list-style-type:${bullet === 'none' ? 'square' : bullet}'>${items}</ul>`
  }

  /** An entry with its dates where the form puts them, or without them where the layout does. */
  entry(job: Job, { dated = true, form = this.#looks.entryForm }: EntryOptions = {}) {
    const [firm, title] = [this.printed(job.firm), this.printed(job.title)]
    const period = dated ? escapeHtml(this.period(job)) : ''
    const dates = dated ? `<span class="dates">${period}</span>` : ''
    const city = this.#looks.withCity ? escapeHtml(job.city) : ''
    const forms: Record<EntryForm, string> = {
      titleFirst: `<div class="row"><b>${title}</b>${dates}</div><div class="firm">${firm}${city && `, ${city}`}</div>`,
      firmFirst: `<div class="row"><b>${firm}</b>${dates}</div><div class="title"><em>${title}</em>${city && ` | ${city}`}</div>`,
      firmCity: `<div class="row"><b>${firm}</b><span>${city}</span></div><div class="row"><em>${title}</em>${dates}</div>`,
      oneLine: `<div class="row"><span><b>${title}</b>, ${firm}${city && `, ${city}`}</span>${dates}</div>`,
      firmLine: `<div class="row"><span><b>${firm}</b> — ${title}</span>${dates}</div>`,
      pipes: `<div><b>${title}</b> | ${firm}${city && ` | ${city}`}${period && ` | ${period}`}</div>`,
      datesBelow: `<div><b>${title}</b></div><div>${firm}${city && ` · ${city}`}</div><div class="soft">${period}</div>`,
      datesAbove: `<div class="soft">${period}</div><div><b>${title}</b></div><div><em>${firm}</em></div>`,
      brackets: `<div><b>${firm}</b>${period && ` (${period})`}</div><div>${title}</div>`,
      at: `<div class="row"><span><b>${title}</b> @ <b>${firm}</b></span>${dates}</div>`,
    }
    return `<section class="entry">${forms[form]}${this.deeds(job)}</section>`
  }

  experience(options?: EntryOptions) {
    return this.resume.jobs.map(job => this.entry(job, options)).join('')
  }

  skills(form = this.#looks.skillForm) {
    const { skills, soft } = this.resume
    if (skills.some(({ label }) => label) && form !== 'levels') {
      return [...skills, ...(soft.length > 0 ? [{ label: 'Soft skills', items: soft }] : [])]
        .map(({ label, items }) => `<div><b>${label}:</b> ${items.map(escapeHtml).join(', ')}</div>`)
        .join('')
    }
    const all = [...skills.flatMap(({ items }) => items), ...soft].map(escapeHtml)
    const list = (separator: string) => `<p>${all.join(separator)}</p>`
    const each = (wrap: (item: string) => string) => all.map(wrap).join('')
    const level = () => this.pick(['●●●●○', '●●●○○', '★★★★', '80 %', '4/5'])
    const forms: Record<string, () => string> = {
      pipes: () => list(' | '),
      dots: () => list(' • '),
      lines: () => each(item => `<div>${item}</div>`),
      bullets: () => `<ul>${each(item => `<li>${item}</li>`)}</ul>`,
      chips: () => `<div class="chips">${each(item => `<span>${item}</span>`)}</div>`,
      levels: () => each(item => `<div class="row"><span>${item}</span><span>${level()}</span></div>`),
    }
    return forms[form]?.() ?? list(', ')
  }

  education() {
    const entries = this.resume.education.map(({ degree, school, from, to }) => {
      const dates = `<span class="dates">${from}${this.resume.dates.dash}${to}</span>`
      return `<section class="entry"><div class="row"><b>${escapeHtml(degree)}</b>${dates}</div><div>${escapeHtml(school)}</div></section>`
    })
    return entries.join('')
  }

  speaks() {
    const items = this.resume.speaks.map(escapeHtml)
    return this.often(0.5) ? `<p>${items.join(', ')}</p>` : blocks(items)
  }

  extras() {
    const { projects, certificates, volunteering: help, references, language } = this.resume
    const shown = projects.map(({ name, text }) => `<div><b>${escapeHtml(name)}</b></div><p>${escapeHtml(text)}</p>`)
    return [
      this.section('projects', shown.join('')),
      this.section('certificates', blocks(certificates.map(escapeHtml))),
      this.section(
        'volunteering',
        help
          ? `<div class="row"><span>${help.role}, ${help.place}</span><span class="dates">${help.year}</span></div>`
          : '',
      ),
      this.section(
        'other',
        references ? blocks([escapeHtml(references.name), escapeHtml(references.phone), references.email]) : '',
      ),
      language.clause ? `<p class="small">${language.clause}</p>` : '',
    ].join('')
  }
}

type EntryOptions = { dated?: boolean; form?: EntryForm }

const link = (url: string, text: string) => `<a href="${url}">${escapeHtml(text)}</a>`

const blocks = (items: string[]) => items.map(item => `<div>${item}</div>`).join('')

export function escapeHtml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
