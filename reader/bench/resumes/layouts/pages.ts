import { formWords } from '../forms.ts'
import { columns, flat, line, page, sectionsOf, stack } from '../page.ts'
import { escapeHtml, type Parts } from '../parts.ts'

const isWork = ({ kind }: { kind: string }) => ['experience', 'summary', 'education'].includes(kind)

/** Pages with a frame: running headers, photos, and heads of office and drawing programs. */
export const pageLayouts: Record<string, (parts: Parts) => string> = {
  /** Name and page number on every page, in large type, so that there are several. */
  runningHeader: p => {
    const { name, email, phone, language } = p.resume
    const { page: words, vita } = formWords(language.key)
    const who = `${name.first} ${name.last}`
    const head = p.pick([who, `${vita.title} ${who}`, `${who} | ${email}`, `${who} · ${phone ?? email}`])
    const count = p.pick([
      `"${words.page} " counter(page) " ${words.of} " counter(pages)`,
      'counter(page) " / " counter(pages)',
      `"${words.page} " counter(page)`,
      'counter(page)',
    ])
    return page(
      p,
      `@page{margin:24mm 22mm;@top-${p.pick(['left', 'center', 'right'])}{content:"${head}";font-size:9pt;color:#777}@bottom-${p.pick(['center', 'right'])}{content:${count};font-size:9pt}} body{font-size:12pt;line-height:1.6} h2{font-size:14pt}`,
      [p.name(), p.headline(), stack(p.contact({ labels: true })), flat(sectionsOf(p)), p.clause()],
    )
  },

  photoColumn: p => {
    const sections = sectionsOf(p)
    return page(
      p,
      `${columns('170px 1fr')} @page{margin:0} .bar{background:${p.pick(['#e8eef0', '#2f3b45;color:#fff', '#efe9e2'])};min-height:1080px;padding:26px 18px} .bar a{color:inherit} .photo{width:120px;height:120px;border-radius:${p.pick([0, 60])}px;background:linear-gradient(#bcd,#89a);margin:0 auto 12px} main{padding:26px 30px 0 0} aside h1{font-size:18px;text-align:center} aside .headline{text-align:center}`,
      [
        `<div class="columns"><aside class="bar"><div class="photo"></div>${p.name('twoLines')}${p.headline()}${p.section('contact', stack(p.contact({ icons: p.often(0.5) })))}${flat(sections.filter(section => !isWork(section)))}</aside><main>${flat(sections.filter(isWork))}${p.clause()}</main></div>`,
      ],
    )
  },

  /** A name in letter-spaced capitals on two or three lines, and headings alike. */
  spacedName: p => {
    const { first, last } = p.resume.name
    const words = `${first} ${last}`.toLocaleUpperCase().split(' ')
    const sections = sectionsOf(p)
    return page(
      p,
      `${columns('1fr 34%')} h1{font-size:${p.pick([30, 36, 42])}px;font-weight:400;letter-spacing:${p.pick(['.22em', '.35em', '.5em'])};line-height:1.15;margin-bottom:8px} h2{letter-spacing:.28em;text-transform:uppercase;font-weight:400;font-size:10.5pt} .headline{letter-spacing:.12em}`,
      [
        `<h1>${words.map(escapeHtml).join('<br>')}</h1>${p.headline()}`,
        `<div class="columns"><main>${flat(sections.filter(isWork))}</main><aside>${p.section('contact', stack(p.contact()))}${flat(sections.filter(section => !isWork(section)))}</aside></div>`,
        p.clause(),
      ],
    )
  },

  /** The name beside smaller text on the same line. */
  nameBeside: p =>
    page(
      p,
      `header{display:flex;justify-content:space-between;align-items:${p.pick(['baseline', 'center', 'flex-end'])};gap:18px;border-bottom:2px solid #333;margin-bottom:6px} h2{letter-spacing:${p.pick(['0', '.05em', '.12em'])}} h1{font-size:${p.pick([22, 27])}px;white-space:nowrap} .aside{font-size:8.5pt;text-align:right}`,
      [
        p.often(0.5)
          ? `<header>${p.name('plain')}${p.headline()}<div class="aside">${stack(p.contact())}</div></header>`
          : `<header>${p.name('plain')}<div class="aside">${p.headline()}${line(p, ' | ')}</div></header>`,
        flat(sectionsOf(p)),
        p.clause(),
      ],
    ),

  /** A template of an online editor: employer, town and title on one line, small dates in capitals below. */
  editorTemplate: p => {
    const jobs = p.resume.jobs.map(job => {
      const { title, firm, city, period, deeds } = p.texts(job)
      const where = [firm && `<b>${firm}</b>`, city].filter(Boolean).join(', ')
      return `<section class="entry"><div>${where} — <em>${title}</em></div><div class="when">${period.toLocaleUpperCase()}</div>${deeds}</section>`
    })
    const schools = p
      .schools()
      .map(
        ({ degree, school, period }) =>
          `<section class="entry"><div><b>${school}</b> — <em>${degree}</em></div><div class="when">${period}</div></section>`,
      )
    const sections = sectionsOf(p, { experience: jobs.join(''), education: schools.join('') })
    return page(
      p,
      `${columns('1fr 29%')} h1{font-size:34px;font-weight:400} h2{font-size:9pt;color:#2079c7;text-transform:uppercase;margin-top:16px} .when{font-size:7.5pt;color:#666;letter-spacing:.04em}`,
      [
        `<div class="columns"><main>${p.name()}${p.headline()}</main><aside>${stack(p.contact({ labels: false }))}</aside></div>`,
        `<div class="columns"><main>${flat(sections.filter(isWork))}</main><aside>${flat(sections.filter(section => !isWork(section)))}</aside></div>`,
        p.clause(),
      ],
    )
  },

  /** Centred from the first line to the last. */
  allCentred: p =>
    page(
      p,
      'body{text-align:center} .row{justify-content:center} ul{list-style-position:inside;padding:0} h2{border-top:1px solid #aaa;padding-top:5px}',
      [p.name(), p.headline(), line(p, ' ~ '), flat(sectionsOf(p)), p.clause()],
    ),
}
