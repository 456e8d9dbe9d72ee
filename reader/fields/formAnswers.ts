import type { FieldValue } from '../evidence.ts'
import { type Line, withCells } from '../lines/lines.ts'
import { isCapitals } from '../text/capitals.ts'
import { type Caption, captioned, captionOf } from '../text/captions.ts'
import { plainWords } from '../words/lists.ts'
import { nameWords } from '../words/people.ts'
import { lettersOfName, spellName } from './nameWords.ts'
import { spellTitle } from './role.ts'

/** The name and the wanted position, from the fields of a form: 'Surname: Kowalska', 'First name: Ewa'. */
export function findFormAnswers(
  lines: Line[],
  email: string,
): { name: FieldValue | undefined; role: FieldValue | undefined } {
  const first = lines.filter(({ page }) => page === lines[0]?.page)
  const answers = first.flatMap(answersIn)
  const role = answers.find(({ caption, value }) => caption === 'role' && value.length < 80 && !/\d{3}|@/.test(value))
  return {
    name: nameAmong(answers, email),
    role: role && { value: spellTitle(role.value), from: [role.line], confidence: 0.92 },
  }
}

type Answer = { caption: Caption; value: string; line: Line }

/** The answer beside its caption, or in the line below if the caption is alone in its line. */
function answersIn(line: Line, at: number, lines: Line[]): Answer[] {
  const [first, ...others] = line.cells
  const whole = first && captionOf(first.text)
  const below = lines[at + 1]
  if (whole && others.length > 0) {
    const value = others.map(({ text }) => text).join(' ')
    return [{ caption: whole, value, line: withCells(line, others) }]
  }
  if (whole) return below && below.gap < near ? [{ caption: whole, value: below.text, line: below }] : []
  const said = captioned(line.text)
  return said && said.value !== '' ? [{ ...said, line }] : []
}

/** In letter heights: the maximum distance from a caption to the answer below it. */
const near = 2

/** The name from one or two fields. Beside a field for the first name, 'Name' means the surname, and vice versa. */
function nameAmong(answers: Answer[], email: string): FieldValue | undefined {
  const find = (...captions: Caption[]) =>
    answers.find(({ caption, value }) => captions.includes(caption) && lettersOfName(value))
  const [surname, given, plain] = [find('surname'), find('given'), find('name')]
  const halves = [given ?? plain, surname ?? plain].flatMap(half => half ?? [])
  const [one, other] = halves
  if (one && other && one !== other) {
    return { value: spellName(`${one.value} ${other.value}`), from: [one.line, other.line], confidence: sure }
  }
  const turned = answers.find(
    ({ caption, value }) => caption === 'surnameFirst' && lettersOfName(value.replace(/,/, '')),
  )
  const whole = turned ?? find('name') ?? answers.find(({ caption, value }) => caption === 'name' && /,/.test(value))
  if (!whole) return undefined
  const value = inOrder(whole.value, turned !== undefined, email)
  const isName = lettersOfName(value) && value.includes(' ')
  return isName ? { value: spellName(value), from: [whole.line], confidence: sure } : undefined
}

const sure = 0.93

/** Puts the first name first in 'Kowalska, Ewa' and, if a form asks for the surname first, 'de Groot Katharina'. */
function inOrder(name: string, isTurned: boolean, email: string): string {
  const [last = '', first] = name.split(/\s{0,9},\s{0,9}/)
  if (first) return `${first} ${last}`
  const words = name.split(/\s+/)
  if (!isTurned || words.length < 2 || isFirstFirst(words, email)) return name
  const end = surnameEnd(words)
  const capitals = words.filter(isCapitals).length
  const count = capitals > 0 && capitals < words.length ? capitals : end
  return [...words.slice(count), ...words.slice(0, count)].join(' ')
}

/** The number of words of a surname at the beginning of a name: 'de Groot', 'Ferrer i Soler'. */
function surnameEnd(words: string[]): number {
  const end = words.findIndex(word => !particle.test(word)) + 1
  return and.test(words[end] ?? '') ? end + 2 : end
}

const and = /^[eiy]$/i

/** True if capitals or the e-mail address show that the first name is printed first nevertheless. */
function isFirstFirst(words: string[], email: string): boolean {
  const [first = '', last = ''] = [words[0] ?? '', words.at(-1) ?? '']
  if (isCapitals(last) && !isCapitals(first)) return true
  const [head, tail] = [first, last].map(word => email.split('@')[0]?.indexOf(plainWords(word)[0] ?? word) ?? -1)
  return head !== undefined && tail !== undefined && head >= 0 && tail > head
}

const particle = new RegExp(`^${nameWords.links}$`, 'iu')
