import { denials } from './language/jobs.ts'
import { endsClause, type Mention, phrase, type ReadLine, readLine, type Word } from './mentions.ts'
import { includes, isTechnology, standIns } from './skills.ts'

/** The maximum number of alternatives of one requirement. */
const MOST = 8

/** The maximum number of words before or after a list that are searched for words such as 'one of'. */
const REACH = 6

/** Groups of skills in which one skill is enough: 'Go or Rust', 'one of: AWS, Azure, GCP', 'React/Vue'. */
export const alternativesIn = (text: string): string[][] =>
  text.split('\n').flatMap(line => (mayHave.test(line) ? groupsIn(readLine(line)) : []))

const mayHave = /\p{L}\s?[/,|]|[\s(](?:or|od|o|u|ou|op|of|lu|al|ba|be|bz)/iu

/** The label of alternatives, with all their names: 'Go, Rust or Zig'. */
export const labelOfAlternatives = (names: string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`

/** The alternatives in a label; for a label without alternatives, only the label itself. */
export const alternativesOf = (label: string): string[] =>
  / or /.test(label)
    ? label
        .split(/, | or /)
        .map(name => name.trim())
        .filter(Boolean)
    : [label]

type Joint = 'or' | 'and' | ',' | '/' | undefined

function groupsIn(read: ReadLine): string[][] {
  const groups: string[][] = []
  for (const run of runsIn(read)) {
    const names = [...new Set(run.flatMap(({ skill }) => skill || []))]
    if (names.length > 1) groups.push(names.slice(0, MOST))
  }
  return groups
}

/** The sequences of mentions that are alternatives. */
function runsIn(read: ReadLine): Mention[][] {
  const { words, mentions } = read
  const runs: Mention[][] = []
  for (let at = 0; at < mentions.length; ) {
    let end = at + 1
    const joints: Joint[] = []
    for (let joint = jointBefore(read, end); joint; joint = jointBefore(read, end)) {
      joints.push(joint)
      end += 1
    }
    runs.push(...alternativesAmong(words, mentions.slice(at, end), joints))
    at = end
  }
  return runs
}

function alternativesAmong(words: Word[], run: Mention[], joints: Joint[]): Mention[][] {
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last || run.length < 2) return []
  if (isIntroduced(words, first) || isOpen(words, last)) return [run]
  const groups: Mention[][] = []
  let begun = 0
  for (let at = 0; at < run.length; at += 1) {
    const joint = joints[at]
    if (joint === ',' || joint === 'or' || (joint === '/' && isEither(run[at], run[at + 1]))) continue
    // The list ends here; its items up to the last 'or' are alternatives.
    const within = joints.slice(begun, at)
    const or = Math.max(within.lastIndexOf('or'), within.includes('or') ? -1 : within.lastIndexOf('/'))
    if (within[or] === 'or') groups.push(run.slice(begun, begun + or + 2))
    else if (or >= 0) groups.push(run.slice(begun + within.indexOf('/'), begun + or + 2))
    begun = at + 1
  }
  return groups
}

/** True for 'React/Vue', which are alternatives; false for 'HTML/CSS', which belong together. */
function isEither({ skill: one } = NOTHING, { skill: other } = NOTHING): boolean {
  if (includes(one, other) || includes(other, one)) return false
  if ([`${one}+${other}`, `${other}+${one}`].some(pair => denials.together.has(pair))) return false
  return standIns(one).has(other) || standIns(other).has(one)
}

const NOTHING: Mention = { skill: '', from: 0, to: 0 }

function jointBefore({ words, mentions }: ReadLine, at: number): Joint {
  const [last, one] = [mentions[at - 1], mentions[at]]
  if (!last?.skill || !one?.skill) return undefined
  const between = phrase(words, last.to, one.from)
  const gaps = words.slice(last.to, one.from + 1).map(({ gap }) => gap)
  // 'PostgreSQL (or MySQL)' continues the list.
  if (gaps.some(gap => endsClause(gap) && !(gap.trim() === '(' && or.test(between)))) return undefined
  if (between === '') {
    const gap = words[one.from]?.gap.trim()
    return gap === ',' || gap === '/' ? gap : gap === '&' || gap === '+' ? 'and' : undefined
  }
  if (or.test(between) && (!isShort.test(between) || (isTechnology(last.skill) && isTechnology(one.skill)))) return 'or'
  return and.test(between) ? 'and' : undefined
}

const or = new RegExp(`^(?:${denials.or})(?: ${denials.fillers}){0,3}$`)
/** Words for 'or' with other meanings in other languages; they mean 'or' only between technologies. */
const isShort = /^(?:of|o|u|ou|lub)(?: |$)/
const and = new RegExp(`^(?:${denials.and})$`)

/** True if words for a choice precede the mention: 'one of: A, B and C', 'such as A, B'. */
function isIntroduced(words: Word[], { from }: Mention): boolean {
  const text = phrase(words, from - REACH, from)
  return introduced.test(text)
}

const introduced = new RegExp(`(?<![^ ])(?:(?:${denials.oneOf})(?: ${denials.fillers}){0,3}|${denials.examples})$`)

/** True if words for similar things follow the mention: 'AWS, Azure or similar'. */
function isOpen(words: Word[], { to }: Mention): boolean {
  return similar.test(phrase(words, to, to + REACH))
}

const similar = new RegExp(`^(?:${denials.or}) (?:${denials.similar})(?![^ ])`)
