import { seededRandom } from '../random.ts'
import type { Part } from './families.ts'
import type { Language } from './languages.ts'

/** The share of headings, firms, titles, skills and towns from the bench's own lists, which the reader lacks. */
export const OWN_SHARE = 0.1

/** The part whose words the person uses, or 'usual' for a person with usual words and a usual career. */
export type People = Part | 'usual'

/** The random choices for one person. */
export class Draws {
  readonly random: ReturnType<typeof seededRandom>
  readonly language: Language
  readonly people: People

  constructor(seed: string, language: Language, people: People) {
    this.random = seededRandom(seed)
    this.language = language
    this.people = people
  }

  often = (share: number) => this.random.next() < share

  /** True with this probability, but never for usual people. */
  isOdd = (share: number) => this.people !== 'usual' && this.often(share)

  pick = <Item>(items: readonly Item[]): Item => this.random.pick(items as [Item, ...Item[]])

  between = (from: number, to: number) => this.random.between(from, to)

  /** Random different items, at most `count`. */
  some<Item>(items: readonly Item[], count: number): Item[] {
    const left = [...items]
    const chosen: Item[] = []
    while (chosen.length < count && left.length > 0) {
      chosen.push(...left.splice(this.between(0, left.length - 1), 1))
    }
    return chosen
  }

  /** A usual word, or sometimes a word from the bench's own list. */
  word(usual: readonly string[], own: readonly string[] = []): string {
    const ours = this.own(own)
    return this.often(OWN_SHARE) && ours.length > 0 ? this.pick(ours) : this.pick(usual)
  }

  /** Different words, some of them from the bench's own list. */
  words(usual: readonly string[], own: readonly string[], count: number): string[] {
    const ours = this.some(this.own(own), count)
    return this.some(usual, count).map(word => (this.often(OWN_SHARE) ? (ours.pop() ?? word) : word))
  }

  /** The words of the person's part. Every second word is held out: never used to develop the reader. */
  own(words: readonly string[]): string[] {
    if (this.people === 'usual') return []
    return words.filter((_, index) => (index % 2 === 0) === (this.people === 'seen'))
  }

  /** Replaces the placeholders of a phrase: '%' by a percentage, '#' by a number, '@' by a tool. */
  fill(text: string, tools: readonly string[]): string {
    return text
      .replace(/%/g, () => `${this.between(8, 74)} %`)
      .replace(/@/g, () => this.pick(tools))
      .replace(/#/g, () => String(this.between(2, 9)))
  }
}
