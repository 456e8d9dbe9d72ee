import { formWords } from '../forms.ts'
import { line, page, sectionsOf, stack } from '../page.ts'
import { escapeHtml, type Parts } from '../parts.ts'

type Row = { title: string; firm: string; city: string; period: string; deeds: string }

/** Jobs and schools as rows of the same shape. */
function rowsOf(p: Parts, draw: (row: Row) => string) {
  const schools = p
    .schools()
    .map(({ degree, school, period }) => ({ title: degree, firm: school, city: '', period, deeds: '' }))
  return {
    experience: p.resume.jobs.map(job => draw(p.texts(job))).join(''),
    education: schools.map(draw).join(''),
  }
}

const placed = (firm: string, city: string, separator = ', ') => [firm, city].filter(Boolean).join(separator)

const titled = ({ title, firm, city }: Row) =>
  `<b>${title || firm}</b>${title && firm ? `<br>${placed(firm, city)}` : ''}`

/** A page of one column with these rows for jobs and schools. */
const dated = (p: Parts, style: string, draw: (row: Row) => string) =>
  page(p, style, [
    p.name(),
    p.headline(),
    p.often(0.5) ? line(p, ' | ') : stack(p.contact()),
    ...sectionsOf(p, rowsOf(p, draw)).flatMap(({ heading, body }) => [heading, body]),
    p.clause(),
  ])

const cells = (width: string) => `.at{display:grid;grid-template-columns:${width};gap:2px 14px;margin-bottom:7px}`

/** The two ends of a stretch, each on its own line with the dash between them where there is one. */
function stacked(p: Parts, period: string) {
  const { dash } = p.resume.dates
  const [from = '', to] = period.split(escapeHtml(dash))
  return to ? `${from}<br>${dash.trim()}<br>${to}` : period
}

/** Dates in a column of their own that does not stand on the entry's first line, or in an unusual place. */
export const dateLayouts: Record<string, (parts: Parts) => string> = {
  /** In the middle of the entry's height, as tables centre their cells. */
  datesCentred: p =>
    dated(
      p,
      `${cells(p.pick(['18% 1fr', '22% 1fr']))} .at{align-items:center} .at>:first-child{text-align:center}`,
      row => `<div class="at"><div>${row.period}</div><div>${titled(row)}${row.deeds}</div></div>`,
    ),

  datesCentredRight: p =>
    dated(
      p,
      `${cells('1fr 20%')} .at{align-items:center} .at>:last-child{text-align:right;color:#555}`,
      row => `<div class="at"><div>${titled(row)}${row.deeds}</div><div>${row.period}</div></div>`,
    ),

  datesStacked: p =>
    dated(
      p,
      `${cells(p.pick(['84px 1fr', '100px 1fr']))} .at>:first-child{line-height:1.25;color:#444;text-align:${p.pick(['left', 'center', 'right'])}}`,
      row => `<div class="at"><div>${stacked(p, row.period)}</div><div>${titled(row)}${row.deeds}</div></div>`,
    ),

  /** Right of a vertical rule, half a line lower than the title. */
  datesRuled: p =>
    dated(
      p,
      `${cells('1fr 118px')} .at>:last-child{border-left:1.5px solid #888;padding:${p.pick([0, 5, 8])}px 0 0 9px;font-size:.92em}`,
      row => `<div class="at"><div>${titled(row)}${row.deeds}</div><div>${row.period}</div></div>`,
    ),

  /** In the right margin, on the line below the title. */
  datesBelowRight: p =>
    dated(
      p,
      '.low{text-align:right;color:#555;margin-top:-2px}',
      ({ title, firm, city, period, deeds }) =>
        `<section class="entry"><div><b>${title || firm}</b></div><div class="low">${period}</div>${title && firm ? `<div>${placed(firm, city)}</div>` : ''}${deeds}</section>`,
    ),

  /** Place and dates in one cell beside the entry. */
  placeAndDate: p => {
    const [isPlaceFirst, isFirmFirst] = [p.often(0.5), p.often(0.5)]
    return dated(p, `${cells(p.pick(['20% 1fr', '24% 1fr']))} .at>:first-child{color:#555}`, row => {
      const { title, firm, city, period, deeds } = row
      const where = (isPlaceFirst ? [city, period] : [period, city]).filter(Boolean).join('<br>')
      const [first, second] = (isFirmFirst ? [firm, title] : [title, firm]).filter(Boolean)
      return `<div class="at"><div>${where}</div><div><b>${first}</b>${second ? `<br>${second}` : ''}${deeds}</div></div>`
    })
  },

  /** A ruled table with a row of captions, as office programs make it. */
  captionedTable: p => {
    const { period, employer, position } = formWords(p.resume.language.key).table
    const table = (rows: Row[]) =>
      `<table><tr><th>${period}</th><th>${employer}</th><th>${position}</th></tr>${rows.map(row => `<tr><td>${row.period}</td><td>${placed(row.firm, row.city, '<br>')}</td><td>${row.title}${row.deeds}</td></tr>`).join('')}</table>`
    const given = {
      experience: p.resume.jobs.length > 0 ? table(p.resume.jobs.map(job => p.texts(job))) : '',
    }
    return page(
      p,
      'table{border-collapse:collapse;width:100%} td,th{border:1px solid #777;padding:3px 6px;vertical-align:top;text-align:left} th{background:#eee}',
      [
        p.name(),
        p.headline(),
        stack(p.contact({ labels: true })),
        ...sectionsOf(p, given).flatMap(({ heading, body }) => [heading, body]),
        p.clause(),
      ],
    )
  },

  /** Only the years of beginning and end, hanging outside the text. */
  hangingYears: p =>
    dated(
      p,
      '.entry{margin-left:96px} .years{float:left;margin-left:-96px;width:84px;text-align:right}',
      ({ title, firm, city, period, deeds }) =>
        `<section class="entry"><span class="years">${period}</span><b>${title}</b>${title && firm ? ', ' : ''}<em>${firm}</em>${city && `, ${city}`}${deeds}</section>`,
    ),
}
