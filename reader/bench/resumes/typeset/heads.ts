import type { Contact } from '../contents.ts'
import { type Drawing, dark, drawHeading, grey, marginal } from './draw.ts'
import type { Align } from './flow.ts'
import type { Run } from './sheet.ts'

/** Draws the head of the first page. The flow continues below it. */
export const drawHead = (draw: Drawing) => forms[draw.plan.head.form](draw)

const reach = ({ text, link }: Contact): Run => ({ text, link, size: 9.5 })

const forms = {
  centred: (draw: Drawing) => inLines(draw, 'centre'),
  left: (draw: Drawing) => inLines(draw, 'left'),

  /** The name at the left, the contacts at the right, one per line. */
  split(draw: Drawing) {
    const { flow, contents } = draw
    const headline = contents.resume.headline ?? ''
    marginal(
      flow,
      flow.width * 0.6,
      side => {
        side.text([nameOf(draw)])
        side.text([{ text: headline, face: 'italic', size: 12, colour: grey }], { before: 2 })
      },
      main => {
        for (const contact of contents.contact()) main.text([reach(contact)], { align: 'right' })
      },
    )
    flow.space(6)
  },

  /** The name and the headline on a dark band. */
  band(draw: Drawing) {
    const { flow, contents } = draw
    const { sheet, page, y } = flow
    flow.text([{ ...nameOf(draw), colour: '1 1 1' }])
    flow.text([{ text: contents.resume.headline ?? '', size: 12, colour: '1 1 1' }])
    sheet.box({ page, x: 0, y: 0, width: sheet.width, height: flow.y + 10, colour: dark })
    flow.space(flow.y > y ? 16 : 0)
    flow.text(contents.contact().flatMap((contact, at) => [{ text: at > 0 ? '     ' : '' }, reach(contact)]))
  },

  /** The name and headline; the contacts are printed elsewhere. */
  name(draw: Drawing) {
    draw.flow.text([nameOf(draw)], { after: 2 })
    draw.flow.text([{ text: draw.contents.resume.headline ?? '', size: 12, colour: grey }], { after: 4 })
  },

  /** Plain lines in the font of the text, perhaps with labels. */
  typed({ flow, contents }: Drawing) {
    const [hasLabels, isCapital] = [contents.often(0.5), contents.often(0.3)]
    flow.text([{ text: isCapital ? contents.name.toLocaleUpperCase() : contents.name }])
    flow.text([{ text: contents.resume.headline ?? '' }])
    for (const { label, text, link } of contents.contact())
      flow.text([{ text: hasLabels ? `${label}: ` : '' }, { text, link }])
  },

  /** The title 'Curriculum vitae', and the personal data as a form. */
  form(draw: Drawing) {
    const { flow, contents } = draw
    const { form } = contents.resume.language
    const { first, last } = contents.resume.name
    const [born = '', bornOn = ''] = form.born.split(': ')
    flow.text([{ text: contents.often(0.6) ? form.vita : '', size: 15 }], { align: 'centre', after: 6 })
    if (contents.often(0.4)) flow.text([nameOf(draw)], { after: 2 })
    drawHeading(draw, form.personal)
    const rows: Contact[] = [{ label: form.both, text: `${last}, ${first}` }, ...contents.contact()]
    for (const { label, text, link } of contents.often(0.4) ? [...rows, { label: born, text: bornOn }] : rows)
      marginal(
        flow,
        130,
        side => side.text([{ text: label && `${label}:` }]),
        main => main.text([{ text, link }]),
      )
    flow.text([{ text: contents.resume.headline ?? '', face: 'bold' }], { before: 4 })
  },
}

const nameOf = ({ contents, plan }: Drawing): Run => ({ size: 22, ...plan.head.name, text: contents.name })

function inLines(draw: Drawing, align: Align) {
  const { flow, contents, plan } = draw
  const between = { text: plan.head.between ?? ' | ', size: 9.5, colour: grey }
  flow.text([nameOf(draw)], { align, after: 2 })
  flow.text([{ text: contents.resume.headline ?? '', face: 'italic', size: 12 }], { align, after: 1 })
  const runs = contents.contact().map(reach)
  flow.text(
    runs.flatMap((run, at) => (at > 0 ? [between, run] : [run])),
    { align, after: 4 },
  )
}
