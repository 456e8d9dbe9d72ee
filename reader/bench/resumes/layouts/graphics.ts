import { formWords } from '../forms.ts'
import { columns, flat, line, page, sectionsOf, stack } from '../page.ts'
import type { Parts } from '../parts.ts'

const ring = (share: number, caption: string) =>
  `<figure><svg width="54" height="54" viewBox="0 0 54 54"><circle cx="27" cy="27" r="22" fill="none" stroke="#ddd" stroke-width="6"/><circle cx="27" cy="27" r="22" fill="none" stroke="#2a7" stroke-width="6" stroke-dasharray="${(138 * share) / 100} 138"/><text x="27" y="31" font-size="11" text-anchor="middle">${share}%</text></svg><figcaption>${caption}</figcaption></figure>`

const figures = 'figure{margin:0;text-align:center} figcaption{font-size:.85em;overflow-wrap:anywhere}'

/** A narrow column of what is drawn, and the rest of the resume beside it. */
function withSide(p: Parts, style: string, drawn: string) {
  const sections = sectionsOf(p, { skills: drawn })
  const isSide = ({ kind }: { kind: string }) => kind === 'skills' || kind === 'languages'
  const side = `<aside class="bar">${p.section('contact', stack(p.contact({ icons: p.often(0.5) })))}${flat(sections.filter(isSide))}</aside>`
  const main = `<main>${p.name()}${p.headline()}${flat(sections.filter(section => !isSide(section)))}</main>`
  const isLeft = p.often(0.5)
  return page(p, `${columns(isLeft ? '34% 1fr' : '1fr 34%')} .bar{background:#f3f3f0} ${style}`, [
    `<div class="columns">${isLeft ? side + main : main + side}</div>`,
    p.clause(),
  ])
}

/** One column, with the skills as they are drawn. */
const inPlace = (p: Parts, style: string, drawn: string) =>
  page(p, `h2{border-bottom:1px solid #ccc} ${style}`, [
    p.name(),
    p.headline(),
    line(p, ' | ', { icons: true }),
    flat(sectionsOf(p, { skills: drawn })),
    p.clause(),
  ])

const wrapped = (items: string[], className: string) =>
  items.length > 0 ? `<div class="${className}">${items.join('')}</div>` : ''

/** Skills and years as pictures: icons, rings, bars, dots and clouds, with their captions. */
export const graphicLayouts: Record<string, (parts: Parts) => string> = {
  iconCaptions: p => {
    const icons = ['\uf109', '\uf3d4', '\uf2b1', '\uf46b', '\uf507']
    const items = p
      .items()
      .map((item, index) => `<figure><i>${icons[index % icons.length]}</i><figcaption>${item}</figcaption></figure>`)
    const reach = p
      .contact({ labels: false })
      .map((item, index) => `<figure><i>${icons[index % icons.length]}</i><figcaption>${item}</figcaption></figure>`)
    return page(
      p,
      `${figures} figure i{font-size:20px;display:block} .icons{display:grid;grid-template-columns:repeat(${p.pick([4, 5, 6])},1fr);gap:6px 8px} h1,.headline,h2{text-align:center} .reach{display:flex;justify-content:center;gap:22px}`,
      [
        p.name(),
        p.headline(),
        wrapped(reach, 'reach'),
        flat(sectionsOf(p, { skills: wrapped(items, 'icons') })),
        p.clause(),
      ],
    )
  },

  rings: p => {
    const items = p.items().map(item => ring(p.pick([55, 60, 70, 75, 80, 90, 95]), item))
    return withSide(
      p,
      `${figures} .rings{display:grid;grid-template-columns:repeat(${p.pick([2, 3])},1fr);gap:8px}`,
      wrapped(items, 'rings'),
    )
  },

  skillBars: p => {
    const items = p
      .items()
      .map(item => `<div>${item}<div class="track"><div style="width:${p.pick([50, 65, 80, 95])}%"></div></div></div>`)
    return withSide(
      p,
      '.track{background:#ccc;height:5px;margin:1px 0 5px} .track div{background:#357;height:5px}',
      wrapped(items, 'bars'),
    )
  },

  textDots: p => {
    const [full, empty] = p.pick([
      ['●', '○'],
      ['■', '□'],
      ['•', '◦'],
    ] as const)
    const items = p.items().map(item => {
      const level = p.pick([2, 3, 4, 5])
      return `<div class="level"><span>${item}</span> <span>${full.repeat(level)}${empty.repeat(5 - level)}</span></div>`
    })
    const isTable = p.often(0.5)
    return (p.often(0.5) ? withSide : inPlace)(
      p,
      `.level{${isTable ? 'display:grid;grid-template-columns:1fr auto;max-width:230px' : ''}}`,
      items.join(''),
    )
  },

  tagCloud: p => {
    const items = p
      .items()
      .map(item => `<span style="font-size:${p.pick([0.85, 1, 1.15, 1.4, 1.75])}em">${item}</span> `)
    return (p.often(0.5) ? withSide : inPlace)(
      p,
      '.cloud span{margin-right:9px} .cloud{text-align:center;line-height:1.5}',
      wrapped(items, 'cloud'),
    )
  },

  /** Figures in tiles, and the career as a line from left to right. */
  infographic: p => {
    const { years } = formWords(p.resume.language.key).entry
    const count = p.resume.jobs.length
    const tiles = [
      `<b>${p.pick([6, 9, 12, 17])}</b>${years}`,
      `<b>${p.pick([15, 40, 120])}+</b>${p.resume.headings.projects}`,
      `<b>${p.resume.speaks.length}</b>${p.resume.headings.languages}`,
    ]
    const jobs = p.resume.jobs.map(job => {
      const { title, firm, period, deeds } = p.texts(job)
      return `<div class="stop"><div class="soft">${period}</div><div class="dot"></div><div><b>${title}</b></div><div>${firm}</div>${deeds}</div>`
    })
    return page(
      p,
      `.tiles{display:grid;grid-template-columns:repeat(3,1fr);gap:10px;margin:8px 0} .tiles div{background:#123a4d;color:#fff;text-align:center;padding:8px} .tiles b{display:block;font-size:24px} .line{display:grid;grid-template-columns:repeat(${Math.min(count || 1, p.pick([3, 4]))},1fr);gap:12px} .dot{height:8px;border-top:2px solid #e60;margin:3px 0} ul{padding-left:12px} h1{font-size:30px}`,
      [
        p.name(),
        p.headline(),
        line(p, ' / '),
        `<div class="tiles">${tiles.map(tile => `<div>${tile}</div>`).join('')}</div>`,
        flat(sectionsOf(p, { experience: wrapped(jobs, 'line') })),
        p.clause(),
      ],
    )
  },

  /** A line down the page with a dot at each job, the employer left of it and the title right of it. */
  spine: p => {
    const jobs = p.resume.jobs.map(job => {
      const { title, firm, city, period, deeds } = p.texts(job)
      return `<div class="at"><div><b>${firm}</b><br>${period}<br>${city}</div><div class="knot"></div><div><b>${title}</b>${deeds}</div></div>`
    })
    return page(
      p,
      '.at{display:grid;grid-template-columns:30% 9px 1fr;gap:0 12px} .at>:first-child{text-align:right;padding-bottom:9px} .knot{border-left:2px solid #777;position:relative} .knot::before{content:"";position:absolute;left:-5px;top:4px;width:8px;height:8px;border-radius:8px;background:#c40}',
      [p.name(), p.headline(), line(p, ' | '), flat(sectionsOf(p, { experience: jobs.join('') })), p.clause()],
    )
  },
}
