import { withoutAccents } from './lists.ts'
import { skillNames } from './technologies.ts'

/*
 * The spellings of skills, by which matching, filters and searches take one skill for another: those of technologies.json and
 * tools.json, whatever their case, spaces, dots and dashes. What talents have is stored as it was typed.
 */

/** The main name of a skill in any spelling: 'PostgreSQL' for 'postgres', undefined for one that no list has. */
export const mainSkillName = (typed: string): string | undefined => mainNames.get(spellingKey(typed))

/**
 * All texts under which a skill may be stored, in lower case without accents: of 'k8s' also 'kubernetes', of 'React.js' also 'reactjs',
 * 'react js' and 'react-js'. Of a skill that no list has the same with other spaces, dots and dashes.
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

/** A spelling without what may be written otherwise. '.NET' keeps its dot, and 'C++' and 'C#' their signs. */
function spellingKey(spelling: string): string {
  const plain = folded(spelling)
  return plain.charAt(0) + plain.slice(1).replace(/[\s._/-]/g, '')
}

const folded = (text: string) => withoutAccents(text).toLowerCase().replace(/[®™]/g, '').replace(/\s+/g, ' ').trim()

/** Where 'MongoDB' may also be 'Mongo DB'. */
const HUMP = /(\p{Ll})(\p{Lu})/gu

const JOINTS = ['', ' ', '-', '.', '_', '/']

/** More pieces are no name. */
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
