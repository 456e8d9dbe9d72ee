import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/**
 * Parts of the material. The first three have one author, who also mended the engine: the misses of the first were looked
 * at, the second was written before the engine was mended, the third after it. The others are written by people who have
 * not read the engine (`strangers.ts`).
 */
const ownParts = ['seen', 'heldOut', 'later'] as const
const strangerParts = ['fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const
export const parts = [...ownParts, ...strangerParts] as const
export type Part = (typeof parts)[number]
export type StrangerPart = (typeof strangerParts)[number]
/** Who mends the engine looks at the misses of these parts, never of the others. */
export const openParts: ReadonlySet<Part> = new Set<Part>(['seen', 'fourth', 'fifth', 'sixth', 'seventh'])

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
  return ownParts.map((part, at) => ({
    name: path.basename(file, '.json'),
    part,
    half: read[part],
    works: lines.filter((_line, index) => index % ownParts.length === at).flat(),
  }))
})

/** People with names in other scripts write English here. */
function workFile(file: string): string {
  return file === 'scripts.json' ? 'english.json' : file
}

/** 'Волков/Volkov | Волкова, Волкову | …': the surname, in Latin letters, its other cases, a look-alike. */
const declined = z.string().transform(line => {
  const [names = '', cases = '', alike = ''] = line.split(' | ')
  const [name = '', latin = name] = names.split('/')
  return { name, latin, cases: cases === '' ? [] : cases.split(', '), alike }
})

/** 'Олег/Oleg, Robert~Bob': first names, in Latin letters, and what friends say. */
const givenNames = commaList.transform(names =>
  names.map(text => {
    const [whole = '', short = ''] = text.split('~')
    const [name = '', latin = name] = whole.split('/')
    return { name, latin, short }
  }),
)

/*
 * Each entry of people has names that go with each other. In sentences, {…} is a slot of `strangerNames.ts` or
 * `strangerContacts.ts`, and what is in brackets may go with it. A number is written in several ways with the same
 * figures, the international one first.
 */
const stranger = z.object({
  people: z.array(
    z.object({ locale: z.string(), first: givenNames, middle: commaList.optional(), last: z.array(declined) }),
  ),
  hosts: commaList,
  spoken: z.array(z.string()),
  phones: z.array(
    z
      .string()
      .transform(line => line.split(' | '))
      .refine(ways => new Set(ways.map(way => way.match(/d/g)?.length)).size === 1, 'differ in their figures'),
  ),
  names: z.array(z.string()),
  contacts: z.array(z.string()),
  plain: z.array(z.string()),
  works: z.array(z.string()),
})

export type Strangers = z.output<typeof stranger>
export type StrangerLanguage = { name: string; part: StrangerPart; material: Strangers }

/** The parts of those who have not read the engine. People with names in other scripts write English. */
export const strangerLanguages: StrangerLanguage[] = strangerParts.flatMap(part => {
  const folder = path.join(import.meta.dirname, 'strangers', part)
  const read = (file: string) =>
    z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
  const english = read('english.json')
  return readdirSync(folder).map(file => ({
    name: path.basename(file, '.json'),
    part,
    material: stranger.parse({ ...(file === 'scripts.json' ? english : {}), ...read(file) }),
  }))
})
