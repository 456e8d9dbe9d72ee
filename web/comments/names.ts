/** Maps each name of a person or record in a text to the token that is sent in place of the name: docs/decisions/075 */
export type Names = Readonly<Record<string, string>>

/** A comment that is being written: its text as shown, and the names in it. */
export type Written = { text: string; names: Names }

/** The name to insert for a token, with a number if the same name already stands for another token. */
export function nameFor(name: string, token: string, names: Names): string {
  const free = (candidate: string) => names[candidate] === undefined || names[candidate] === token
  if (free(name)) return name
  let number = 2
  while (!free(`${name} (${number})`)) number++
  return `${name} (${number})`
}

/** The text to send, with tokens in place of names. The longest names are replaced first: '@Ann Lee' before '@Ann'. */
export function withTokens({ text, names }: Written): string {
  const known = Object.keys(names).toSorted((one, other) => other.length - one.length)
  if (known.length === 0) return text
  const escaped = known.map(name => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const pattern = new RegExp(`(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  return text.replace(pattern, name => names[name] ?? name)
}

type Reference = {
  readonly start: number
  readonly length: number
  readonly user?: { readonly databaseId: number } | null | undefined
  readonly talent?: { readonly databaseId: number } | null | undefined
  readonly deal?: { readonly databaseId: number } | null | undefined
  readonly company?: { readonly databaseId: number } | null | undefined
}

/** A stored comment for the editor, with names in place of the tokens. */
export function writtenOf(comment: string, references: readonly Reference[]): Written {
  let names: Names = {}
  let text = ''
  let read = 0
  for (const reference of references) {
    const end = reference.start + reference.length
    const token = tokenOf(reference)
    const name = nameFor(comment.slice(reference.start, end), token, names)
    text += comment.slice(read, reference.start) + name
    names = { ...names, [name]: token }
    read = end
  }
  return { text: text + comment.slice(read), names }
}

function tokenOf({ user, talent, deal, company }: Reference): string {
  if (user) return `@[${user.databaseId}]`
  if (talent) return `#[talent:${talent.databaseId}]`
  return deal ? `#[deal:${deal.databaseId}]` : `#[company:${company?.databaseId}]`
}

/** The '@' or '#' before the caret and the text typed after it. */
export type TypedMention = { sign: '@' | '#'; typed: string; start: number }

/** The mention being typed before the caret: '@' or '#' at the beginning of a word, then at most two words. */
export function mentionAt(text: string, caret: number): TypedMention | null {
  const [, sign, typed] = /(?:^|[\s(])([@#])([^\s@#]{0,40}(?: [^\s@#]{0,40})?)$/u.exec(text.slice(0, caret)) ?? []
  if (sign === undefined || typed === undefined) return null
  return { sign: sign === '@' ? '@' : '#', typed, start: caret - typed.length - 1 }
}
