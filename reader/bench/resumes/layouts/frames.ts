import { columns, flat, page, sectionsOf, stack } from '../page.ts'
import type { Parts } from '../parts.ts'

const isWork = ({ kind }: { kind: string }) => kind === 'experience' || kind === 'summary'

const beside = (p: Parts, style: string) =>
  page(p, style, [
    `<header>${p.name()}${p.headline()}${stack(p.contact({ labels: true }))}</header>`,
    ...sectionsOf(p).map(
      ({ heading, body }) => `<div class="part"><div class="mark">${heading}</div><div>${body}</div></div>`,
    ),
    p.clause(),
  ])

/** Pages whose frame says what belongs together: drawn headings, three columns, bands. */
export const frameLayouts: Record<string, (parts: Parts) => string> = {
  /** Headings in circles beside their sections. */
  circledHeadings: p => {
    const size = p.pick([70, 84])
    return beside(
      p,
      `.part{display:grid;grid-template-columns:${size}px 1fr;gap:16px;margin-bottom:10px;align-items:${p.pick(['start', 'center'])}} .mark{width:${size}px;height:${size}px;border-radius:50%;background:#e4ebf1;display:flex;align-items:center;justify-content:center;text-align:center} h2{margin:0;font-size:7.5pt;line-height:1.15;overflow-wrap:anywhere}`,
    )
  },

  /** Headings turned by a quarter in a strip at the left. */
  turnedStrip: p =>
    beside(
      p,
      `.part{position:relative;padding-left:44px;min-height:110px;margin-bottom:8px} .mark{position:absolute;left:0;top:0;bottom:0;width:30px;background:#e7e2da} h2{position:absolute;left:6px;top:104px;transform:rotate(-90deg);transform-origin:0 0;white-space:nowrap;margin:0;font-size:${p.pick([10, 11.5])}pt}`,
    ),

  /** Three columns: who it is, what was done, what was learnt. */
  threeColumns: p => {
    const sections = sectionsOf(p, { skills: p.skills(p.pick(['lines', 'bullets', 'commas'])) })
    const isLearnt = ({ kind }: { kind: string }) => kind === 'education' || kind === 'languages'
    const rest = sections.filter(section => !isWork(section) && !isLearnt(section))
    return page(p, `${columns(p.pick(['23% 1fr 24%', '26% 1fr 22%']))} body{font-size:9pt} h2{font-size:10.5pt}`, [
      p.name(),
      p.headline(),
      `<div class="columns"><div>${p.section('contact', stack(p.contact()))}${flat(rest)}</div><main>${flat(sections.filter(isWork))}</main><div>${flat(sections.filter(isLearnt))}</div></div>`,
      p.clause(),
    ])
  },

  /** A band with the name, and below it the contacts in three columns, each under its label. */
  bandContacts: p => {
    const items = p.contact({ labels: true }).map(item => item.replace(/^([^<:]{2,24}): /, '<b>$1</b><br>'))
    return page(
      p,
      `.band{background:#233;color:#fff;padding:16px 20px} .band a{color:#fff} .reach{display:grid;grid-template-columns:repeat(3,1fr);gap:4px 18px;background:#eef1f3;padding:8px 20px;margin-bottom:8px;overflow-wrap:anywhere} h2{border-left:4px solid #233;padding-left:8px}`,
      [
        `<div class="band">${p.name()}${p.headline()}</div><div class="reach">${stack(items)}</div>`,
        flat(sectionsOf(p)),
        p.clause(),
      ],
    )
  },
}
