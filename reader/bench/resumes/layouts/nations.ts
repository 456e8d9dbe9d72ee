import { captionsOf } from '../captions.ts'
import { endsOf } from '../dates.ts'
import { formWords } from '../forms.ts'
import { entry, flat, joined, page, row, sectionsOf, stack, tr } from '../page.ts'
import { escapeHtml, type Parts } from '../parts.ts'
import { type Fact, personal } from './forms.ts'

/** 'Date of birth: 14 March' as a caption and its answer. */
const split = (text: string): Fact => {
  const [caption = '', ...answer] = text.split(/ ?: /)
  return [caption, answer.join(': ')]
}

/** What a form asks for, and what the country asks for beside it. */
function facts(p: Parts): Fact[] {
  const { key } = p.resume.language
  const { status } = formWords(key).vita
  return [
    ...personal(p),
    ...(p.often(0.6) ? [split(status)] : []),
    ...(p.often(0.4) ? [split(captionsOf(key).licence)] : []),
  ]
}

const photo = '.photo{background:linear-gradient(#ccd,#99a);flex:none}'
const table = (rows: [string, string][]) => `<table>${rows.map(([left, right]) => tr(left, right)).join('')}</table>`

/** The place, the day and the name below a drawn signature. */
const signed = (p: Parts) =>
  `<p class="signed">${escapeHtml(p.resume.city)}, ${formWords(p.resume.language.key).vita.closing}</p><p>${p.resume.name.first} ${p.resume.name.last}</p>`

/** Resumes as countries and offices want them: with captions, photos, consents and forms. */
export const nationLayouts: Record<string, (parts: Parts) => string> = {
  /** A table with the dates left and the person in captioned rows on top, beside a photo. */
  personalBlockVita: p => {
    const { vita, application } = formWords(p.resume.language.key)
    const { at } = captionsOf(p.resume.language.key)
    const form = p.pick(['titleAbove', 'firmAbove', 'inOne'])
    const jobs = p.resume.jobs.map((job): [string, string] => {
      const { title, firm, city, period, deeds } = p.texts(job)
      const place = joined(p.pick([', ', ' ']), firm, city)
      const forms: Record<string, string> = {
        titleAbove: `<b>${title}</b>${place && `<br>${place}`}`,
        firmAbove: `<b>${place || title}</b>${place && `<br>${title}`}`,
        inOne: place ? `${title} ${at} ${place}` : title,
      }
      return [period, `${forms[form]}${deeds}`]
    })
    const sections = sectionsOf(p, {
      experience: table(jobs),
      education: table(p.schools().map(({ degree, school, period }) => [period, `${school}<br>${degree}`])),
      skills: p.skills('commas'),
    })
    const colon = p.pick([':', ''])
    return page(
      p,
      `${photo} .photo{width:112px;height:146px;border:1px solid #777} .who{display:flex;justify-content:space-between} td{vertical-align:top;padding:1px 12px 6px 0} td:first-child{width:${p.pick([140, 165])}px} td p,td ul{margin-top:1px} h1{font-size:21px;font-weight:${p.pick([400, 700])}} h2{${p.pick(['border-bottom:1px solid #333', 'text-decoration:underline', 'color:#345;font-size:15px', 'background:#ececec;padding:2px 5px'])}} .signed{margin:26px 0 16px}`,
      [
        `<h1>${vita.title}</h1>`,
        `<div class="who"><div><h2>${p.headed(application.personal)}</h2>${table(facts(p).map(([caption, answer]) => [`${caption}${colon}`, answer]))}</div><div class="photo"></div></div>`,
        flat(sections),
        signed(p),
      ],
    )
  },

  /** One page below a coloured band with a round photo; the skills in two columns, and tasks below each post. */
  photoBandMissions: p => {
    const { tasks } = formWords(p.resume.language.key).entry
    const [hasCaption, isDatedFirst, isFirmStrong] = [p.often(0.7), p.often(0.4), p.often(0.5)]
    const colour = p.pick(['#0f6b6b', '#7a2e3a', '#33476b', '#c7d9d3;color:#123'])
    const jobs = p.resume.jobs.map(job => {
      const { title, firm, city, period, deeds } = p.texts(job)
      const place = firm && joined(' – ', isFirmStrong ? `<b>${firm.toLocaleUpperCase()}</b>` : firm, city)
      const post = `<b class="post">${title}</b>`
      const head = isDatedFirst
        ? `<div>${joined(' : ', period, post)}</div><div>${place}</div>`
        : `${row(place || post, period)}${place && `<div>${post}</div>`}`
      return entry(head, deeds && `${hasCaption ? `<div class="tasks">${tasks} :</div>` : ''}${deeds}`)
    })
    const cells = p.items().map(item => `<li>${item}</li>`)
    return page(
      p,
      `${photo} @page{margin:8mm 0} @page:first{margin-top:0} body{font-size:${p.pick([9, 9.5])}pt;line-height:1.25} .band{background:${colour};padding:16px 40px;display:flex;gap:24px;align-items:center} .band:not([x]){color:${colour.includes(';') ? '#123' : '#fff'}} .band a{color:inherit} .photo{width:96px;height:96px;border-radius:50%;border:3px solid #fff} .band>:last-child{margin-left:auto;text-align:right} .text{padding:0 40px} h1{font-size:24px} h2{text-transform:uppercase;letter-spacing:.04em;border-bottom:1px solid #aaa} .able{columns:2;column-gap:30px} .tasks{text-decoration:underline} .dates{white-space:nowrap}`,
      [
        `<div class="band"><div class="photo"></div><div>${p.name()}${p.headline()}</div><div>${stack([...p.contact({ labels: false, icons: p.often(0.5) }), ...(p.born() ? [p.born() ?? ''] : [])])}</div></div>`,
        `<div class="text">${flat(sectionsOf(p, { experience: jobs.join(''), skills: cells.length > 0 ? `<ul class="able">${cells.join('')}</ul>` : '' }))}${p.clause()}</div>`,
      ],
    )
  },

  /** A list of personal data, the post behind its caption, and a sentence of consent at the foot. */
  personalListClause: p => {
    const { table: words, entry: more } = formWords(p.resume.language.key)
    const { consent } = captionsOf(p.resume.language.key)
    const [place, mark] = [p.pick(['left', 'above', 'right'] as const), p.pick(['– ', '', '• ', '> '])]
    const jobs = p.resume.jobs.map(job => {
      const { title, firm, city, period, deeds } = p.texts(job)
      const head = firm ? `<b>${firm}</b>${city && ` (${city})`}` : `<b>${title}</b>`
      const post = firm ? `<div>${words.position}: ${title}</div>` : ''
      const text = `${post}${deeds && `<div>${more.tasks}:</div>${deeds}`}`
      const forms = {
        left: `<section class="entry left"><div>${period}</div><div><div>${head}</div>${text}</div></section>`,
        above: entry(`<div><u>${period}</u></div><div>${head}</div>`, text),
        right: entry(row(head, period), text),
      }
      return forms[place]
    })
    const data = facts(p).map(([caption, answer]) => `<div>${mark}${caption}: ${answer}</div>`)
    return page(
      p,
      `.left{display:grid;grid-template-columns:${p.pick([120, 145])}px 1fr;gap:12px} .data{columns:${p.pick([1, 1, 2])};column-gap:30px;overflow-wrap:anywhere} h1{text-align:${p.pick(['left', 'center'])};font-size:20px} h2{${p.pick(['text-align:center;border-top:1px solid #666;border-bottom:1px solid #666', 'color:#244f8f;border-bottom:2px solid #244f8f', 'text-transform:uppercase;font-size:1em'])}}`,
      [
        p.often(0.5) ? p.name('plain') : `<h1>${formWords(p.resume.language.key).vita.title}</h1>`,
        p.heading('contact'),
        `<div class="data">${data.join('')}</div>`,
        flat(sectionsOf(p, { experience: jobs.join('') })),
        p.clause() || `<p class="small">${consent}</p>`,
        p.often(0.4) ? signed(p) : '',
      ],
    )
  },

  /** The newest form of the union: dates and place above a title in capitals, the employer after a dash below it. */
  capitalTitleForm: p => {
    const { europass: labels, vita, application } = formWords(p.resume.language.key)
    const [isLoud, hasSector, hasDash] = [p.often(0.5), p.often(0.3), p.often(0.8)]
    const loud = (text: string) => (isLoud ? text.toLocaleUpperCase() : text)
    const { country } = p.resume.language
    const item = (period: string, city: string, [title, firm]: [string, string], deeds = '') =>
      entry(
        `<div class="when">${joined(' &nbsp; ', loud(period), city && joined(', ', loud(city), country))}</div><div class="what">${title.toLocaleUpperCase()}</div>${firm && `<div>${hasDash ? '– ' : ''}${loud(firm)}</div>`}`,
        deeds,
      )
    const sector = `<div class="soft"><b>${application.sector}</b> ${application.sectorText}</div>`
    const jobs = p.resume.jobs.map(job => {
      const { title, firm, city, period, deeds } = p.texts(job)
      return item(period, city, [title, firm], `${deeds}${hasSector ? sector : ''}`)
    })
    const schools = p.schools().map(({ degree, school, period }) => item(period, '', [degree, school]))
    const who = [vita.born, labels.nationality, ...p.contact({ labels: true })].map(text => {
      const [, caption = '', answer = text] = text.match(/^([^<:]{2,28}) ?: (.*)$/) ?? []
      return caption ? `<b>${caption}:</b> ${answer}` : answer
    })
    const headings: Record<string, string> = {
      ...{ experience: labels.work, education: labels.education, languages: labels.languages, skills: labels.computer },
    }
    const sections = sectionsOf(p, {
      ...{ experience: jobs.join(''), education: schools.join('') },
      skills: p.items().length > 0 ? `<p>${p.items().join(' &nbsp;|&nbsp; ')}</p>` : '',
    }).map(({ kind, heading, body }) => ({ body, heading: headings[kind] ? `<h2>${headings[kind]}</h2>` : heading }))
    return page(
      p,
      `${photo} .photo{width:84px;height:84px;border-radius:50%} .head{display:flex;gap:20px;border-bottom:2px solid #e0e0e0;padding-bottom:10px} .head h1{color:#0e4194;font-size:21px} .facts span{margin-right:14px;display:inline-block} h2{text-transform:uppercase;font-size:11.5pt;color:#0e4194;border-bottom:1px solid #bbb;padding-bottom:2px;margin-top:15px} .when{color:#555;font-size:.93em} .what{font-weight:700;color:${p.pick(['#222', '#0e4194'])}}`,
      [
        `<div class="head">${p.often(0.6) ? '<div class="photo"></div>' : ''}<div>${p.name('plain')}${p.headline()}<div class="facts">${who.map(fact => `<span>${fact}</span>`).join(' ')}</div></div></div>`,
        flat(sections),
        p.clause(),
      ],
    )
  },

  /** The form of an authority: numbered parts, rows of captions above rows of answers, and a post that nobody filled in. */
  ruledApplication: p => {
    const words = { ...formWords(p.resume.language.key).europass, ...formWords(p.resume.language.key).application }
    const [isLoud, asksWhy, isDutyBelow] = [p.often(0.25), p.often(0.6), p.often(0.7)]
    const rows = (cells: Fact[]) =>
      `<tr>${cells.map(([caption]) => `<th>${caption}</th>`).join('')}</tr><tr>${cells.map(([, answer]) => `<td>${answer || '&nbsp;'}</td>`).join('')}</tr>`
    const wide = (caption: string, answer: string) =>
      `<tr><th colspan="4">${caption}</th></tr><tr><td colspan="4">${answer || '&nbsp;'}</td></tr>`
    const post = ([start = '', end = '', place = '', title = '', deeds = '']: string[], reason = '') => {
      const cells: Fact[] = [
        [words.start, start],
        [words.end, end],
        [words.employer, place],
        [words.post, title],
      ]
      const duty = isDutyBelow ? wide(words.duties, deeds) : ''
      return `<table class="post">${rows(cells)}${duty}${asksWhy ? wide(words.reason, reason) : ''}</table>`
    }
    const jobs = p.resume.jobs.map(job => {
      const { title, firm, city, deeds } = p.texts(job)
      const { start, end } = endsOf(p.resume, job)
      return post(
        [escapeHtml(start), escapeHtml(end), joined(', ', firm, city), title, deeds],
        job.to && words.reasonText,
      )
    })
    const who = personal(p)
    const pairs = who.flatMap((_, index) => (index % 2 === 0 ? [rows(who.slice(index, index + 2))] : []))
    const parts = [
      { heading: `<h2>${p.headed(words.personal)}</h2>`, body: `<table>${pairs.join('')}</table>` },
      ...sectionsOf(p, { experience: jobs.length > 0 ? `${jobs.join('')}${post([])}` : '' }),
    ]
    const number = p.pick([(at: number) => `${at}. `, (at: number) => `${'ABCDEFGHIJKLMNOP'[at - 1]}) `])
    return page(
      p,
      `table{border-collapse:collapse;width:calc(100% - 1px);table-layout:fixed;margin-bottom:7px} th,td{border:1px solid #666;text-align:left;vertical-align:top;padding:2px 6px;overflow-wrap:anywhere} th{background:#e8e8e8;font-weight:400;font-size:7.5pt} .post th:nth-child(-n+2):not([colspan]){width:15%} td{${isLoud ? 'text-transform:uppercase;' : ''}color:${p.pick(['#000', '#123a8c'])}} h2{background:${p.pick(['#d5dde6', '#fff'])};padding:3px 6px;border:1px solid #666;font-size:11px} ul{padding-left:14px} .signed{margin-top:20px}`,
      [
        p.often(0.5) ? `<h1 class="plain">${formWords(p.resume.language.key).vita.title}</h1>` : '',
        ...parts.map(({ heading, body }, index) => heading.replace('<h2>', `<h2>${number(index + 1)}`) + body),
        p.clause(),
        signed(p),
      ],
    )
  },
}
