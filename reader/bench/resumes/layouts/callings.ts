import { captionsOf } from '../captions.ts'
import { groupsOf } from '../contents.ts'
import { formWords } from '../forms.ts'
import type { Job } from '../invent.ts'
import { entry, flat, joined, line, page, row, sectionsOf, stack } from '../page.ts'
import { escapeHtml, type Parts } from '../parts.ts'

const isWork = ({ kind }: { kind: string }) => kind === 'experience'
const isSummary = ({ kind }: { kind: string }) => kind === 'summary'
const bullets = (items: string[]) =>
  items.length > 0 ? `<ul>${items.map(item => `<li>${item}</li>`).join('')}</ul>` : ''

/** The posts of one employer after the other, whoever prints them. */
const employers = (p: Parts) => groupsOf({ jobs: p.resume.jobs, isGrouped: true })

const begins = ({ from }: Job) => from.year * 12 + from.month

/** The post at this place when they stand in the order of time. */
const inTime = (group: Job[], place: number) => group.toSorted((one, other) => begins(one) - begins(other)).at(place)

/** Resumes as certain callings write them. */
export const callingLayouts: Record<string, (parts: Parts) => string> = {
  /** What was done is sorted by ability; where it was done is a short list at the end. */
  skillsThenPosts: p => {
    const { strengths: words } = formWords(p.resume.language.key)
    const form = p.pick(['table', 'line', 'dash', 'years'] as const)
    const short = (title: string, firm: string, city: string, period: string) =>
      ({
        table: `<tr><td>${title}</td><td>${joined(', ', firm, city)}</td><td>${period}</td></tr>`,
        line: `<div>${joined(', ', title && `<b>${title}</b>`, firm, city, period)}</div>`,
        dash: `<div>${joined(' – ', firm, title)}${period && ` (${period})`}</div>`,
        years: `<div class="years"><span>${period}</span><span>${joined(' | ', title, firm)}</span></div>`,
      })[form]
    const jobs = p.resume.jobs.map(job => {
      const { title, firm, city, period } = p.texts(job)
      return short(title, firm, city, period)
    })
    const deeds = p.resume.jobs.flatMap(job => job.deeds.map(deed => p.printed(deed)))
    const abilities = [
      [words.people, words.peopleText],
      [words.order, words.orderText],
      [words.quality, words.qualityText],
    ].map(
      ([head, text = ''], at) =>
        `<h3>${head}</h3>${bullets([text, ...deeds.filter((_, index) => index % 3 === at).slice(0, 4)])}`,
    )
    const experience = form === 'table' && jobs.length > 0 ? `<table>${jobs.join('')}</table>` : jobs.join('')
    const sections = sectionsOf(p, { experience })
    return page(
      p,
      `h3{font-size:1.05em;margin:6px 0 0;color:#734} h2{${p.pick(['border-bottom:2px solid #734', 'background:#f1e9ec;padding:3px 7px', 'text-align:center'])}} table{width:100%;border-collapse:collapse} td{padding:1px 12px 1px 0;vertical-align:top} td:last-child{white-space:nowrap} .years{display:grid;grid-template-columns:130px 1fr;gap:10px} ul{padding-left:16px}`,
      [
        p.name(),
        p.headline(),
        line(p, p.pick([' | ', ' · '])),
        flat(sections.filter(isSummary)),
        `<h2>${p.headed(words.heading)}</h2>${abilities.join('')}`,
        flat(sections.filter(section => !isWork(section) && !isSummary(section))),
        flat(sections.filter(isWork)),
        p.clause(),
      ],
    )
  },

  /** A short page in large letters below a name in the middle; every post is a single line. */
  shortCentred: p => {
    const { licence, at } = captionsOf(p.resume.language.key)
    const [colon, mark, isFirmFirst, hasAt] = [
      p.pick([': ', ': ', ' – ', ' ']),
      p.pick(['', '', '• ', '- ']),
      p.often(0.2),
      p.often(0.25),
    ]
    const jobs = p.resume.jobs.map(job => {
      const { title, firm, city, period } = p.texts(job)
      const pair = isFirmFirst ? joined(', ', firm, title) : joined(hasAt ? ` ${at} ` : ', ', title, firm)
      return `<div class="post">${mark}${period && `${period}${colon}`}${joined(', ', pair, city)}</div>`
    })
    const schools = p
      .schools()
      .map(
        ({ degree, school, period }) =>
          `<div class="post">${mark}${joined(colon, period, joined(', ', degree, school))}</div>`,
      )
    return page(
      p,
      `body{font-size:${p.pick([11, 12, 13])}pt;line-height:1.5} header{text-align:center} h1{font-size:${p.pick([24, 30])}px} h2{${p.pick(['text-align:center', 'text-decoration:underline', 'text-transform:uppercase;text-align:center', 'font-style:italic'])};font-size:1.1em} .post{padding-left:14px;text-indent:-14px;margin-bottom:${p.pick([0, 4])}px}`,
      [
        `<header>${p.name()}${p.headline()}${stack([...p.contact(), ...(p.often(0.5) ? [licence] : [])])}</header>`,
        flat(sectionsOf(p, { experience: jobs.join(''), education: schools.join(''), skills: p.skills('commas') })),
        p.clause(),
      ],
    )
  },

  /** A line about each firm below its name, and the posts that were held there one after the other. */
  companyLines: p => {
    const { about, wins } = captionsOf(p.resume.language.key)
    const [isLoud, hasWins, isTitleStrong, isStayed] = [p.often(0.5), p.often(0.4), p.often(0.7), p.often(0.5)]
    const start = p.pick([0, 1, 2, 3])
    const stay = (group: Job[]) => {
      const [from, to] = [inTime(group, 0), inTime(group, -1)]
      return group.length > 1 && from && to && isStayed ? p.period({ ...from, to: to.to }) : ''
    }
    const post = (job: Job) => {
      const { title, period, deeds } = p.texts(job)
      return `<div class="post">${row(isTitleStrong ? `<b>${title}</b>` : `<em>${title}</em>`, period)}${deeds && hasWins ? `<div class="wins">${wins}:</div>` : ''}${deeds}</div>`
    }
    const firms = employers(p).map((group, index) => {
      const [job] = group
      if (!job?.firm) return entry('', group.map(post).join(''))
      const { firm, city } = p.texts(job)
      const head = `<div class="row"><span class="firm">${isLoud ? firm.toLocaleUpperCase() : firm}${city && `, ${city}`}</span><span class="dates">${escapeHtml(stay(group))}</span></div>`
      return entry(`${head}<div class="about">${about[(start + index) % about.length]}</div>`, group.map(post).join(''))
    })
    const items = p.items().map(item => `<div>${item}</div>`)
    return page(
      p,
      `body{font-size:${p.pick([10, 11])}pt} header{text-align:${p.pick(['left', 'center'])};border-bottom:3px double #333;padding-bottom:6px} .firm{font-weight:${isTitleStrong ? 400 : 700};${isLoud ? 'letter-spacing:.04em' : 'font-size:1.1em'}} .about{font-style:italic;color:#555;margin-bottom:3px} .post{margin:0 0 6px ${p.pick([0, 14])}px} .able{display:grid;grid-template-columns:repeat(3,1fr);gap:1px 16px} h2{text-transform:uppercase;letter-spacing:.06em;border-bottom:1px solid #333} .entry{margin-bottom:12px} .wins{font-weight:700;font-size:.9em}`,
      [
        `<header>${p.name()}${p.headline()}${line(p, ' | ')}</header>`,
        flat(
          sectionsOf(p, {
            experience: firms.join(''),
            skills: items.length > 0 ? `<div class="able">${items.join('')}</div>` : '',
          }),
        ),
        p.clause(),
      ],
    )
  },

  /** Projects in captioned lines below the employer or client, who is named once. */
  projectCaptions: p => {
    const { entry: words, table } = formWords(p.resume.language.key)
    const { project, role, projects } = captionsOf(p.resume.language.key)
    const [employer, isTable, isDatedAbove] = [
      p.pick([table.employer, table.employer, words.client]),
      p.often(0.5),
      p.often(0.5),
    ]
    const tools = p.resume.skills.flatMap(({ items }) => items)
    const lines = (facts: [string, string][]) =>
      facts
        .filter(([, answer]) => answer)
        .map(([caption, answer]) => `<div class="fact"><span>${caption}:</span> <span>${answer}</span></div>`)
        .join('')
    const task = (job: Job) => {
      const { title, period, deeds } = p.texts(job)
      const used = tools.length > 2 ? [p.pick(tools), p.pick(tools)] : []
      const name = p.pick(projects)
      const head = isDatedAbove ? row(`<b>${name}</b>`, period) : ''
      const facts: [string, string][] = isDatedAbove
        ? [[role, title]]
        : [
            [project, name],
            [table.period, period],
            [role, title],
          ]
      const known = [...new Set(used)].map(escapeHtml).join(', ')
      return `<div class="task">${head}${lines([...facts, [words.technologies, known]])}${deeds && `<div>${words.tasks}:</div>${deeds}`}</div>`
    }
    const firms = employers(p).map(group => {
      const [job] = group
      const { firm = '', city = '' } = job ? p.texts(job) : {}
      return `<section class="entry">${firm && `<div class="firm">${employer}: ${joined(', ', firm, city)}</div>`}${group.map(task).join('')}</section>`
    })
    return page(
      p,
      `.firm{${p.pick(['font-weight:700;font-size:1.08em', 'background:#e9eef3;padding:3px 8px', 'border-bottom:1px dotted #456'])};margin-bottom:3px} .task{margin:0 0 8px ${p.pick([0, 12])}px} .fact{${isTable ? 'display:grid;grid-template-columns:120px 1fr' : ''}} .fact>span:first-child{color:${p.pick(['#222', '#567'])}} .entry{margin-bottom:11px} h2{color:#28506f;text-transform:uppercase}`,
      [
        `<header>${p.name()}${p.headline()}${p.often(0.5) ? line(p, ' | ') : stack(p.contact({ labels: true }))}</header>`,
        flat(sectionsOf(p, { experience: firms.join('') })),
        p.clause(),
      ],
    )
  },
}
