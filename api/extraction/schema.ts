import { builder } from '../graphql/builder.ts'
import type { FieldEvidence as Evidence } from './evidence.ts'
import type { Box, ResumeLine as Line, ResumePage as Page } from './places.ts'

const PageBox = builder.objectRef<Box>('PageBox').implement({
  authScopes: { staff: true },
  description: "A rectangle as fractions of its page's width and height, from the top left corner.",
  fields: t => ({
    x: t.exposeFloat('x'),
    y: t.exposeFloat('y'),
    width: t.exposeFloat('width'),
    height: t.exposeFloat('height'),
  }),
})

export const FieldEvidence = builder.objectRef<Evidence>('FieldEvidence').implement({
  authScopes: { staff: true },
  description: 'How sure the reader is of a field, and where it was read.',
  fields: t => ({
    field: t.exposeString('field', { description: "The field's name in the talent form, for example 'techStack'." }),
    value: t.exposeString('value', {
      nullable: true,
      description: 'The item of a list, in the order of its items: a text, or the firm of a position (else its title).',
    }),
    confidence: t.exposeFloat('confidence', { description: 'From 0 to 1. Below 0.7 somebody should look.' }),
    page: t.exposeInt('page', { nullable: true, description: 'From 1. Null for what stands on no page.' }),
    box: t.field({ type: PageBox, nullable: true, resolve: ({ box }) => box }),
  }),
})

const ResumeLine = builder.objectRef<Line>('ResumeLine').implement({
  authScopes: { staff: true },
  description: 'A line of text, or a part of one between wide gaps.',
  fields: t => ({ text: t.exposeString('text'), box: t.expose('box', { type: PageBox }) }),
})

export const ResumePage = builder.objectRef<Page>('ResumePage').implement({
  authScopes: { staff: true },
  fields: t => ({
    number: t.exposeInt('number', { description: 'From 1.' }),
    width: t.exposeFloat('width', { description: 'In points, as it is shown.' }),
    height: t.exposeFloat('height', { description: 'In points, as it is shown.' }),
    lines: t.expose('lines', { type: [ResumeLine], description: 'In reading order.' }),
  }),
})
