import { type DateStyle, periodOf } from '../dates.ts'
import { formWords } from '../forms.ts'
import type { Job } from '../invent.ts'
import { exportedLink, page, stack } from '../page.ts'
import type { Parts } from '../parts.ts'

const fixedDates = (form: DateStyle['form'], dash: string, now: string, hasLength: boolean): DateStyle => ({
  ...{ form, dash, now, hasLength },
  ...{ isOpen: false, hasSince: false },
})

const blocks = (items: string[]) => items.map(item => `<div>${item}</div>`).join('')

/** The exports of networks and public forms: their words and geometry are the same for everybody. */
export const exportLayouts: Record<string, (parts: Parts) => string> = {
  /** A dark bar on every page, the name in the main column, page numbers at its foot. */
  networkExport: p => {
    const { language, city, linkedin, phone, email, headline, jobs } = p.resume
    const words = formWords(language.key)
    const { linkedin: labels } = words
    const dates = fixedDates('long', ' - ', 'Present', true)
    const period = (job: Job) => periodOf({ dates, language }, job)
    const post = (job: Job) => {
      const { title, city: place, deeds } = p.texts(job)
      return `<div class="title">${title}</div><div class="when">${period(job)}</div><div class="soft">${place}</div>${deeds}`
    }
    const schools = p
      .schools()
      .map(({ degree, school, period }) => `<div class="firm">${school}</div><div>${degree} · (${period})</div>`)
    const side = [
      `<h2>${labels.contact}</h2>`,
      phone ? `<div>${phone} (${labels.mobile})</div>` : '',
      `<div><a href="mailto:${email}">${email}</a></div>`,
      linkedin ? exportedLink(p.resume) : '',
      p.resume.site ? `<div>${p.resume.site} (Personal)</div>` : '',
      p.items().length > 0 ? `<h2>${labels.skills}</h2>${blocks(p.items())}` : '',
      `<h2>${labels.languages}</h2>${blocks(p.resume.speaks)}`,
    ]
    return page(
      p,
      `@page{size:Letter;margin:34pt 0 50pt;@bottom-center{content:"${words.page.page} " counter(page) " ${words.page.of} " counter(pages);font-size:9pt;color:#888}} body{font-size:10.5pt} .dark{position:fixed;left:0;top:-40pt;bottom:-60pt;width:204px;background:#293e49;z-index:-1} aside{float:left;width:168px;padding:0 18px;color:#ddd;font-size:9.5pt;overflow-wrap:anywhere} aside h2{color:#fff;font-size:12pt} aside div{margin-bottom:4px} main{margin-left:236px;margin-right:40px} h1{font-size:26px;font-weight:400} h2{font-size:15.75px;font-weight:400;margin-top:18px} .firm{font-size:12pt;margin-top:8px} .title{font-size:11.5pt} .when{color:#333}`,
      [
        `<div class="dark"></div><aside>${side.join('')}</aside><main>${p.name('plain')}<div>${headline ?? ''}</div><div class="soft">${city}, ${language.country}</div>`,
        p.resume.summary ? `<h2>${labels.summary}</h2><p>${p.printed(p.resume.summary)}</p>` : '',
        jobs.length > 0 ? `<h2>${labels.experience}</h2>` : '',
        jobs
          .map(
            (job, index) =>
              (job.firm === jobs[index - 1]?.firm ? '' : `<div class="firm">${p.texts(job).firm}</div>`) + post(job),
          )
          .join(''),
        `<h2>${labels.education}</h2>${schools.join('')}${p.extras()}</main>`,
      ],
    )
  },

  /** The form of 2004: a table of labels and values, the words of the sections among the labels. */
  formTable: p => {
    const { europass: labels } = formWords(p.resume.language.key)
    const row = (label: string, value: string) => (value ? `<tr><td>${label}</td><td>${value}</td></tr>` : '')
    const section = (label: string) => `<tr class="part"><td>${label}</td><td></td></tr>`
    const { name, phone, email, city, headline, summary, language, speaks } = p.resume
    return page(
      p,
      'table{border-collapse:collapse;width:100%} td{vertical-align:top;padding:1px 8px 3px} td:first-child{width:31%;text-align:right;border-right:1px solid #000} .part td{font-weight:700;padding-top:10px;font-size:1.1em} ul{padding-left:14px}',
      [
        `<table>${section('Europass<br>Curriculum Vitae')}${section(labels.personal)}`,
        row(labels.name, `${name.last} ${name.first}`),
        row(labels.address, `${city}, ${language.country}`),
        row(labels.phone, phone ?? ''),
        row(labels.email, email),
        row('LinkedIn', p.resume.linkedin ? `www.linkedin.com/in/${p.resume.linkedin}` : ''),
        row('Web', p.resume.site ?? ''),
        row(...(labels.nationality.split(/ ?: /) as [string, string])),
        row(labels.desired, headline ? p.printed(headline) : ''),
        row(p.resume.headings.summary, summary ? p.printed(summary) : ''),
        p.resume.jobs.length > 0 ? section(labels.work) : '',
        ...p.resume.jobs.map(job => {
          const { title, firm, city: place, period, deeds } = p.texts(job)
          return [
            row(labels.dates, period),
            row(labels.occupation, title),
            row(labels.duties, deeds),
            row(labels.employer, [firm, place].filter(Boolean).join(', ')),
          ].join('')
        }),
        section(labels.education),
        ...p
          .schools()
          .map(
            ({ degree, school, period }) =>
              row(labels.dates, period) + row(labels.qualification, degree) + row(labels.school, school),
          ),
        row(labels.computer, p.items().join(', ')),
        row(labels.languages, speaks.join(', ')),
        '</table>',
        p.extras(),
      ],
    )
  },

  /** The form of 2012: dates and headings in the left margin, a coloured rule from each heading on. */
  formLines: p => {
    const { europass: labels } = formWords(p.resume.language.key)
    const part = (heading: string, rows: string[]) =>
      rows.length > 0 ? `<div class="at head"><div>${heading}</div><div class="line"></div></div>${rows.join('')}` : ''
    const row = (left: string, right: string) => `<div class="at"><div>${left}</div><div>${right}</div></div>`
    return page(
      p,
      '.at{display:grid;grid-template-columns:26% 1fr;gap:14px;margin-bottom:6px} .at>:first-child{text-align:right;color:#1593cb} .head{margin-top:12px;text-transform:uppercase;font-size:.92em} .line{border-bottom:1.5px solid #c6c6c6;margin-bottom:5px} .job{font-size:1.12em;color:#0e4194}',
      [
        row(labels.personal, `${p.name('plain')}${p.headline()}${stack(p.contact())}`),
        part(p.resume.headings.summary, p.resume.summary ? [row('', p.printed(p.resume.summary))] : []),
        part(
          labels.work,
          p.resume.jobs.map(job => {
            const { title, firm, city, period, deeds } = p.texts(job)
            return row(
              period,
              `<div class="job">${title}</div><div>${[firm, city].filter(Boolean).join(', ')}</div>${deeds}`,
            )
          }),
        ),
        part(
          labels.education,
          p
            .schools()
            .map(({ degree, school, period }) => row(period, `<div class="job">${degree}</div><div>${school}</div>`)),
        ),
        part(labels.languages, [row('', p.resume.speaks.join(', '))]),
        part(labels.computer, p.items().length > 0 ? [row('', p.items().join(', '))] : []),
        p.extras(),
      ],
    )
  },

  /** The form of today: dates and place above, title and employer on one line, told apart by weight only. */
  formToday: p => {
    const { europass: labels, vita } = formWords(p.resume.language.key)
    const entry = (when: string, place: string, [title, firm]: [string, string], deeds = '') =>
      `<section class="entry"><div class="soft">${[when, place].filter(Boolean).join('  ')}</div><div><b>${title.toLocaleUpperCase()}</b> <span>${firm.toLocaleUpperCase()}</span></div>${deeds}</section>`
    const facts = [vita.born, labels.nationality, ...p.contact({ labels: true })].map(text => `<b>|</b> ${text} `)
    return page(
      p,
      '.head{background:#f1f1f1;padding:12px 16px;margin-bottom:8px} h2{font-size:11pt;text-transform:uppercase;border-bottom:1px solid #9b9b9b;color:#0e4194}',
      [
        `<div class="head">${p.name('plain')}${p.headline()}<div>${facts.join('')}</div></div>`,
        p.summary(),
        p.resume.jobs.length > 0 ? `<h2>${labels.work}</h2>` : '',
        ...p.resume.jobs.map(job => {
          const { title, firm, city, period, deeds } = p.texts(job)
          return entry(period, `${city}, ${p.resume.language.country}`, [title, firm], deeds)
        }),
        `<h2>${labels.education}</h2>`,
        ...p.schools().map(({ degree, school, period }) => entry(period, '', [degree, school])),
        `<h2>${labels.languages}</h2>${blocks(p.resume.speaks)}`,
        p.items().length > 0 ? `<h2>${labels.computer}</h2><p>${p.items().join('&nbsp; / &nbsp;')}</p>` : '',
        p.extras(),
      ],
    )
  },
}
