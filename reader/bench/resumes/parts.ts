import { seededRandom } from '../random.ts'
import { groupsOf } from './contents.ts'
import { periodOf, type Stretch } from './dates.ts'
import type { HeadingKind } from './headings.ts'
import type { Job, Resume } from './invent.ts'
import { drawLooks, type EntryForm, type Looks } from './looks.ts'
import { skillsHtml } from './skills.ts'

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

  /** The words of a heading, ready for HTML, in this resume's capitals or with its colon. */
  headed(text: string) {
    const { headingForm } = this.#looks
    return escapeHtml(headingForm === 'capitals' ? text.toUpperCase() : headingForm === 'colon' ? `${text}:` : text)
  }

  heading(kind: HeadingKind) {
    return `<h2>${this.headed(this.resume.headings[kind])}</h2>`
  }

  section(kind: HeadingKind, body: string) {
    return body ? `${this.heading(kind)}${body}` : ''
  }

  name(form = this.#looks.nameForm) {
    const { first, last } = this.resume.name
    const forms: Record<string, string> = {
      plain: `${first} ${last}`,
      capitals: `${first} ${last}`.toLocaleUpperCase(),
      lastCapitals: `${first} ${last.toLocaleUpperCase()}`,
    }
    const text = forms[form]
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

  /** The texts of a job, ready for HTML, for layouts that place each of them. */
  texts(job: Job) {
    const [firm, title] = [this.printed(job.firm), this.printed(job.title)]
    return { firm, title, city: escapeHtml(job.city), period: escapeHtml(this.period(job)), deeds: this.deeds(job) }
  }

  /** The schools and courses, ready for HTML. */
  schools() {
    return this.resume.education.map(({ degree, school, from, to }) => ({
      ...{ degree: this.printed(degree), school: this.printed(school) },
      ...{ period: `${from}${this.resume.dates.dash}${to}`, year: `${to}` },
    }))
  }

  /** Every skill by itself, ready for HTML. */
  items() {
    return [...this.resume.skills.flatMap(({ items }) => items), ...this.resume.soft].map(escapeHtml)
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
      bare: `<div class="row"><b>${title || firm}</b>${dates}</div>${city && `<div>${city}</div>`}`,
    }
    return `<section class="entry">${forms[firm && title ? form : 'bare']}${this.deeds(job)}</section>`
  }

  experience(options: EntryOptions = {}) {
    return groupsOf(this.resume)
      .map(group => this.#group(group, options))
      .join('')
  }

  /** Posts at one employer stand below its name, which is printed once. */
  #group([job, ...others]: Job[], options: EntryOptions) {
    if (!job) return ''
    if (others.length === 0) return this.entry(job, options)
    const posts = [job, ...others].map(post => {
      const dates = options.dated === false ? '' : `<span class="dates">${escapeHtml(this.period(post))}</span>`
      return `<div class="row"><em>${this.printed(post.title)}</em>${dates}</div>${this.deeds(post)}`
    })
    const { firm, city } = this.texts(job)
    return `<section class="entry"><div class="row"><b>${firm}</b><span>${city}</span></div>${posts.join('')}</section>`
  }

  skills(form = this.#looks.skillForm) {
    return skillsHtml(this, form)
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

  /** What stands after the usual sections: the heading and the text of each. */
  extraSections(): [heading: string, body: string][] {
    const { projects, certificates, volunteering: help, references, sections, headings } = this.resume
    const shown = projects.map(({ name, text }) => `<div><b>${escapeHtml(name)}</b></div><p>${escapeHtml(text)}</p>`)
    const helped =
      help && `<div class="row"><span>${help.role}, ${help.place}</span><span class="dates">${help.year}</span></div>`
    const named = references ? [references.name, references.phone, references.email] : []
    const all: [string, string][] = [
      [headings.projects, shown.join('')],
      [headings.certificates, blocks(certificates.map(escapeHtml))],
      [headings.volunteering, helped ?? ''],
      ...sections.map(({ heading, lines }): [string, string] => [heading, blocks(lines.map(escapeHtml))]),
      [headings.other, blocks(named.map(escapeHtml))],
    ]
    return all.filter(([, body]) => body !== '').map(([heading, body]) => [`<h2>${this.headed(heading)}</h2>`, body])
  }

  /** The sentence that the country's resumes end with. */
  clause() {
    const { clause } = this.resume.language
    return clause ? `<p class="small">${clause}</p>` : ''
  }

  extras() {
    return this.extraSections().flat().join('') + this.clause()
  }
}

type EntryOptions = { dated?: boolean; form?: EntryForm }

const link = (url: string, text: string) => `<a href="${url}">${escapeHtml(text)}</a>`

const blocks = (items: string[]) => items.map(item => `<div>${item}</div>`).join('')

export function escapeHtml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
