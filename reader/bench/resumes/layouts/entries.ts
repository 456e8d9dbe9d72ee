import { groupsOf } from '../contents.ts'
import { lengthOf } from '../dates.ts'
import { formWords } from '../forms.ts'
import { entry, joined, row, type Texts, tr, withJobs } from '../page.ts'
import { escapeHtml, type Parts } from '../parts.ts'

const blocks = (...texts: string[]) =>
  texts
    .filter(Boolean)
    .map(text => `<div>${text}</div>`)
    .join('')

/** The lines of an entry's header, in the order that this person keeps. */
const orderOf = (p: Parts) => {
  const order = p.pick([
    ['title', 'firm', 'period'],
    ['firm', 'title', 'period'],
    ['period', 'title', 'firm'],
    ['period', 'firm', 'title'],
    ['title', 'period', 'firm'],
  ] as const)
  const strong = p.pick(['title', 'firm', ''])
  return (texts: Texts, place = joined(', ', texts.firm, texts.city)) =>
    order.map(part => {
      const text = part === 'firm' ? place : texts[part]
      return part === strong && text ? `<b>${text}</b>` : text
    })
}

/** Headers of entries in forms that neither weight nor separators give away, and entries that do not follow each other. */
export const entryLayouts: Record<string, (parts: Parts) => string> = {
  /** Title and employer on one line in the same weight, told apart by slant alone. */
  slantOnly: p => {
    const [isFirmFirst, isFirmSlanted, isDatedFirst] = [p.often(0.5), p.often(0.5), p.often(0.3)]
    const slanted = (text: string) => text && `<em>${text}</em>`
    return withJobs(p, '', ({ title, firm, city, period, deeds }) => {
      const place = joined(', ', firm, city)
      const [where, what] = isFirmSlanted ? [slanted(place), title] : [place, slanted(title)]
      const head = isFirmFirst ? joined(' ', where, what) : joined(' ', what, where)
      return entry(isDatedFirst ? `<div>${joined(' ', period, head)}</div>` : row(head, period), deeds)
    })
  },

  /** Everything in the middle, each entry's header on three lines. */
  centredLines: p => {
    const draw = orderOf(p)
    return withJobs(
      p,
      `h1,h2,.headline,.contact,body{text-align:center} ul{list-style-position:inside;padding:0} .entry{margin-bottom:${p.pick([6, 10, 14])}px}`,
      texts => entry(blocks(...draw(texts)), texts.deeds),
    )
  },

  /** Entries beside each other in a grid. */
  entryGrid: p => {
    const draw = orderOf(p)
    const cells = (p.resume.jobs.length > 4 ? p.pick([2, 3]) : 2) as number
    return withJobs(
      p,
      `.cell{display:inline-block;vertical-align:top;width:${100 / cells - 3}%;margin:0 2% 9px 0}`,
      texts => `<div class="cell">${blocks(...draw(texts))}${texts.deeds}</div>`,
    )
  },

  /** A line of time in the middle of the page, the entries on its two sides in turn. */
  besideLine: p => {
    const isOpposite = p.often(0.5)
    const lines = orderOf(p)
    let at = 0
    return withJobs(
      p,
      '.turn{display:grid;grid-template-columns:1fr 74px 1fr;gap:0 12px;margin-bottom:6px} .when{text-align:center;font-size:.9em;border:1px solid #9ab;border-radius:8px;align-self:start} .left{text-align:right} .left ul{direction:ltr;text-align:left}',
      texts => {
        at += 1
        const body = blocks(...lines({ ...texts, period: '' })) + texts.deeds
        const when = isOpposite ? `<div></div>` : `<div class="when">${texts.period}</div>`
        const other = `<div>${isOpposite ? texts.period : ''}</div>`
        return at % 2 === 0
          ? `<div class="turn">${isOpposite ? `<div class="left">${texts.period}</div>` : other}${when}<div>${body}</div></div>`
          : `<div class="turn"><div class="left">${body}</div>${when}${other}</div>`
      },
    )
  },

  /** Each fact of an entry behind its label, in the rows of a form or as typed lines. */
  labelledRows: p => {
    const { table, entry: words } = formWords(p.resume.language.key)
    const order = p.pick([
      ['employer', 'position', 'period'],
      ['period', 'employer', 'position'],
      ['position', 'employer', 'period'],
    ] as const)
    const isTyped = p.often(0.4)
    return withJobs(
      p,
      'table{margin-bottom:8px;border-collapse:collapse} td{vertical-align:top;padding:1px 14px 1px 0} td:first-child{white-space:nowrap}',
      ({ title, firm, city, period, deeds }) => {
        const values = { employer: joined(', ', firm, city), position: title, period }
        const facts = order.flatMap((part): [string, string][] => (values[part] ? [[table[part], values[part]]] : []))
        if (isTyped) return entry(facts.map(([label, value]) => `<div>${label}: ${value}</div>`).join(''), deeds)
        const rows = deeds ? [...facts, [words.tasks, deeds] as const] : facts
        return `<table>${rows.map(([label, value]) => tr(`${label}:`, value)).join('')}</table>`
      },
    )
  },

  /** The dates hang before the entry, whose further lines stand in as far. */
  hangingDates: p => {
    const width = p.pick([120, 140, 165])
    const isFirmFirst = p.often(0.4)
    return withJobs(
      p,
      `.hang{padding-left:${width}px;text-indent:-${width}px} .hang>span{display:inline-block;width:${width}px;text-indent:0} .below{margin-left:${width}px}`,
      ({ title, firm, city, period, deeds }) =>
        `<div class="hang"><span>${period}</span>${joined(', ', ...(isFirmFirst ? [firm, city, title] : [title, firm, city]))}</div><div class="below">${deeds}</div>`,
    )
  },

  /** The employer once over its posts with the length of the whole stay, also where there is but one post. */
  firmOverPosts: p => {
    const isLengthBeside = p.often(0.5)
    const groups = groupsOf({ jobs: p.resume.jobs, isGrouped: true })
    const stays = new Map(
      groups.map(group => [group[0], group.toSorted((one, other) => one.from.year - other.from.year)]),
    )
    const jobs = [...p.resume.jobs]
    return withJobs(p, '.posts{margin-left:12px}', ({ title, firm, city, period, deeds }) => {
      const job = jobs.shift()
      const stay = stays.get(job)
      const [first, last] = [stay?.[0], stay?.at(-1)]
      const length = first && last && period ? lengthOf({ from: first.from, to: last.to }, p.resume.language) : ''
      const head = `<b>${firm || title}</b>${isLengthBeside && length ? ` · ${length}` : ''}`
      const post = firm ? `<div class="posts">${blocks(title, period)}${deeds}</div>` : `${blocks(period)}${deeds}`
      return `${stay ? `<div>${head}</div>${isLengthBeside ? '' : blocks(length)}${blocks(city)}` : ''}${post}`
    })
  },

  /** Boxes that a person has moved by hand: a little off each other's lines, and drawn in another order than they stand. */
  freeBoxes: p => {
    const [isFirmFirst, width] = [p.often(0.5), p.pick([96, 118])]
    const box = (at: string, text: string) =>
      text && `<div style="grid-area:${at};position:relative;top:${p.pick([-3, -1.5, 0, 2, 4])}px">${text}</div>`
    return withJobs(
      p,
      `.boxes{display:grid;grid-template-columns:${width}px 1fr;gap:1px 16px;margin-bottom:10px}`,
      ({ title, firm, city, period, deeds }) => {
        const [first, second] = isFirmFirst ? [firm || title, firm && title] : [title || firm, title && firm]
        return `<div class="boxes">${box('3/2', deeds)}${box('2/2', second)}${box('1/1', period)}${box('2/1', escapeHtml(city))}${box('1/2', `<b>${first}</b>`)}</div>`
      },
    )
  },
}
