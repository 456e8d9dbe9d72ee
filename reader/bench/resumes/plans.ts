import { z } from 'zod'
import { typefaces } from './typeset/typefaces.ts'

/** A non-empty list of alternatives, one of which is chosen for each person. */
const choice = <Rule extends z.ZodType>(rule: Rule) => z.tuple([rule], rule)
export type Choice<Choices extends Record<string, readonly unknown[]>> = {
  [Part in keyof Choices]: Choices[Part][number]
}

/** Formatting of a text. `tracking` is in thousandths of the letter size, `colour` is red, green and blue. */
const look = {
  ...{ face: z.enum(['bold', 'italic']).optional(), size: z.number().optional(), caps: z.boolean().optional() },
  ...{ tracking: z.number().optional(), colour: z.string().optional() },
}

/** The way a producer writes text. `leading` is the distance of baselines, as a factor of the letter size. */
const habit = z.strictObject({
  typeface: z.enum(Object.keys(typefaces) as [keyof typeof typefaces]).transform(name => typefaces[name]),
  ...{
    size: z.number(),
    leading: z.number(),
    hasLigatures: z.boolean().optional(),
    isJustified: z.boolean().optional(),
  },
  /** A space is an empty gap or a drawn glyph; with 'letters', every letter has a position of its own. */
  spaces: z.enum(['gaps', 'glyphs', 'letters']),
  /** The character after the first part of a broken word: a hyphen, or a visible soft hyphen. */
  hyphen: z.enum(['-', '\u00ad', '']).optional(),
})
export type Habit = z.output<typeof habit>

/** A family of PDFs. `lines`: templates of an entry's header. `deeds`: the bullet before each deed, or 'prose'. */
export const pageChoices = z.strictObject({
  habit: choice(habit),
  /** The name and the contacts at the top of the first page. */
  head: choice(
    z.strictObject({
      form: z.enum(['centred', 'left', 'split', 'band', 'name', 'typed', 'form']),
      ...{ name: z.strictObject(look).optional(), between: z.string().optional() },
    }),
  ),
  /** `rule`: a line below the heading; `dashes`: characters instead of a line; `shade`: a background colour. */
  heading: choice(
    z.strictObject({
      ...{ ...look, align: z.enum(['centre', 'right']).optional(), isCapital: z.boolean().optional() },
      ...{ before: z.number().optional(), after: z.number().optional(), rule: z.number().optional() },
      ...{ shade: z.string().optional(), dashes: z.string().optional(), end: z.string().optional() },
    }),
  ),
  form: choice(z.enum(['stacked', 'dated', 'datedWide', 'nested', 'cards', 'table', 'form', 'captioned'])),
  ...{ lines: choice(z.array(z.string())), deeds: choice(z.string()) },
  skills: choice(z.enum(['grouped', 'pipes', 'dots', 'chips', 'lines', 'levels'])),
  frame: choice(z.enum(['column', 'numbered', 'margin', 'columns', 'leftBar', 'rightBar'])),
})
export type PageChoices = z.output<typeof pageChoices>
export type Plan = Choice<PageChoices>

/** Properties of a Word paragraph. `level`: depth in a list. `isBroken`: line breaks join the lines of a header. */
const shape = {
  ...{ style: z.string().optional(), level: z.number().optional(), tabAt: z.number().optional() },
  ...{ hanging: z.number().optional(), isBroken: z.boolean().optional() },
}
export type Shape = z.output<z.ZodObject<typeof shape>>

/** A family of Word files: formats of headings, entries, deeds and the name, and the structure of the page. */
export const wordChoices = z.strictObject({
  heading: choice(
    z.strictObject({
      ...{ style: z.string().optional(), bold: z.boolean().optional(), caps: z.boolean().optional() },
      ...{ size: z.number().optional(), isCapital: z.boolean().optional(), hasSpace: z.boolean().optional() },
      end: z.string().optional(),
    }),
  ),
  ...{ lines: choice(z.array(z.string())), header: choice(z.strictObject(shape)) },
  deeds: choice(z.strictObject({ ...shape, sign: z.string().optional() })),
  name: choice(z.enum(['style', 'large', 'plain'])),
  frame: choice(z.enum(['column', 'header', 'columns', 'boxes', 'bar', 'dated', 'headingCells', 'captions'])),
})
export type WordChoices = z.output<typeof wordChoices>
export type WordPlan = Choice<WordChoices>
