import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { list } from '../../../words/lists.ts'
import type { Random } from '../../random.ts'

const parts = z
  .strictObject({
    ...{ onsets: list, vowels: list, codas: list },
    ...{ starts: list, ends: list, things: list, domains: list, townEnds: list, compoundEnds: list },
  })
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'words/brands.json'), 'utf8')))

/** Names that no list has: 'Velarion', 'BrightForge', 'kopalo', 'novatec.io', 'RTK'. */
export class Brands {
  readonly #random: Random

  constructor(random: Random) {
    this.#random = random
  }

  #pick = (items: readonly string[]): string => items[Math.floor(this.#random.next() * items.length)] ?? ''
  #often = (share: number) => this.#random.next() < share

  brand(): string {
    const roll = this.#random.next()
    const { starts, ends, things, domains } = parts
    if (roll < 0.42) return this.name()
    if (roll < 0.55) return `${this.#pick(starts)}${this.#pick(ends)}`
    if (roll < 0.66) return `${this.#pick(starts)}${capital(this.#pick(ends))}`
    if (roll < 0.75) return `${this.name()}${this.#pick(domains)}`
    if (roll < 0.83) return `${this.name()} ${this.name()}`
    if (roll < 0.91) return `${this.#pick(things)}${this.#often(0.5) ? ' ' : ''}${this.#pick(things)}`
    if (roll < 0.95) return this.name().toLowerCase()
    return this.short()
  }

  /** A word of one to three syllables, as of a firm, a family or a town. */
  name(): string {
    const { onsets, vowels, codas } = parts
    const syllables = Array.from({ length: this.#random.between(1, 3) }, () => {
      const onset = this.#often(0.95) ? this.#pick(onsets) : ''
      return onset + this.#pick(this.#often(0.7) ? vowels.slice(0, SINGLE_VOWELS) : vowels)
    })
    const text = `${syllables.join('')}${this.#often(0.93) ? this.#pick(codas) : ''}`
    return capital(text.length < 4 ? text + this.#pick(['ra', 'lo', 'ton', 'nex']) : text)
  }

  town(): string {
    return `${this.name()}${this.#often(0.5) ? this.#pick(parts.townEnds) : ''}`
  }

  /** The end of a compound such as 'Sonnenhof'. */
  compoundEnd = () => this.#pick(parts.compoundEnds)

  short(): string {
    const letters = Array.from({ length: this.#random.between(2, 5) }, () => this.#pick([...LETTERS]))
    if (this.#often(0.1)) return letters.slice(0, 2).join('&')
    return this.#often(0.1) ? letters.map(letter => `${letter}.`).join('') : letters.join('')
  }
}

const SINGLE_VOWELS = 5
const LETTERS = 'ABCDEFGHIKLMNOPRSTUVWZ'

export const capital = (text: string) => text.replace(/^\p{Ll}/u, letter => letter.toUpperCase())
