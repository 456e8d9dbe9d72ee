import { columns, entry, flat, joined, line, page, row, sectionsOf, stack, type Texts } from '../page.ts'
import type { Parts } from '../parts.ts'

type Dress = (text: string) => string

/** How the letters of a title or a firm differ from the text, if they do. */
const dresses: Dress[] = [
  text => text,
  text => `<b>${text}</b>`,
  text => `<em>${text}</em>`,
  text => `<b><em>${text}</em></b>`,
  text => `<span style="text-transform:uppercase">${text}</span>`,
  text => `<b style="text-transform:uppercase;font-size:.9em">${text}</b>`,
  text => `<span style="color:#2a6;font-size:1.1em">${text}</span>`,
  text => `<u>${text}</u>`,
]

const separators = [', ', ' | ', ' – ', ' — ', ' · ', ' / ', ' • ', ' – ', ': '] as const

/** Where the town stands beside its firm. */
const places: ((firm: string, city: string) => string)[] = [
  firm => firm,
  (firm, city) => joined(', ', firm, city),
  (firm, city) => (city ? `${firm} (${city})` : firm),
  (firm, city) => joined(' – ', firm, city),
  (firm, city) => joined(' | ', firm, city),
]

/** Where the dates stand in the header of an entry. */
const datings = [
  'right',
  'right',
  'right',
  'rightBelow',
  'left',
  'left',
  'above',
  'below',
  'inline',
  'brackets',
] as const

/** The header of an entry in a form that is put together by chance, the same for the whole resume. */
function headerOf(p: Parts): (texts: Texts) => string {
  const [dressTitle, dressFirm, placed] = [p.pick(dresses), p.pick(dresses), p.pick(places)]
  const [dating, separator] = [p.pick(datings), p.pick(separators)]
  const [isFirmFirst, isOneLine, isTownApart] = [p.often(0.45), p.often(0.4), p.often(0.2)]
  const width = p.pick(['16%', '20%', '26%'])
  return ({ title, firm, city, period, deeds }) => {
    const what = title && dressTitle(title)
    const where = firm && (isTownApart ? dressFirm(firm) : placed(dressFirm(firm), city))
    const pair = isFirmFirst ? [where, what] : [what, where]
    const [first = '', ...others] = isOneLine ? [joined(separator, ...pair)] : pair.filter(Boolean)
    const town = isTownApart && city ? [`<span class="soft">${city}</span>`] : []
    const rest = stack([...others, ...town])
    switch (dating) {
      case 'right':
        return entry(row(first, period) + rest, deeds)
      case 'rightBelow':
        return entry(
          others[0] ? `<div>${first}</div>${row(others[0], period)}${stack(town)}` : row(first, period),
          deeds,
        )
      case 'left':
        return `<section class="entry dated" style="grid-template-columns:${width} 1fr"><div>${period}</div><div><div>${first}</div>${rest}${deeds}</div></section>`
      case 'above':
        return entry(`<div class="soft">${period}</div><div>${first}</div>${rest}`, deeds)
      case 'below':
        return entry(`<div>${first}</div>${rest}<div class="soft">${period}</div>`, deeds)
      case 'inline':
        return entry(`<div>${joined(separator, first, period)}</div>${rest}`, deeds)
      default:
        return entry(`<div>${first}${period && ` (${period})`}</div>${rest}`, deeds)
    }
  }
}

/** How headings differ from the text. */
const headingStyles = [
  'h2{border-bottom:1px solid #999}',
  'h2{background:#dfe7ee;padding:2px 6px}',
  'h2{border-left:5px solid #357;padding-left:6px}',
  'h2{text-align:center;letter-spacing:.12em}',
  'h2{font-weight:400;font-size:15px;color:#357}',
  'h2{font-size:1em;text-decoration:underline}',
  'h2{font-variant:small-caps;font-size:14px;border-top:2px solid #222;padding-top:3px}',
  'h2{font-size:11px;color:#888;text-transform:uppercase}',
]

const bullets = ['"– "', '"• "', '"▪ "', '"» "', '"→ "', 'disc', 'circle', 'none']

/** Letters, distances and signs, each by chance. */
const styleOf = (p: Parts) =>
  [
    `@page{margin:${p.pick([9, 12, 16, 20])}mm ${p.pick([10, 15, 20])}mm}`,
    `body{line-height:${p.pick([1.15, 1.3, 1.5])};text-align:${p.pick(['left', 'left', 'justify'])};hyphens:${p.pick(['manual', 'auto'])}}`,
    `.entry{margin-bottom:${p.pick([3, 8, 14])}px} .dated{display:grid;gap:0 ${p.pick([6, 12, 20])}px}`,
    `ul{padding-left:${p.pick([10, 18, 30])}px} ul[style]{list-style-type:${p.pick(bullets)} !important}`,
    p.pick(headingStyles),
  ].join(' ')

const sections = (p: Parts) => {
  const draw = headerOf(p)
  const experience = p.resume.jobs.map(job => draw(p.texts(job))).join('')
  const skills = p.skills(p.pick(['commas', 'pipes', 'dots', 'lines', 'bullets', 'chips', 'levels']))
  return sectionsOf(p, { experience, skills })
}

const head = (p: Parts) =>
  `${p.name()}${p.headline()}${p.often(0.6) ? line(p, p.pick([' | ', ' • ', '   ', ', '])) : stack(p.contact())}`

/** Layouts whose every part is drawn by itself, so that no two resumes are printed alike. */
export const assembledLayouts: Record<string, (parts: Parts) => string> = {
  /** One column. */
  assembledColumn: p => page(p, styleOf(p), [head(p), flat(sections(p)), p.clause()]),

  /** A column of facts beside that of the work, at either side, below a head of the whole width or with it. */
  assembledBars: p => {
    const all = sections(p)
    const isFact = ({ kind }: { kind: string }) =>
      ['skills', 'languages', 'other'].includes(kind) || (kind === 'education' && isSchoolAside)
    const isSchoolAside = p.often(0.4)
    const [isLeft, isHeadAside] = [p.often(0.5), p.often(0.4)]
    const share = p.pick(['28%', '33%', '38%'])
    const aside = `<div class="bar" style="background:${p.pick(['#fff', '#eef2f5', '#e9e4da'])}">${isHeadAside ? head(p) : ''}${flat(all.filter(isFact))}</div>`
    const main = `<main>${flat(all.filter(section => !isFact(section)))}</main>`
    return page(p, `${styleOf(p)} ${columns(isLeft ? `${share} 1fr` : `1fr ${share}`)}`, [
      isHeadAside ? '' : head(p),
      `<div class="columns">${isLeft ? aside + main : main + aside}</div>`,
      p.clause(),
    ])
  },

  /** Headings in a column of their own, level with their sections. */
  assembledMargins: p =>
    page(
      p,
      `${styleOf(p)} .part{display:grid;grid-template-columns:${p.pick(['18%', '24%'])} 1fr;gap:14px;margin-top:8px} h2{margin:0}`,
      [
        head(p),
        ...sections(p).map(({ heading, body }) => `<div class="part"><div>${heading}</div><div>${body}</div></div>`),
        p.clause(),
      ],
    ),
}
