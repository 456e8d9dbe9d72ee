import type { Section } from '../contents.ts'
import { base, habit } from './setting.ts'
import {
  bold,
  type Drawing,
  deeds,
  drawInto,
  grey,
  headings,
  italic,
  joined,
  lines,
  plain,
  type Style,
} from './slots.ts'
import { typefaces } from './typefaces.ts'

const bar = 176
const tint = '0.9 0.92 0.94'
const accent = '0.15 0.3 0.42'

/** The bar goes down every page. It is painted last, as what is painted later lies below. */
function paintBar({ flow: { sheet } }: Drawing, x: number) {
  for (let page = 0; page < sheet.pageCount; page += 1)
    sheet.box({ page, x, y: 0, width: bar, height: sheet.height, colour: tint })
}

/** A photo's place: a face and shoulders of three greys. */
function paintPhoto({ flow: { sheet } }: Drawing, { x, y }: { x: number; y: number }) {
  sheet.box({ page: 0, x: x + 32, y: y + 22, width: 28, height: 36, colour: '0.85 0.78 0.72' })
  sheet.box({ page: 0, x: x + 16, y: y + 66, width: 60, height: 44, colour: '0.3 0.33 0.38' })
  sheet.box({ page: 0, x, y, width: 92, height: 110, colour: '0.7 0.74 0.78' })
}

const isMain = ({ kind }: Section) => ['experience', 'summary', 'education', 'projects'].includes(kind)

/** A class of LaTeX with a photo. */
export const latexPhoto: Record<string, Style> = {
  /** Photo, contacts and what somebody knows in a tinted bar; small entries beside it. */
  texPhotoBar: {
    ...base,
    habit: habit(typefaces.sourceSans, { isJustified: false, hyphen: undefined, size: 9 }),
    head: () => undefined,
    heading: headings.plain({ face: 'bold', size: 12, colour: accent }, { before: 10, after: 4 }),
    job({ flow, contents }, job, isNext) {
      const [firm, city] = isNext ? ['', ''] : [job.firm, job.city]
      const period = plain(contents.period(job), { size: 8, colour: grey })
      const order = contents.habit('order', ['title', 'firm', 'dates'])
      if (order === 'title') {
        flow.split([bold(job.title)], [period])
        flow.text(joined([italic(job.firm), plain(job.city)], ', '))
      } else if (order === 'firm') {
        flow.split(joined([bold(firm, { colour: accent }), plain(city, { size: 8 })], ', '), isNext ? [] : [period])
        flow.split([plain(job.title)], isNext ? [period] : [])
      } else {
        flow.text([period])
        flow.text(joined([bold(job.title), plain(job.firm)], ' · '))
      }
      flow.space(1)
    },
    deeds: deeds.items('•', { indent: 0 }),
    school({ flow }, { degree, school, period }) {
      flow.split([bold(degree)], [plain(period, { size: 8, colour: grey })])
      flow.text([italic(school)], { after: 3 })
    },
    /** Each skill above a bar of how well it is known. */
    skills({ flow, contents }, groups) {
      const hasLevels = contents.habit('levels', [true, false])
      for (const { label, items } of groups) {
        flow.text([bold(label, { size: 8.5 })], { before: 3 })
        for (const item of items) {
          flow.text([plain(item)], { after: hasLevels ? 0 : 1 })
          if (!hasLevels) continue
          const place = { page: flow.page, x: flow.x, y: flow.y + 1, height: 2.4 }
          flow.sheet.box({ ...place, width: flow.width * contents.pick([0.55, 0.7, 0.85]), colour: accent })
          flow.sheet.box({ ...place, width: flow.width, colour: '1 1 1' })
          flow.space(6)
        }
      }
    },
    lines: lines.plain,
    arrange(draw, sections) {
      const { flow, contents, style } = draw
      const { sheet } = flow
      const isLeft = contents.habit('side', [true, true, false])
      const x = isLeft ? 0 : sheet.width - bar
      const side = flow.beside({ x: x + 18, width: bar - 34 })
      const main = flow.beside({ x: isLeft ? bar + 24 : 40, width: sheet.width - bar - 64 })
      paintPhoto(draw, { x: x + (bar - 92) / 2, y: side.y - 12 })
      side.space(108)
      style.heading({ ...draw, flow: side }, contents.resume.headings.contact)
      const labels = contents.often(0.4)
      for (const contact of contents.contact()) {
        const label = labels ? `${contents.label(contact)}: ` : ''
        side.text([bold(label), plain(contact.text, { link: contact.link })], { after: 2 })
      }
      main.text([bold(contents.name, { size: 25, colour: accent })])
      main.text([plain(contents.resume.headline ?? '', { size: 12, colour: grey })], { after: 2 })
      drawInto(
        draw,
        side,
        sections.filter(section => !isMain(section)),
      )
      drawInto(draw, main, sections.filter(isMain))
      paintBar(draw, x)
    },
  },
}
