import { columns, flat, line, page, sectionsOf, stack } from '../page.ts'
import type { Parts } from '../parts.ts'

const isWork = ({ kind }: { kind: string }) => kind === 'experience' || kind === 'summary'

/** Columns that are hard to tell apart: rows that share baselines, and gutters narrower than two letters. */
export const columnLayouts: Record<string, (parts: Parts) => string> = {
  /** Every line of both columns stands on the same grid. */
  equalColumns: p => {
    const sections = sectionsOf(p)
    return page(
      p,
      `${columns('1fr 1fr')} body,h1,h2,.columns *{line-height:15px} body{font-size:9pt} .columns{gap:${p.pick([10, 16, 22])}px} h2{font-size:${p.pick([9, 11])}pt;margin:15px 0 0} p,ul,.entry,.prose{margin:0} h1{line-height:30px;margin:0} .columns>main>h2:first-child{margin-top:0}`,
      [
        p.name(),
        p.headline(),
        line(p, ' | '),
        `<div class="columns"><main>${flat(sections.filter(isWork))}</main><main>${flat(sections.filter(section => !isWork(section)))}</main></div>`,
      ],
    )
  },

  /** A gutter narrower than two letters, and text that is justified up to it. */
  narrowGutter: p => {
    const sections = sectionsOf(p, { skills: p.skills('commas') })
    const side = `${p.section('contact', stack(p.contact()))}${flat(sections.filter(section => !isWork(section)))}`
    return page(
      p,
      `${columns(p.pick(['34% 1fr', '1fr 36%', '1fr 1fr']))} .columns{gap:${p.pick([5, 7, 9])}px;text-align:justify;hyphens:manual} h2{font-size:11pt}`,
      [
        p.name(),
        p.headline(),
        p.often(0.5)
          ? `<div class="columns"><main>${side}</main><main>${flat(sections.filter(isWork))}</main></div>`
          : `<div class="columns"><main>${flat(sections.filter(isWork))}</main><main>${side}</main></div>`,
      ],
    )
  },

  /** One text that flows from the foot of the first column to the head of the second. */
  newspaper: p =>
    page(
      p,
      `.flow{columns:2;column-gap:${p.pick([18, 26])}px;column-rule:${p.pick(['none', '1px solid #999'])}} h2{break-after:avoid;font-size:11pt;border-bottom:1px solid #444} h1{text-align:center} .contact,.headline{text-align:center}`,
      [p.name(), p.headline(), line(p, ' • '), `<div class="flow">${flat(sectionsOf(p))}</div>`],
    ),

  /** Skills in three columns below short headings, the rest of the page in one. */
  threeColumnSkills: p => {
    const cells = p.items().map(item => `<div>${item}</div>`)
    const grid = `<div style="display:grid;grid-template-columns:repeat(${p.pick([2, 3, 3, 4])},1fr);gap:1px 14px">${cells.join('')}</div>`
    return page(p, `h2{border-bottom:1px solid #bbb;letter-spacing:${p.pick(['0', '.06em', '.1em', '.14em'])}}`, [
      p.name(),
      p.headline(),
      line(p, ' | '),
      flat(sectionsOf(p, { skills: cells.length > 0 ? grid : '' })),
      p.clause(),
    ])
  },

  /** Small sections side by side at the foot of the page, each below its own heading. */
  footColumns: p => {
    const sections = sectionsOf(p, { skills: p.skills(p.pick(['lines', 'bullets'])) })
    const isMain = ({ kind }: { kind: string }) => kind === 'experience' || kind === 'summary' || kind === 'education'
    const feet = sections.filter(section => !isMain(section))
    return page(
      p,
      `.feet{display:grid;grid-template-columns:repeat(3,1fr);gap:6px 20px} h2{text-transform:uppercase;font-size:10pt;letter-spacing:.1em} header{display:flex;justify-content:space-between;align-items:flex-start}`,
      [
        `<header><div>${p.name()}${p.headline()}</div><div style="text-align:right">${stack(p.contact())}</div></header>`,
        flat(sections.filter(isMain)),
        `<div class="feet">${feet.map(({ heading, body }) => `<div>${heading}${body}</div>`).join('')}</div>`,
      ],
    )
  },

  /** A column at the side of the first page only: the text goes on below it over the whole width. */
  floatingSide: p => {
    const sections = sectionsOf(p)
    const side = flat(sections.filter(section => !isWork(section)))
    return page(
      p,
      `aside{float:${p.pick(['left', 'right'])};width:${p.pick([30, 34])}%;padding:10px;background:#f0f2f4;margin:0 16px 10px;overflow-wrap:anywhere} body{font-size:11pt} .row{display:block} .dates{display:block} ul{overflow:hidden}`,
      [
        `<aside>${p.section('contact', stack(p.contact()))}${side}</aside>`,
        p.name(),
        p.headline(),
        flat(sections.filter(isWork)),
        p.clause(),
      ],
    )
  },

  /** Jobs side by side, two in a row, as cards. */
  jobGrid: p => {
    const form = p.pick(['datesBelow', 'datesAbove', 'titleFirst', 'brackets'] as const)
    const jobs = p.resume.jobs.map(job => p.entry(job, { form })).join('')
    return page(
      p,
      '.grid{display:grid;grid-template-columns:1fr 1fr;gap:8px 24px} .grid .row{display:block} .grid .dates{display:block;color:#666} h2{text-transform:uppercase;font-size:10.5pt;color:#a33}',
      [
        p.name(),
        p.headline(),
        line(p, ' | '),
        flat(sectionsOf(p, { experience: jobs && `<div class="grid">${jobs}</div>` })),
        p.clause(),
      ],
    )
  },
}
