import { captionsOf } from '../captions.ts'
import { flat, joined, line, page, sectionsOf, stack, type Texts } from '../page.ts'
import { escapeHtml, type Parts } from '../parts.ts'

const isTold = ({ kind }: { kind: string }) => ['summary', 'experience', 'education'].includes(kind)

/** 'Phone: 123' with its caption on a line of its own. */
const captionAbove = (items: string[]) =>
  stack(items.map(item => item.replace(/^([^<:]{1,24}): (.*)$/, '<div class="caption">$1</div>$2')))

const icons = ['\uf109', '\uf3d4', '\uf2b1', '\uf46b']

/** A bag in a filled circle. */
const bag =
  '<svg width="26" height="26" viewBox="0 0 26 26"><circle cx="13" cy="13" r="13" fill="#e8505b"/><path d="M6 10h14v9H6zM10 7h6v3h-1.5V8.5h-3V10H10z" fill="#fff"/></svg>'

/** What online builders make from their templates. */
export const builderLayouts: Record<string, (parts: Parts) => string> = {
  /** One column with thin rules and headings in small capitals; employer and title share a line. */
  ruledBuilder: p => {
    const [separator, isTitleFirst, isTownBelow] = [
      p.pick([' | ', ' — ', ', ', ' · ', ' / ']),
      p.often(0.3),
      p.often(0.4),
    ]
    const strong = p.pick(['firm', 'title', 'both'])
    const bold = (which: string, text: string) => (text && [which, 'both'].includes(strong) ? `<b>${text}</b>` : text)
    const item = ({ firm, title, city, period, deeds }: Texts) => {
      const where = joined(', ', bold('firm', firm), isTownBelow ? '' : city)
      const what = bold('title', title)
      const pair = isTitleFirst ? [what, where] : [where, what]
      return `<section class="entry"><div class="row"><span>${joined(separator, ...pair)}</span><span class="when">${period}</span></div>${isTownBelow && city ? `<div class="soft">${city}</div>` : ''}${deeds}</section>`
    }
    const schools = p
      .schools()
      .map(({ degree, school, period }) => item({ firm: school, title: degree, city: '', period, deeds: '' }))
    const align = p.pick(['left', 'center', 'center'])
    return page(
      p,
      `header{text-align:${align};border-bottom:.75px solid #555;padding-bottom:6px} h1{font-variant:small-caps;font-weight:${p.pick([400, 700])};letter-spacing:.06em;font-size:25px} h2{font-variant:small-caps;font-size:14px;font-weight:400;letter-spacing:.05em;border-${p.pick(['top', 'bottom'])}:.75px solid #555;padding:2px 0;text-align:${p.pick(['left', align])}} .when{white-space:nowrap}`,
      [
        `<header>${p.name('plain')}${p.headline()}${line(p, p.pick(['  |  ', '  •  ', '   ']))}</header>`,
        flat(
          sectionsOf(p, {
            experience: p.resume.jobs.map(job => item(p.texts(job))).join(''),
            education: schools.join(''),
          }),
        ),
        p.clause(),
      ],
    )
  },

  /** A dated column, what was done, and at the right a bar of facts with captions and levels. */
  rightFactsBuilder: p => {
    const { details } = captionsOf(p.resume.language.key)
    const [isBelow, hasBars, separator] = [p.often(0.3), p.often(0.6), p.pick([', ', ' – ', ' | '])]
    const level = () =>
      hasBars ? `<div class="level"><div style="width:${p.pick([55, 70, 85, 100])}%"></div></div>` : ''
    const item = (period: string, what: string, city: string, deeds = '') =>
      isBelow
        ? `<section class="entry"><b>${joined(', ', what, city)}</b><div class="when">${period.toLocaleUpperCase()}</div>${deeds}</section>`
        : `<section class="entry at"><div class="when">${period}</div><div><div class="row"><b>${what}</b><span class="soft">${city}</span></div>${deeds}</div></section>`
    const jobs = p.resume.jobs.map(job => {
      const { title, firm, city, period, deeds } = p.texts(job)
      return item(period, joined(separator, title, firm), city, deeds)
    })
    const schools = p.schools().map(({ degree, school, period }) => item(period, joined(separator, degree, school), ''))
    const sections = sectionsOf(p, {
      ...{ experience: jobs.join(''), education: schools.join('') },
      skills: p
        .items()
        .map(text => `<div class="able">${text}${level()}</div>`)
        .join(''),
    })
    const facts = `<h2>${p.headed(details)}</h2>${captionAbove(p.contact({ labels: true }))}`
    return page(
      p,
      `.main{float:left;width:66%} .facts{float:right;width:28%;overflow-wrap:anywhere;font-size:.95em;border-left:${p.pick([0, 1])}px solid #ccc;padding-left:14px} .at{display:grid;grid-template-columns:${p.pick([82, 100])}px 1fr;gap:12px} .when{color:#888;font-size:.88em} .caption{color:#999;font-size:.85em;margin-top:4px} .level{height:3px;background:#ddd;margin:1px 0 6px} .level div{height:3px;background:#2b5fb0} h1{font-size:26px} .top{margin-bottom:14px} .row .soft{white-space:nowrap}`,
      [
        `<div class="top">${p.name('plain')}${p.headline()}</div>`,
        `<div class="main">${flat(sections.filter(isTold))}${p.clause()}</div>`,
        `<div class="facts">${facts}${flat(sections.filter(section => !isTold(section)))}</div>`,
      ],
    )
  },

  /** Signs in circles, and a small card for every post, several beside each other. */
  iconCards: p => {
    const across = p.resume.jobs.length > 3 ? p.pick([2, 3]) : 2
    const [isFirmFirst, isPill] = [p.often(0.4), p.often(0.5)]
    const card = ([first, second]: string[], period: string, city: string, deeds = '') =>
      `<div class="card">${period && `<div class="${isPill ? 'pill' : 'soft'}">${period}</div>`}<div class="what">${first}</div>${second ? `<div class="where">${second}</div>` : ''}${city && `<div class="soft"><i>\uf46b</i> ${city}</div>`}${deeds}</div>`
    const jobs = p.resume.jobs.map(job => {
      const { title, firm, city, period, deeds } = p.texts(job)
      return card((isFirmFirst ? [firm, title] : [title, firm]).filter(Boolean), period, city, deeds)
    })
    const schools = p.schools().map(({ degree, school, period }) => card([degree, school], period, ''))
    const tiles = p.items().map((item, at) => `<div class="tile"><i>${icons[at % icons.length]}</i> ${item}</div>`)
    const cards = (items: string[]) => (items.length > 0 ? `<div class="cards">${items.join('')}</div>` : '')
    const sections = sectionsOf(p, {
      ...{ experience: cards(jobs), education: cards(schools) },
      skills: tiles.length > 0 ? `<div class="tiles">${tiles.join('')}</div>` : '',
    })
    return page(
      p,
      `.cards{display:grid;grid-template-columns:repeat(${across},1fr);gap:10px} .card{border:1px solid #ddd;border-top:3px solid #e8505b;border-radius:5px;padding:7px 10px;break-inside:avoid;overflow-wrap:anywhere} .what{font-weight:700} .where{color:#e8505b} .pill{display:inline-block;background:#fbe3e5;border-radius:9px;padding:0 8px;font-size:.9em} .card ul{padding-left:13px} .tiles{display:flex;flex-wrap:wrap;gap:5px} .tile{background:#f4f4f4;padding:2px 8px;border-radius:4px} .tile i{color:#e8505b} .head{display:flex;align-items:center;gap:8px} .top{display:flex;justify-content:space-between;gap:24px;background:#f7f7f7;padding:14px 16px} h1{font-size:28px}`,
      [
        `<div class="top"><div>${p.name(p.pick(['plain', 'twoLines']))}${p.headline()}</div><div>${stack(p.contact({ labels: false, icons: true }))}</div></div>`,
        ...sections.map(({ heading, body }) => `<div class="head">${bag}${heading}</div>${body}`),
        p.clause(),
      ],
    )
  },

  /** A line of time through the whole page with a dot at every entry and a ring at every heading. */
  dottedLine: p => {
    const [isRight, isStacked, isYearOnly] = [p.often(0.3), p.often(0.4), p.often(0.25)]
    const form = p.pick(['below', 'beside', 'firmBelow'])
    const separator = p.pick([' | ', ' – ', ', '])
    const knot = (mark: string, left: string, right: string) =>
      `<div class="knot ${mark}"><div class="when">${isRight ? '' : left}</div><div class="line"></div><div>${right}</div>${isRight ? `<div class="when">${left}</div>` : ''}</div>`
    const header = ({ title, firm, city }: Texts) =>
      ({
        below: `<b>${title}</b>${firm && `<div>${joined(', ', firm, city)}</div>`}`,
        beside: joined(separator, `<b>${title}</b>`, firm, city),
        firmBelow: `<b>${firm || title}</b>${firm && `<div><em>${title}</em></div>`}`,
      })[form] ?? ''
    const jobs = p.resume.jobs.map(job => {
      const texts = p.texts(job)
      const town = form === 'firmBelow' && texts.city ? `<br>${texts.city}` : ''
      const when = isStacked ? texts.period.replace(escapeHtml(p.resume.dates.dash), '$&<br>') : texts.period
      return knot('dot', `${when}${town}`, `${header(texts)}${texts.deeds}`)
    })
    const schools = p
      .schools()
      .map(({ degree, school, period, year }) =>
        knot('dot', isYearOnly ? year : period, `<b>${degree}</b><div>${school}</div>`),
      )
    const sections = sectionsOf(p, { experience: jobs.join(''), education: schools.join('') })
    const isDated = ({ kind }: { kind: string }) => kind === 'experience' || kind === 'education'
    const width = p.pick([96, 118])
    return page(
      p,
      `.knot{display:grid;grid-template-columns:${isRight ? `0 20px 1fr ${width}px` : `${width}px 20px 1fr`};gap:0 10px;min-height:26px} .line{position:relative;border-left:1.5px solid #7aa5a0;margin-left:9px} .line::before{content:"";position:absolute;left:-5px;top:4px;width:8px;height:8px;border-radius:50%;background:#1f6f68} .ring .line::before{background:#fff;border:2px solid #1f6f68;width:11px;height:11px;left:-8px;top:14px} .none .line::before{display:none} .when{text-align:${isRight ? 'left' : 'right'};color:#456} .knot>div:nth-child(3){padding-bottom:9px} .ring>div:nth-child(3){padding:0} h2{color:#1f6f68;font-size:14px}`,
      [
        `${p.name()}${p.headline()}${line(p, ' | ', { icons: p.often(0.4) })}`,
        ...sections.map(
          section =>
            knot('ring', '', section.heading) + (isDated(section) ? section.body : knot('none', '', section.body)),
        ),
        p.clause(),
      ],
    )
  },
}
