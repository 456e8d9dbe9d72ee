import { type Occupation, occupations } from './occupations.ts'
import { stemsOf } from './words.ts'

/** What somebody with this title works as, most often one occupation; empty where the title tells nothing. */
export function occupationsOf(title: string): Occupation[] {
  return occupationsOfStems(stemsOf(title))
}

function occupationsOfStems(stems: string[]): Occupation[] {
  const text = ` ${stems.join(' ')} `
  return occupations.filter(({ titles }) =>
    titles.some(groups => groups.every(group => group.some(({ stems }) => text.includes(` ${stems} `)))),
  )
}

/** A title that a text mentions, and how likely it is what the text is about: 1 where it is named first of all. */
export type Mention = { title: string; occupations: Occupation[]; weight: number }

/** The titles that a description mentions, in its order. Those whom one works with count little. */
export function titlesIn(text: string): Mention[] {
  const mentions: Mention[] = []
  for (const clause of text.split(/[.!?;:()|•\n\r\t]+|\s[-–—]\s|,\s/)) {
    const words = clause.match(/[\p{L}\p{N}.#+&/'-]+/gu) ?? []
    for (const [at, word] of words.entries()) {
      if (!nouns.has(stemsOf(word).at(-1) ?? '')) continue
      const title = [...words.slice(Math.max(0, at - 3), at + 1), ...partAfter(words, at)]
      const found = occupationsOf(title.join(' '))
      if (found.length === 0) continue
      const rank = 1 / (1 + mentions.length / 4)
      const many = /s$/.test(word) && !/ss$/.test(word) ? 0.4 : 1
      const aside = besides.test(words.slice(Math.max(0, at - 8), at).join(' ')) ? 0.2 : 1
      mentions.push({ title: title.join(' '), occupations: found, weight: rank * many * aside })
    }
  }
  return mentions
}

/** 'Head of Sales', 'Director of Human Resources'. */
const partAfter = (words: string[], at: number) => (words[at + 1] === 'of' ? words.slice(at + 1, at + 4) : [])

const besides =
  /\b(?:report|reports|reporting|liais\w+|work(?:ing)? (?:closely )?with|alongside|support(?:ing)?|with|from|other|between|to line|and advise|mentor\w*)\b/i

/** The last words of all titles. */
const nouns = new Set(
  occupations.flatMap(({ titles }) =>
    titles.flatMap(groups => groups.at(-1) ?? []).flatMap(({ stems }) => stems.split(' ').at(-1) ?? []),
  ),
)
