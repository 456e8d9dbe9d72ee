import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/**
 * Parts of the material: who mends the engine looks at the cases of the first alone. The second was written before the
 * engine was mended, the last one after it.
 */
export const parts = ['seen', 'heldOut', 'later'] as const
export type Part = (typeof parts)[number]

const commaList = z.string().transform(text => text.split(', '))

/** 'Young: She mentored young engineers.' is a surname with a sentence that holds the same word and means nobody. */
const surnames = z.array(
  z.string().transform(line => {
    const [name = '', ...alike] = line.split(': ')
    return { name, alike: alike.join(': ') }
  }),
)

/*
 * In sentences, {N} stands for a form of the name and {C} for a contact; what is in brackets may go with it, as 'Call …'
 * is nothing without the number. In phone numbers, d stands for any digit.
 */
const half = z.object({
  first: commaList.optional(),
  middle: commaList.optional(),
  last: surnames.optional(),
  whole: z.array(z.string()).optional(),
  names: z.array(z.string()),
  contacts: z.array(z.string()),
  plain: z.array(z.string()),
  phones: z.array(z.string()),
})

export type Half = z.output<typeof half>

const folder = path.join(import.meta.dirname, 'languages')
const works = path.join(import.meta.dirname, '../quality/languages')

const work = z.string().transform(line => line.split(' | ').slice(3))

export type Language = { name: string; part: Part; half: Half; works: string[] }

/** Each language with all parts of its names, sentences and kinds of work. */
export const languages: Language[] = readdirSync(folder).flatMap(file => {
  const read = z
    .object({ seen: half, heldOut: half, later: half })
    .parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
  const lines = z.array(work).parse(JSON.parse(readFileSync(path.join(works, workFile(file)), 'utf8')))
  return parts.map((part, at) => ({
    name: path.basename(file, '.json'),
    part,
    half: read[part],
    works: lines.filter((_line, index) => index % parts.length === at).flat(),
  }))
})

/** People with names in other scripts write English here. */
function workFile(file: string): string {
  return file === 'scripts.json' ? 'english.json' : file
}
