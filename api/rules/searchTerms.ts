/** A search term: a text that must occur, or must not. */
export type Term = { text: string; isNot: boolean }

/** The terms of a search, in groups: at least one term of each group must match. */
export type Search = Term[][]

/** The maximum number of terms; further terms are ignored. */
export const MOST_TERMS = 20

/**
 * Reads a typed search: consecutive words are one text, `"…"` is a separate text, `-` excludes the word or quotation
 * after it, and `or` between two terms accepts either. Without operators, the whole input is one text. An `or` at an
 * end, a single hyphen and hyphens within words are also text.
 */
export function readSearch(typed: string): Search {
  const groups: Search = []
  let terms = 0
  let joins = false
  for (const part of partsOf(typed)) {
    if (part === OR) {
      joins = true
      continue
    }
    if (terms++ === MOST_TERMS) break
    if (joins) groups.at(-1)?.push(part)
    else groups.push([part])
    joins = false
  }
  const whole = typed.trim()
  return groups.length > 0 || whole === '' ? groups : [[{ text: whole, isNot: false }]]
}

/** The texts that a search looks for, without the excluded texts. */
export const soughtTexts = (typed: string): string[] =>
  readSearch(typed).flatMap(group => group.flatMap(({ text, isNot }) => (isNot ? [] : [text])))

const OR = 'or'

type Token = { from: number; to: number } & ({ kind: 'word' | 'or' } | { kind: 'term'; term: Term })

/** The terms and the `or`s between them. */
function partsOf(typed: string): (Term | typeof OR)[] {
  const tokens = tokensOf(typed)
  const parts: (Term | typeof OR)[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token
    if (token.kind === 'term') parts.push(token.term)
    else if (token.kind === 'or') parts.push(OR)
    else {
      const first = token.from
      while (tokens[at + 1]?.kind === 'word') at += 1
      parts.push({ text: typed.slice(first, (tokens[at] as Token).to), isNot: false })
    }
  }
  return parts
}

/** A quotation, closed or not, with an optional hyphen before it; else a run of characters without spaces. */
const TOKEN = /(-?)["“”„]([^"“”„]*)(?:["“”„]|$)|\S+/g

function tokensOf(typed: string): Token[] {
  const found = [...typed.matchAll(TOKEN)].flatMap(match => tokenOf(match) ?? [])
  // An `or` without terms on both sides is an ordinary word.
  return found.map((token, at) => {
    if (token.kind !== 'or') return token
    const isBetween = at > 0 && at < found.length - 1 && found[at - 1]?.kind !== 'or' && found[at + 1]?.kind !== 'or'
    return isBetween ? token : { ...token, kind: 'word' }
  })
}

/** The kind of a part of a typed search; null for empty quotation marks. */
function tokenOf({ 0: whole, 1: minus, 2: quoted, index: from }: RegExpExecArray): Token | null {
  const place = { from, to: from + whole.length }
  const text = quoted?.trim()
  if (text === '') return null
  if (text) return { ...place, kind: 'term', term: { text, isNot: minus === '-' } }
  if (whole.toLowerCase() === OR) return { ...place, kind: 'or' }
  if (/^-[^-]/.test(whole)) return { ...place, kind: 'term', term: { text: whole.slice(1), isNot: true } }
  return { ...place, kind: 'word' }
}
