import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { PieceKind } from '../../../text/pieces.ts'
import { hash, type Random, seededRandom } from '../../random.ts'
import { allWords, english, type Lists, type Words } from './words.ts'

/** A text that an entry's header may contain, with its kind. */
export type Sample = { text: string; kind: PieceKind }

/** The words to use: all words, the words to learn from, or the words withheld to measure unknown words. */
export type Share = 'all' | 'learnt' | 'kept'

/**
 * The grammar of texts: templates with their frequencies. A name in braces stands for another rule or a list of words.
 * '^' before the name capitalises the text, '_' makes it lower case.
 */
const grammar = z
  .record(z.string(), z.record(z.string(), z.number()))
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'grammar.json'), 'utf8')))

/** Invents pieces of headers, the same number in each language. */
export function inventPieces(seed: string, count: number, share: Share): Sample[] {
  const writers = allWords.map(words => new Writer(words, seededRandom(`${seed} ${words.key}`), share))
  return Array.from({ length: Math.ceil(count / writers.length) }, () => writers.map(writer => writer.piece())).flat()
}

/** Names of lists in which every fifth word is withheld. */
const partly = [
  ...['titles', 'english', 'heads', 'tails', 'surnames', 'things', 'topics', 'offices'],
  ...['tasks', 'details', 'abouts', 'remarks'],
]

/** Invents pieces of headers in one language. */
class Writer {
  readonly #random: Random
  readonly #words: Words
  readonly #lists: Lists

  constructor(words: Words, random: Random, share: Share) {
    const isIn = (word: string) => share === 'all' || ((hash(word) >>> 3) % 5 === 0) === (share === 'kept')
    const lists = Object.entries({ ...words.lists, english }).map(([name, list]): [string, string[]] => [
      ...([name, partly.includes(name) ? list.filter(isIn) : list] as [string, string[]]),
    ])
    this.#random = random
    this.#words = words
    this.#lists = Object.fromEntries(lists)
  }

  #often = (share: number) => this.#random.next() < share

  piece(): Sample {
    const kind = this.#weighed({ title: 37, firm: 35, place: 8, other: 20 }) as PieceKind
    const text = this.#made(kind)
    const closed = text.includes('(') && !text.includes(')') ? `${text})` : text
    return { kind, text: this.#cased(closed).trim() }
  }

  /** The text, sometimes in capitals, rarely in lower case. */
  #cased(text: string): string {
    const roll = this.#random.next()
    return roll < 0.1 ? text.toUpperCase() : roll < 0.13 ? text.toLowerCase() : text
  }

  #weighed(rule: Record<string, number>): string {
    const all = Object.entries(rule)
    let left = this.#random.next() * all.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [template, weight] of all) {
      left -= weight
      if (left < 0) return template
    }
    return ''
  }

  /** A text made by a rule, or a word of a list. Throws for an unknown name. */
  #made(name: string): string {
    if (name === 'one') return this.#title()
    const [rule, list] = [grammar[name], this.#lists[name]]
    if (!rule && !list) throw new Error(`Neither a rule nor a list: ${name}`)
    const template = rule ? this.#weighed(rule) : (list?.[Math.floor(this.#random.next() * list.length)] ?? '')
    return template.replace(/\{([\^_]?)(\w+)\}/g, (_, sign: string, inner: string) => {
      const text = this.#made(inner)
      return sign === '^' ? capital(text) : sign === '_' ? text.toLowerCase() : text
    })
  }

  /** A title, sometimes feminine. Most English titles have capitals, most other titles only a first capital. */
  #title(): string {
    const { key, feminine } = this.#words
    const [first = '', ...rest] = this.#made(this.#often(0.2) ? 'english' : 'titles').split(' ')
    const form = this.#often(0.45) ? feminine.find(([ending]) => first.endsWith(ending)) : undefined
    const title = [form ? first.slice(0, -form[0].length) + form[1] : first, ...rest].join(' ')
    if (this.#often(key === 'en' ? 0.8 : 0.25))
      return title.replace(/(?<![\p{L}'’])\p{Ll}(?=\p{L}{2})/gu, letter => letter.toUpperCase())
    return this.#often(0.85) ? capital(title) : title
  }
}

const capital = (text: string) => text.replace(/^\p{Ll}/u, letter => letter.toUpperCase())
