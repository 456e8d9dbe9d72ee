import { z } from 'zod'
import { wordSet } from './lists.ts'
import technologiesFile from './technologies.json' with { type: 'json' }
import toolsFile from './tools.json' with { type: 'json' }

/** Names of technologies with their other spellings. */
const names = z.record(
  z.string(),
  z.string().transform(others => others.split(', ').filter(Boolean)),
)

/**
 * Technologies by display name. Names in `listedOnly` are also ordinary words: they count in lists of skills, but not
 * in running text. `ordinary`: other spellings that are also ordinary words. `distinct`: spellings in `listedOnly` that
 * are not ordinary words. `same`: names of `listedOnly` with the main name of the same technology ('Excel' is
 * 'Microsoft Excel').
 */
const { named, listedOnly, ordinary, distinct, same } = z
  .object({
    named: names,
    listedOnly: names,
    ordinary: wordSet,
    distinct: wordSet,
    same: z.record(z.string(), z.string()),
  })
  .parse(technologiesFile)

/**
 * Programs, standards and methods of other trades, in the same format. They count as items of a list of skills, but the
 * matcher treats them as signs of an occupation and not as technologies.
 */
const tools = z.object({ named: names, listedOnly: names }).parse(toolsFile)

const inText = bySpelling({ ...tools.named, ...named })
const inLists = bySpelling({ ...tools.listedOnly, ...listedOnly })

/** All spellings of technologies with their display names. */
export const technologySpellings: [spelling: string, name: string][] = [...bySpelling(named), ...bySpelling(listedOnly)]

/** Spellings that are also ordinary words. In running text, such a spelling counts only if it has a capital. */
export const ordinarySpellings = new Set([...ordinary, ...inLists.keys()].filter(spelling => !distinct.has(spelling)))

/** All names of skills, each with the main name of the skill and its other spellings. */
export const skillNames: { name: string; main: string; others: string[] }[] = [
  ...[named, listedOnly, tools.named, tools.listedOnly],
].flatMap(names => Object.entries(names).map(([name, others]) => ({ name, main: same[name] ?? name, others })))

/** The display name for a spelling of a technology or tool. Undefined for an unknown spelling. */
export function technologyNamed(spelling: string): string | undefined {
  const key = keyOf(spelling)
  return inText.get(key) ?? inLists.get(key)
}

/** The technologies named in running text, in order. */
export function technologiesIn(text: string): string[] {
  const words = text.match(/(?<![\p{L}\d.#+/&-])[\p{L}\d.#+/&-]*[\p{L}\d#+]/gu) ?? []
  const found = new Set<string>()
  for (let index = 0; index < words.length; index += 1) {
    for (const length of [3, 2, 1]) {
      const phrase = words.slice(index, index + length).join(' ')
      const name = inText.get(keyOf(phrase))
      if (!name || (ordinarySpellings.has(phrase) && phrase === phrase.toLowerCase())) continue
      found.add(name)
      index += length - 1
      break
    }
  }
  return [...found]
}

/** The key by which spellings are compared. */
export function keyOf(spelling: string) {
  return spelling.toLowerCase().replace(/[®™]/g, '').replace(/\s+/g, ' ').trim()
}

function bySpelling(names: Record<string, string[]>): Map<string, string> {
  return new Map(
    Object.entries(names).flatMap(([name, others]) => [name, ...others].map(spelling => [keyOf(spelling), name])),
  )
}
