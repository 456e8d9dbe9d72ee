import { withoutAccents } from './lists.ts'
import { skillNames } from './technologies.ts'

/*
 * Spellings of skills that matching, filters and searches treat as equal: the spellings in technologies.json and
 * tools.json, in any case and with any spaces, dots and dashes. Skills of talents are stored as typed.
 */

/** The main name of a skill in any spelling: 'PostgreSQL' for 'postgres'. Undefined for an unknown skill. */
export const mainSkillName = (typed: string): string | undefined => mainNames.get(spellingKey(typed))

/**
 * All texts by which a skill may be stored, in lower case without accents: for 'k8s' also 'kubernetes', for 'React.js'
 * also 'reactjs', 'react js' and 'react-js'. An unknown skill has only variants of spaces, dots and dashes.
 */
export function storedSpellings(typed: string): string[] {
  const main = mainSkillName(typed)
  const spellings = main === undefined ? [] : (spellingsOf.get(main) ?? [])
  return [
    ...new Set(
      [typed, ...spellings].flatMap(spelling => [spelling, spelling.replace(HUMP, '$1 $2')]).flatMap(joinedOtherwise),
    ),
  ]
}

/** A key that is equal for variants of a spelling. Keeps the first dot of '.NET' and the symbols of 'C++' and 'C#'. */
function spellingKey(spelling: string): string {
  const plain = folded(spelling)
  return plain.charAt(0) + plain.slice(1).replace(/[\s._/-]/g, '')
}

const folded = (text: string) => withoutAccents(text).toLowerCase().replace(/[®™]/g, '').replace(/\s+/g, ' ').trim()

/** The position of an optional space: 'MongoDB' may also be 'Mongo DB'. */
const HUMP = /(\p{Ll})(\p{Lu})/gu

const JOINTS = ['', ' ', '-', '.', '_', '/']

/** Maximum pieces of a name. A name with more pieces has no variants. */
const MOST_PIECES = 6

function joinedOtherwise(spelling: string): string[] {
  const plain = folded(spelling)
  const pieces = (plain.charAt(0) + plain.slice(1).replace(/[\s._/-]+/g, ' ')).trim().split(' ')
  return pieces.length > MOST_PIECES ? [plain] : [plain, ...JOINTS.map(joint => pieces.join(joint))]
}

const mainNames = new Map<string, string>()
const spellingsOf = new Map<string, string[]>()
for (const { name, main, others } of skillNames) {
  spellingsOf.set(main, [...(spellingsOf.get(main) ?? []), name, ...others])
  for (const spelling of [name, ...others])
    if (!mainNames.has(spellingKey(spelling))) mainNames.set(spellingKey(spelling), main)
}
