import { endsOf } from '../dates.ts'
import { formWords } from '../forms.ts'
import type { Job } from '../invent.ts'
import { joined, page, sectionsOf } from '../page.ts'
import { escapeHtml, type Parts } from '../parts.ts'

/** What a form asks for, and the answer. */
export type Fact = readonly [caption: string, value: string]

export const given = (...facts: Fact[]) => facts.filter(([, value]) => value !== '')

/** The words of this person's form. */
const wordsOf = (p: Parts) => {
  const { application, europass, table } = formWords(p.resume.language.key)
  return { ...europass, ...application, firm: table.employer }
}

/** The name in one field or in two. */
function nameFacts(p: Parts): Fact[] {
  const { surname, given: first, both, name: europass } = wordsOf(p)
  const { name } = p.resume
  const [one, other] = [escapeHtml(name.first), escapeHtml(name.last)]
  return p.pick<Fact[]>([
    [
      [surname, other],
      [first, one],
    ],
    [
      [first, one],
      [surname, other],
    ],
    [[both, `${other}, ${one}`]],
    [[europass, `${other} ${one}`]],
  ])
}

/** Who it is, and how to be reached. */
export function personal(p: Parts): Fact[] {
  const words = wordsOf(p)
  const { email, phone, city, linkedin, site, language, headline } = p.resume
  const [nationality = '', nation = ''] = words.nationality.split(/ ?: /)
  return given(
    ...nameFacts(p),
    [words.born, words.bornOn],
    [words.address, escapeHtml(joined(', ', city, language.country))],
    [words.phone, escapeHtml(phone ?? '')],
    [words.email, escapeHtml(email)],
    ['LinkedIn', linkedin ? escapeHtml(`www.linkedin.com/in/${linkedin}`) : ''],
    [words.web, escapeHtml(site ?? '')],
    [nationality, nation],
    [words.wanted, headline ? p.printed(headline) : ''],
  )
}

/** The facts of a post in the order in which this form asks for them; `place` tells whether the town stands with the firm. */
function postsOf(p: Parts) {
  const words = wordsOf(p)
  const [isInOneField, asksForMore] = [p.often(0.5), p.often(0.4)]
  const employer = p.pick([words.employer, words.firm])
  const order = p.pick([
    ['dates', 'firm', 'post'],
    ['firm', 'post', 'dates'],
    ['post', 'firm', 'dates'],
    ['dates', 'post', 'firm'],
  ] as const)
  return (job: Job) => {
    const { title, firm, city, period, deeds } = p.texts(job)
    const { start, end } = endsOf(p.resume, job)
    const facts: Record<(typeof order)[number], Fact[]> = {
      dates: isInOneField
        ? [[words.dates, period]]
        : [
            [words.start, escapeHtml(start)],
            [words.end, escapeHtml(end)],
          ],
      firm: [[employer, firm && joined(', ', firm, city)]],
      post: [[words.post, title]],
    }
    const more: Fact[] = asksForMore
      ? [
          [words.sector, words.sectorText],
          [words.reason, words.reasonText],
        ]
      : []
    const short = given(...order.flatMap(part => facts[part]), ...more)
    return { short, duties: given([words.duties, deeds]) }
  }
}

/** The other sections, under the headings that this person has. */
const others = (p: Parts) =>
  sectionsOf(p)
    .filter(({ kind }) => kind !== 'experience')
    .map(({ heading, body }) => `${heading}${body}`)
    .join('')

const heading = (p: Parts, text: string) => `<h2>${p.headed(text)}</h2>`

/** A page that asks for the person, then for the posts, then for the rest. */
function form(p: Parts, style: string, { who, posts }: { who: string; posts: string }) {
  const { personal: title } = wordsOf(p)
  const { vita } = formWords(p.resume.language.key)
  return page(p, style, [
    p.often(0.6) ? `<h1 class="plain">${vita.title}</h1>` : '',
    heading(p, title),
    who,
    posts && p.section('experience', posts),
    others(p),
    p.clause(),
  ])
}

const inPairs = (facts: Fact[]): Fact[][] =>
  facts.flatMap((_, index) => (index % 2 === 0 ? [facts.slice(index, index + 2)] : []))

/** Forms to be filled in, of an employer, an office or a school, in four geometries. */
export const formLayouts: Record<string, (parts: Parts) => string> = {
  /** Ruled cells beside each other, the caption in small type above each answer. */
  ruledForm: p => {
    const across = p.pick([2, 3])
    const post = postsOf(p)
    const cells = (facts: Fact[], wide: Fact[] = []) =>
      `<div class="cells">${[...facts, ...wide].map(([caption, value], at) => `<div class="${at < facts.length ? '' : 'wide'}"><span>${caption}</span>${value}</div>`).join('')}</div>`
    return form(
      p,
      `.cells{display:grid;grid-template-columns:repeat(${across},1fr);margin-bottom:9px;border-top:1px solid #777;border-left:1px solid #777} .cells>div{border-right:1px solid #777;border-bottom:1px solid #777;padding:2px 6px 4px;min-width:0;overflow-wrap:anywhere} .cells span{display:block;font-size:7.5pt;color:${p.pick(['#222', '#666'])}} .wide{grid-column:1/-1}`,
      {
        who: cells(personal(p)),
        posts: p.resume.jobs
          .map(post)
          .map(({ short, duties }) => cells(short, duties))
          .join(''),
      },
    )
  },

  /** One ruled table with a row of captions for all posts; the personal details two to a row. */
  historyTable: p => {
    const words = wordsOf(p)
    const columns = p.pick([
      ['start', 'end', 'firm', 'post', 'duties'],
      ['start', 'end', 'post', 'firm'],
      ['firm', 'post', 'start', 'end'],
      ['dates', 'post', 'firm', 'duties'],
    ] as const)
    const rows = p.resume.jobs.map(job => {
      const { title, firm, city, period, deeds } = p.texts(job)
      const { start, end } = endsOf(p.resume, job)
      const values = { start, end, dates: period, firm: joined(', ', firm, city), post: title, duties: deeds }
      return `<tr>${columns.map(column => `<td>${values[column]}</td>`).join('')}</tr>`
    })
    const captions = `<tr>${columns.map(column => `<th>${words[column]}</th>`).join('')}</tr>`
    const who = inPairs(personal(p)).map(
      pair => `<tr>${pair.map(([caption, value]) => `<th>${caption}</th><td>${value}</td>`).join('')}</tr>`,
    )
    const isRuled = p.often(0.6)
    return form(
      p,
      `table{border-collapse:collapse;width:100%;margin-bottom:8px} td,th{${isRuled ? 'border:1px solid #888;' : ''}vertical-align:top;text-align:left;padding:2px 7px;font-size:.95em} th{font-weight:${p.pick([400, 700])}} ul{padding-left:13px}`,
      {
        who: `<table>${who.join('')}</table>`,
        posts: rows.length > 0 ? `<table>${captions}${rows.join('')}</table>` : '',
      },
    )
  },

  /** Typed lines, each with its caption before a colon; the sections have numbers or letters. */
  inlineForm: p => {
    const post = postsOf(p)
    const isStrong = p.often(0.5)
    const leader = p.pick([': ', ' : ', ':&emsp;'])
    const lines = (facts: Fact[]) =>
      facts
        .map(
          ([caption, value]) =>
            `<div>${isStrong ? `<b>${caption}</b>` : caption}${leader}${value.startsWith('<ul') ? `</div>${value}<div>` : value}</div>`,
        )
        .join('')
    return form(p, `.post{margin-bottom:${p.pick([8, 12])}px} h2{border-bottom:1px solid #555}`, {
      who: lines(personal(p)),
      posts: p.resume.jobs
        .map(post)
        .map(({ short, duties }) => `<div class="post">${lines([...short, ...duties])}</div>`)
        .join(''),
    })
  },

  /** A shaded cell with the caption beside each answer, the sections as bars across both. */
  shadedForm: p => {
    const post = postsOf(p)
    const width = p.pick([26, 32, 38])
    const table = (facts: Fact[]) =>
      `<table>${facts.map(([caption, value]) => `<tr><th>${caption}</th><td>${value}</td></tr>`).join('')}</table>`
    return form(
      p,
      `table{border-collapse:collapse;width:100%;margin-bottom:${p.pick([4, 10])}px} td,th{border:1px solid #bbb;vertical-align:${p.pick(['top', 'middle'])};text-align:left;padding:3px 8px;font-weight:400} th{width:${width}%;background:#eef1f4} h2{background:#345;color:#fff;padding:3px 8px} ul{padding-left:14px}`,
      {
        who: table(personal(p)),
        posts: p.resume.jobs
          .map(post)
          .map(({ short, duties }) => table([...short, ...duties]))
          .join(''),
      },
    )
  },
}
