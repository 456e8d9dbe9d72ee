import { columns, line, page, sectionsOf, stack } from '../page.ts'
import type { Parts } from '../parts.ts'

/** The sections as rows of two cells: the heading stands in the first. */
const rows = (p: Parts, given?: Parameters<typeof sectionsOf>[1]) =>
  sectionsOf(p, given)
    .map(({ heading, body }) => `<div class="beside">${heading}<div class="text">${body}</div></div>`)
    .join('')

/** The heading's first line shares its baseline with the first line of the text. */
const beside = (width: string) =>
  `.beside{display:grid;grid-template-columns:${width} 1fr;gap:4px 16px;align-items:baseline;margin-bottom:9px} .beside h2{margin:0;overflow-wrap:anywhere}`

/** Headings stand in the margin, left of what they name, and wrap there. */
export const margins: Record<string, (parts: Parts) => string> = {
  marginHeadings: p =>
    page(
      p,
      `${beside(`${p.pick([11, 14, 17])}%`)} h2{font-size:${p.pick(['1em', '1.1em', '1.25em'])};text-align:${p.pick(['right', 'left'])};font-weight:${p.pick([400, 700])}}`,
      [p.name(), p.headline(), line(p, p.pick([' | ', ', ', ' · '])), rows(p), p.clause()],
    ),

  /** The name and what the headings stand in share one column. */
  marginName: p =>
    page(
      p,
      `${beside(`${p.pick([21, 24, 27])}%`)} h1{font-size:${p.pick([19, 23])}px;line-height:1.1} h2{font-size:1.05em;text-transform:uppercase;letter-spacing:.06em}`,
      [
        `<div class="beside"><div>${p.name('twoLines')}</div><div>${p.headline()}${stack(p.contact())}</div></div>`,
        rows(p),
        p.clause(),
      ],
    ),

  marginRule: p =>
    page(
      p,
      `${beside(`${p.pick([18, 21])}%`)} .beside{align-items:stretch;gap:0 14px;margin:0} .beside h2{padding-top:1px;font-size:1em;font-weight:400;color:#555;text-align:right} .text{border-left:1px solid #999;padding:0 0 10px 14px}`,
      [
        `<header style="margin-left:22%">${p.name()}${p.headline()}</header>`,
        `<div class="beside">${p.heading('contact')}<div class="text">${stack(p.contact({ labels: true }))}</div></div>`,
        rows(p),
        p.clause(),
      ],
    ),

  /** Headings in the left margin, dates in the right one. */
  marginBoth: p => {
    const form = p.pick(['oneLine', 'firmLine', 'titleFirst'] as const)
    const dated = (text: string, period: string) => `<div class="at"><div>${text}</div><div>${period}</div></div>`
    const jobs = p.resume.jobs.map(job => dated(p.entry(job, { dated: false, form }), p.texts(job).period))
    const schools = p.schools().map(({ degree, school, period }) => dated(`<b>${degree}</b><br>${school}`, period))
    return page(
      p,
      `${beside('16%')} h2{font-size:1em} ${columns('16% 1fr')} .at{display:grid;grid-template-columns:1fr 22%;gap:12px;margin-bottom:5px} .at>:last-child{text-align:right}`,
      [
        `<header class="columns"><div></div><div>${p.name()}${p.headline()}${line(p, ' | ')}</div></header>`,
        rows(p, { experience: jobs.join(''), education: schools.join('') }),
        p.clause(),
      ],
    )
  },

  /** Headings turned by a right angle, from the bottom to the top of what they name. */
  turnedHeadings: p =>
    page(
      p,
      '.beside{display:grid;grid-template-columns:22px 1fr;gap:14px;margin-bottom:12px;min-height:84px} .beside h2{writing-mode:vertical-rl;transform:rotate(180deg);margin:0;text-align:right;border-left:2px solid #2a6;white-space:nowrap;font-size:1em}',
      [p.name(), p.headline(), line(p, ' | '), rows(p), p.clause()],
    ),
}
