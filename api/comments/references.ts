import type { Tx } from '../db.ts'

/** The record that a part of a text refers to. */
export type Named = { userId: number } | { talentId: number } | { dealId: number } | { companyId: number }

/** The position of a reference in a text, in UTF-16 code units. */
export type Reference = { start: number; length: number } & Named

/** A text with names instead of tokens, and the positions of the references. */
export type Referring = { comment: string; references: Reference[] }

/** Matches tokens of a colleague, '@[12]', and of records: '#[talent:7]', '#[deal:3]'. See docs/decisions/075. */
const TOKEN = /@\[(\d{1,9})\]|#\[(talent|deal|company):(\d{1,9})\]/g

/** Replaces tokens by names. Tokens for unknown records remain unchanged. */
export async function readReferences(tx: Tx, text: string): Promise<Referring> {
  const tokens = [...text.matchAll(TOKEN)].map(token => ({ token, named: namedBy(token) }))
  const names = await namesOf(tx, new Set(tokens.map(({ named }) => keyOf(named))))
  const references: Reference[] = []
  let comment = ''
  let read = 0
  for (const { token, named } of tokens) {
    const name = names.get(keyOf(named))
    if (name === undefined) continue
    comment += text.slice(read, token.index)
    references.push({ start: comment.length, length: name.length, ...named })
    comment += name
    read = token.index + token[0].length
  }
  return { comment: comment + text.slice(read), references }
}

/** The ids of the colleagues mentioned in a text. */
export const mentionedIn = (references: readonly Reference[]) => [
  ...new Set(references.flatMap(reference => ('userId' in reference ? [reference.userId] : []))),
]

function namedBy([, user, kind, id]: RegExpMatchArray): Named {
  if (user) return { userId: Number(user) }
  if (kind === 'talent') return { talentId: Number(id) }
  return kind === 'deal' ? { dealId: Number(id) } : { companyId: Number(id) }
}

const keyOf = (named: Named) => Object.entries(named).flat().join(' ')

/** Maps the keys of records to their names, each with '@' or '#' in front. */
async function namesOf(tx: Tx, keys: Set<string>): Promise<Map<string, string>> {
  const idsOf = (column: string) => ({ id: { in: [...keys].flatMap(key => idIn(key, column)) } })
  const [users, talents, deals, companies] = [
    await tx.user.findMany({ where: idsOf('userId'), select: USER }),
    await tx.talent.findMany({ where: idsOf('talentId'), select: { id: true, name: true } }),
    await tx.deal.findMany({ where: idsOf('dealId'), select: { id: true, title: true } }),
    await tx.company.findMany({ where: idsOf('companyId'), select: { id: true, name: true } }),
  ]
  return new Map([
    ...users.map(user => [`userId ${user.id}`, `@${personName(user)}`] as const),
    ...talents.map(({ id, name }) => [`talentId ${id}`, `#${name}`] as const),
    ...deals.map(({ id, title }) => [`dealId ${id}`, `#${title}`] as const),
    ...companies.map(({ id, name }) => [`companyId ${id}`, `#${name}`] as const),
  ])
}

const USER = { id: true, firstName: true, lastName: true, email: true } as const

const idIn = (key: string, column: string) => (key.startsWith(`${column} `) ? [Number(key.split(' ')[1])] : [])

const personName = ({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }) =>
  `${firstName} ${lastName}`.trim() || email
