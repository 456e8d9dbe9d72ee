import { flat, joined, line, page, sectionsOf, stack } from '../page.ts'
import { escapeHtml, type Parts } from '../parts.ts'

/** Small drawn signs, which leave no letter behind. */
const sign = (shape: string) =>
  `<svg class="sign" width="10" height="10" viewBox="0 0 10 10" fill="none" stroke="currentColor">${shape}</svg>`
const calendar = sign('<path d="M1 2h8v7H1zM1 4.5h8M3 .5v2M7 .5v2"/>')
const pin = sign('<path d="M5 9.5C2 6 1.5 4.6 1.5 3.8a3.5 3.3 0 0 1 7 0C8.5 4.6 8 6 5 9.5z"/>')

const list = (items: string[], open = '<ul>') =>
  items.length > 0 ? `${open}${items.map(item => `<li>${item}</li>`).join('')}</${open.slice(1, 3)}>` : ''

/** Every skill as a word in a row, below the name of its group where there is one. */
const keywords = (p: Parts) =>
  p.resume.skills
    .filter(({ items }) => items.length > 0)
    .map(
      ({ label, items }) =>
        `<div class="skill">${label && `<h3>${escapeHtml(label)}</h3>`}${list(items.map(escapeHtml), '<ul class="words">')}</div>`,
    )
    .join('')

/** 'English (native)' as the language and, below it, how well. */
const fluency = (p: Parts) =>
  p.resume.speaks
    .map(text => `<div class="tongue">${escapeHtml(text).replace(/ \((.+)\)$/, '<div class="soft">$1</div>')}</div>`)
    .join('')

/** The pages of people who publish their resume on the web and print it from there. */
export const webThemes: Record<string, (parts: Parts) => string> = {
  /** A theme that renders a resume kept as data. */
  plainWebTheme: p => {
    const [hasHighlights, withTown] = [p.often(0.45), p.often(0.6)]
    const item = (name: string, period: string, below: string, rest = '') =>
      `<section class="item"><header><h3>${name}</h3><span>${period}</span></header>${below}${rest}</section>`
    const highlights = ([first = '', ...others]: string[]) =>
      `<p>${p.printed(first)}.</p>${others.length > 0 ? '<h4>Highlights</h4>' : ''}${list(others.map(deed => p.printed(deed)))}`
    const jobs = p.resume.jobs.map(job => {
      const { firm, title, city, period, deeds } = p.texts(job)
      const place = withTown && city ? `<span class="soft">${pin} ${city}</span>` : ''
      const post = firm ? `<div class="row"><div class="position">${title}</div>${place}</div>` : ''
      return item(firm || title, period, post, hasHighlights && job.deeds.length > 0 ? highlights(job.deeds) : deeds)
    })
    const schools = p.schools().map(({ degree, school, period }) => item(school, period, `<div>${degree}</div>`))
    const theme = p.pick([
      'h2{font-size:17px;color:#39424b;border-bottom:1px solid #e7e7e7;padding-bottom:3px} h1{font-size:30px}',
      'h2{text-transform:uppercase;font-size:11px;letter-spacing:.1em;color:#888} .position{font-style:italic}',
      'h2{font-size:15px;color:#2a7f9e} .top{text-align:center;border-bottom:4px solid #2a7f9e;padding-bottom:10px}',
    ])
    return page(
      p,
      `h3{font-size:1.08em;margin:0} h4{font-size:1em;margin:3px 0 0;font-weight:400;color:#666} .item{margin-bottom:11px} .item>header{display:flex;justify-content:space-between;gap:14px} .item>header span{color:#666;white-space:nowrap} .words{list-style:none;padding:0} .words li{display:inline-block;background:#eee;border-radius:3px;padding:1px 7px;margin:2px 4px 2px 0} .tongue{display:inline-block;margin-right:28px} ${theme}`,
      [
        `<div class="top">${p.name('plain')}${p.headline()}${line(p, '   ', { icons: p.often(0.5) })}</div>`,
        flat(
          sectionsOf(p, {
            experience: jobs.join(''),
            education: schools.join(''),
            skills: keywords(p),
          }).map(section => (section.kind === 'languages' ? { ...section, body: fluency(p) } : section)),
        ),
        p.clause(),
      ],
    )
  },

  /** A dark head over the whole width, and a wide and a narrow column below it. */
  headerBandColumns: p => {
    const wide = p.pick([['experience'], ['experience', 'education']])
    const isWide = ({ kind }: { kind: string }) => wide.includes(kind)
    const [isMainLeft, isFirmFirst] = [p.often(0.65), p.often(0.3)]
    const colour = p.pick(['#1f2a44', '#3a3a3a', '#254d42', '#5b2333'])
    const item = ([first, second]: string[], period: string, city: string, deeds = '') =>
      `<section class="entry"><div class="what">${first}</div>${second ? `<div class="where">${second}</div>` : ''}<div class="meta">${period && `<span>${calendar} ${period}</span>`}${city && `<span>${pin} ${city}</span>`}</div>${deeds}</section>`
    const jobs = p.resume.jobs.map(job => {
      const { firm, title, city, period, deeds } = p.texts(job)
      return item((isFirmFirst ? [firm, title] : [title, firm]).filter(Boolean), period, city, deeds)
    })
    const schools = p.schools().map(({ degree, school: name, period }) => item([degree, name], period, ''))
    const { summary } = p.resume
    const sections = sectionsOf(p, { experience: jobs.join(''), education: schools.join('') }).filter(
      ({ kind }) => kind !== 'summary',
    )
    const main = `<main>${flat(sections.filter(isWide))}</main>`
    const side = `<aside>${flat(sections.filter(section => !isWide(section)))}${p.clause()}</aside>`
    return page(
      p,
      `main{float:${isMainLeft ? 'left' : 'right'};width:62%} aside{float:${isMainLeft ? 'right' : 'left'};width:33%;overflow-wrap:anywhere} @page{margin:13mm 0} @page:first{margin-top:0} .band{background:${colour};color:#fff;padding:26px 44px 20px} .band a{color:#fff} .band h1{font-size:27px} .reach{display:grid;grid-template-columns:1fr 1fr;gap:2px 26px;margin-top:9px} .below{padding:6px 44px} h2{color:${colour};border-bottom:2px solid ${colour};text-transform:uppercase} .what{font-weight:700;font-size:1.08em} .where{color:${p.pick(['#b5651d', '#27748a', '#777'])}} .meta{color:#555;font-size:.9em} .meta span{margin-right:16px} .sign{position:relative;top:1px}`,
      [
        `<div class="band">${p.name('plain')}${p.headline()}${summary ? `<p class="prose">${p.printed(summary)}</p>` : ''}<div class="reach">${stack(p.contact({ icons: true, labels: false }))}</div></div>`,
        `<div class="below">${isMainLeft ? main + side : side + main}</div>`,
      ],
    )
  },

  /** The page of a scholar or teacher, whose posts are as short as the publications are many. */
  scholarWeb: p => {
    const [form, mark, hasMenu] = [p.pick(['years', 'bracket', 'comma'] as const), p.pick(['[]', '1.']), p.often(0.35)]
    const short = (period: string, ...texts: string[]) =>
      ({
        years: `<div class="short"><span>${period}</span><span>${joined(', ', ...texts)}</span></div>`,
        bracket: `<li>${joined(', ', ...texts)}${period && ` (${period})`}</li>`,
        comma: `<li>${joined(', ', ...texts, period)}.</li>`,
      })[form]
    const jobs = p.resume.jobs.map(job => {
      const { title, firm, city, period } = p.texts(job)
      return short(period, title, firm && `<em>${firm}</em>`, city)
    })
    const schools = p.schools().map(({ degree, school, year }) => short(year, degree, `<em>${school}</em>`))
    const wrapped = (lines: string[]) =>
      form === 'years' || lines.length === 0 ? lines.join('') : `<ul>${lines.join('')}</ul>`
    const sections = sectionsOf(p, {
      experience: wrapped(jobs),
      education: wrapped(schools),
      skills: p.skills('commas'),
    })
    const [written] = p.resume.kind === 'academic' ? p.resume.sections : []
    const papers = written ?? { heading: p.pick(p.resume.language.publications), lines: papersOf(p) }
    const numbered = papers.lines.map(
      (text, index) =>
        `<div class="paper"><span>${mark === '[]' ? `[${index + 1}]` : `${index + 1}.`}</span><span>${escapeHtml(text)}</span></div>`,
    )
    const heading = `<h2>${p.headed(papers.heading)}</h2>`
    const all = [
      ...sections.filter(section => section.heading !== heading),
      { kind: 'papers', heading, body: numbered.join('') },
    ]
    const menu = all.slice(0, 5).map(section => section.heading.replace(/<\/?h2>/g, ''))
    return page(
      p,
      `.menu{border-bottom:1px solid #bbb;color:#06c;padding-bottom:4px;margin-bottom:12px} .menu span{margin-right:18px;display:inline-block} .who{display:flex;gap:22px;align-items:center} .photo{width:92px;height:110px;flex:none;background:linear-gradient(#cdb,#9a8)} .short{display:grid;grid-template-columns:${p.pick([130, 160])}px 1fr;gap:10px} .paper{display:grid;grid-template-columns:26px 1fr;margin-bottom:3px} h1{font-weight:400;font-size:26px} h2{font-weight:${p.pick([400, 700])};font-size:15px;color:#06c}`,
      [
        hasMenu ? `<div class="menu">${menu.map(text => `<span>${text}</span>`).join('')}</div>` : '',
        `<div class="who">${p.often(0.5) ? '<div class="photo"></div>' : ''}<div>${p.name('plain')}${p.headline()}${stack(p.contact({ labels: p.often(0.5) }))}</div></div>`,
        flat(all),
        p.clause(),
      ],
    )
  },
}

/** What somebody has written who is no scholar by calling. */
function papersOf(p: Parts) {
  const { first, last } = p.resume.name
  const me = `${first[0]}. ${last}`
  return [
    `${me} and N. Okafor. What small teams remember. Tidal Letters, 14(2):31–47, 2021.`,
    `P. Lind, ${me}. Handbook of patient work. In: Notes from the Workshop, pp. 9–22, 2019.`,
    `${me}. Letter to the editor. Review of Field Methods 8 (2017), 4–5.`,
  ]
}
