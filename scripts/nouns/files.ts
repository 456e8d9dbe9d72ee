import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Noun, places } from './places.ts'

/** The files in the folders of a noun, by template. */
const TEMPLATES = {
  'api/words.ts': ({ many }: Noun) => `api/${many}/words.ts`,
  'api/rules.ts': ({ many }: Noun) => `api/${many}/rules.ts`,
  'api/widgets.ts': ({ many }: Noun) => `api/${many}/${many}.ts`,
  'api/list.ts': ({ many }: Noun) => `api/${many}/list.ts`,
  'api/schema.ts': ({ many }: Noun) => `api/${many}/schema.ts`,
  'api/rest.ts': ({ many }: Noun) => `api/${many}/rest.ts`,
  'api/widgets.test.ts': ({ many }: Noun) => `api/${many}/${many}.test.ts`,
  'web/route.ts': ({ many }: Noun) => `web/${many}/list/route.ts`,
  'web/widgetList.ts': ({ one, many }: Noun) => `web/${many}/list/${one}List.ts`,
  'web/WidgetsPage.tsx': ({ many, Many }: Noun) => `web/${many}/list/${Many}Page.tsx`,
} as const

/** Texts of the files that a noun changes or adds, except its migration. `read` returns the present text of a file. */
export function filesOf(noun: Noun, read = (file: string) => readFileSync(file, 'utf8')): Map<string, string> {
  const files = new Map([['prisma/schema.prisma', read('prisma/schema.prisma') + fromTemplate('model.prisma', noun)]])
  for (const [template, fileOf] of Object.entries(TEMPLATES)) files.set(fileOf(noun), fromTemplate(template, noun))
  for (const { file, add } of places) files.set(file, add(read(file), noun))
  return files
}

/** The text of a template, with the noun in place of 'widget'. */
export function fromTemplate(name: string, { one, many, One, Many }: Noun): string {
  const text = readFileSync(path.join(import.meta.dirname, 'templates', `${name}.template`), 'utf8')
  return text
    .replaceAll('WIDGET', one.toUpperCase())
    .replaceAll('widgets', many)
    .replaceAll('Widgets', Many)
    .replaceAll('widget', one)
    .replaceAll('Widget', One)
}

/** All forms of a noun. Throws if a name is not a plain lower-case word. */
export function nounOf(one: string, many = plural(one)): Noun {
  for (const word of [one, many])
    if (!/^[a-z]+$/.test(word)) throw new Error(`'${word}' is no plain word in lower case`)
  return { one, many, One: capital(one), Many: capital(many) }
}

const plural = (one: string) => (/[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`)

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
