import type { PieceKind } from '../../../text/pieces.ts'
import { dates } from '../../../words/resumes.ts'
import { technologySpellings } from '../../../words/technologies.ts'
import { hash, type Random, seededRandom } from '../../random.ts'
import { Brands, capital } from './brands.ts'
import { allWords, occupationsOf, type Words } from './words.ts'

/** A text as it may stand in an entry's header, and what it is. */
export type Sample = { text: string; kind: PieceKind }

/** Words to learn from, or those that are kept back to tell how well words are read that nobody has learnt. */
export type Share = 'all' | 'learnt' | 'kept'

/** Invents pieces of headers in every language by turns. */
export function inventPieces(seed: string, count: number, share: Share): Sample[] {
  const writers = allWords.map(words => new Writer(words, seededRandom(`${seed} ${words.key}`), share))
  const rounds = Array.from({ length: Math.ceil(count / writers.length) }, () => writers.map(writer => writer.piece()))
  return rounds.flat()
}

/** One word of five is kept back. */
const isIn = (share: Share) => (word: string) =>
  share === 'all' || ((hash(word) >>> 3) % 5 === 0) === (share === 'kept')

/** Writes pieces of one language. */
class Writer {
  readonly #random: Random
  readonly #words: Words
  readonly #english: string[]
  readonly #brands: Brands

  constructor(words: Words, random: Random, share: Share) {
    const kept = isIn(share)
    const few = (some: string[]) => some.filter(kept)
    this.#random = random
    this.#brands = new Brands(random)
    this.#english = few(occupationsOf('en'))
    this.#words = {
      ...words,
      ...{ titles: few(words.titles), heads: few(words.heads), tails: few(words.tails), surnames: few(words.surnames) },
      ...{ things: few(words.things), topics: few(words.topics), offices: few(words.offices) },
      ...{ tasks: few(words.tasks), details: few(words.details), about: few(words.about), remarks: few(words.remarks) },
    }
  }

  #pick = (items: readonly string[]): string => items[Math.floor(this.#random.next() * items.length)] ?? ''
  #often = (share: number) => this.#random.next() < share

  piece(): Sample {
    const roll = this.#random.next()
    if (roll < 0.37) return { kind: 'title', text: this.#printed(this.#title()) }
    if (roll < 0.72) return { kind: 'firm', text: this.#printed(this.#firm()) }
    if (roll < 0.8) return { kind: 'place', text: this.#printed(this.#place()) }
    return { kind: 'other', text: this.#printed(this.#other()) }
  }

  /** Some resumes print pieces in capitals, few in small letters. */
  #printed(text: string): string {
    const roll = this.#random.next()
    return (roll < 0.1 ? text.toUpperCase() : roll < 0.13 ? text.toLowerCase() : text).trim()
  }

  #title(): string {
    const { levels, notes, interns } = this.#words
    const one = () => this.#cased(this.#gendered(this.#pick(this.#often(0.2) ? this.#english : this.#words.titles)))
    const roll = this.#random.next()
    if (roll < 0.5) return one()
    if (roll < 0.6) return `${this.#pick(levels)} ${this.#often(0.5) ? one() : one().toLowerCase()}`
    if (roll < 0.72) return `${one()}${this.#about(one)}`
    if (roll < 0.77) return `${this.#pick(levels)}${this.#about(one)}`
    if (roll < 0.82) return `${one()} ${this.#pick(notes)}`
    if (roll < 0.86) return `${one()}${this.#pick([' / ', ' & ', ', ', ' | '])}${one()}`
    if (roll < 0.92) return this.#pick(interns)
    return `${this.#pick(interns)}${this.#often(0.6) ? this.#about(one) : ` ${one()}`}`
  }

  /** What a title is about: 'of finance', '– Payroll', '(Sales)'. */
  #about(title: () => string): string {
    const join = this.#pick(this.#words.joins)
    const rest = this.#often(0.8) ? this.#pick(this.#words.topics) : title()
    return `${join}${rest}${join === ' (' ? ')' : ''}`
  }

  /** English titles mostly have capitals; others begin with one at most, as German and Dutch ones do anyway. */
  #cased(title: string): string {
    if (this.#often(this.#words.key === 'en' ? 0.8 : 0.25))
      return title.replace(/(?<![\p{L}'’])\p{Ll}(?=\p{L}{2})/gu, letter => letter.toUpperCase())
    return this.#often(0.85) ? capital(title) : title
  }

  #gendered(title: string): string {
    const [first = '', ...rest] = title.split(' ')
    const form = this.#words.feminine.find(([ending]) => first.endsWith(ending))
    if (!form || this.#often(0.55)) return title
    return [first.slice(0, -form[0].length) + form[1], ...rest].join(' ')
  }

  #firm(): string {
    const form = this.#often(0.15) ? '{brand}' : this.#pick(this.#words.forms)
    const text = form.replace(/\{(\w+)\}/g, (_, slot: string) => this.#filled(slot))
    if (this.#often(0.04)) return `${text} (${this.#pick(this.#words.towns)})`
    return this.#often(0.04) ? `${text} – ${this.#pick(this.#words.tails)}` : text
  }

  #filled(slot: string): string {
    const words = this.#words
    const brands = this.#brands
    const made: Record<string, () => string> = {
      head: () => this.#pick(words.heads),
      tail: () => this.#pick(words.tails),
      office: () => this.#pick(words.offices),
      topic: () => this.#pick(words.topics),
      legal: () => this.#pick(words.legal),
      surname: () => (this.#often(0.8) ? this.#pick(words.surnames) : brands.name()),
      first: () => this.#pick(words.firsts),
      quality: () => this.#pick(words.qualities),
      thing: () => this.#pick(words.things),
      town: () => (this.#often(0.8) ? this.#pick(words.towns) : brands.town()),
      brand: () => (this.#often(0.95) ? brands.brand() : capital(this.#pick([...words.things, ...words.qualities]))),
      short: () => brands.short(),
      lower: () => brands.compoundEnd(),
    }
    const make = made[slot]
    if (!make) throw new Error(`A form of the ${words.key} firms has an unknown slot: ${slot}`)
    return make()
  }

  #place(): string {
    const town = () => (this.#often(0.7) ? this.#pick(this.#words.towns) : this.#brands.town())
    const country = this.#pick(this.#words.country)
    return this.#pick([
      ...[town(), `${town()}, ${country}`, `${town()} (${country})`, `${town()}, ${town()}`],
      ...[`${town()} / ${town()}`, country, `${town()} - ${country}`, `${town()}-${town()}`],
    ])
  }

  /** What is neither: tasks, lines about the firm, kinds of employment, technologies, months. */
  #other(): string {
    const { tasks, details, topics, about, remarks, tails } = this.#words
    const task = () => `${this.#pick(tasks)} ${this.#pick(this.#often(0.7) ? details : topics)}`
    const roll = this.#random.next()
    if (roll < 0.35) return `${task()}${this.#pick(['', '', '.', ';', ','])}`
    if (roll < 0.45) return `${task()}${this.#pick([' & ', ' – ', ', '])}${this.#pick(details)}`
    if (roll < 0.6)
      return `${this.#pick(about)}${this.#pick([' ', ': '])}${this.#pick(this.#often(0.6) ? topics : tails)}`
    if (roll < 0.7) return this.#pick(remarks)
    if (roll < 0.73) return `${this.#pick(remarks)}${this.#pick([' / ', '/', ' & ', ', '])}${this.#pick(remarks)}`
    if (roll < 0.75) return capital(this.#pick(months))
    if (roll < 0.85) return this.#technologies()
    return roll < 0.93 ? this.#pick(details) : capital(this.#pick(topics))
  }

  #technologies(): string {
    const some = Array.from({ length: this.#random.between(1, 5) }, () => this.#pick(technologies))
    return some.join(this.#pick([', ', ', ', ' · ', ' / ']))
  }
}

const technologies = technologySpellings.map(([, name]) => name)
const months = dates.months.flat().filter(month => /^\p{Ll}+$/u.test(month))
