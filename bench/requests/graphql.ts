import { type Ask, dealFields, listFields, type PageAsk, profileFields } from './asks.ts'
import { asJson, type Content, type Sent } from './contender.ts'

/** What differs between GraphQL servers that answer the same. */
export type Dialect = {
  /** Of the number of a record. */
  id: string
  /** A page of 50, the newest first, and the variables that it names. */
  page(ask: PageAsk): { field: string; declared: string; variables: object }
  /** The field of a talent by `$id`. */
  profile: string
  previousCompanies: string
  comments: string
  author: string
}

/** The request for an ask: an ordinary document with variables, as an integrator sends it. */
export function graphqlRequest(ask: Ask, dialect: Dialect, headers: Record<string, string> = {}): Sent {
  if (ask.of === 'profile')
    return asJson('/graphql', { query: profileQuery(dialect), variables: { id: ask.id } }, headers)
  const { field, declared, variables } = dialect.page(ask)
  const fields = ask.of === 'talents' ? listFields : dealFields
  const edges = `edges { node { id databaseId: ${dialect.id} ${fields.join(' ')} } }`
  const query = `query (${declared}) { page: ${field} { ${ask.isCounted ? 'totalCount' : ''} ${edges} } }`
  return asJson('/graphql', { query, variables }, headers)
}

const profileQuery = ({ id, profile, previousCompanies, comments, author }: Dialect) => `query ($id: Int!) {
  profile: ${profile} {
    databaseId: ${id} ${profileFields.join(' ')} ${previousCompanies}
    comments: ${comments} {
      edges { node { databaseId: ${id} comment createdAt author: ${author} { firstName lastName email } } }
    }
  }
}`

type Row = Record<string, unknown>
type Data = { page?: Connection & { totalCount?: number }; profile?: Row & { comments: Connection } }
type Connection = { edges: { node: Row }[] }

/** The content of an answer to such a document. Throws when it tells of an error. */
export function graphqlContent(answer: string): Content {
  const { data, errors }: { data?: Data; errors?: unknown } = JSON.parse(answer)
  if (errors || !data) throw new Error(`An error was answered: ${answer.slice(0, 400)}`)
  const { page, profile } = data
  if (page) return { rows: nodesOf(page), count: page.totalCount }
  if (!profile) throw new Error('Neither a page nor a profile was answered')
  return { rows: [{ ...profile, comments: nodesOf(profile.comments) }] }
}

// Global ids are each server's own.
const nodesOf = ({ edges }: Connection) => edges.map(({ node: { id, ...fields } }) => fields)

/** Puts another row into a cursor that a server gave for its order by time and id: a list that ends with both. */
export function cursorAt(given: string, encoding: 'base64' | 'base64url', row: [string, number]): string {
  const parts: unknown[] = JSON.parse(Buffer.from(given, encoding).toString())
  return Buffer.from(JSON.stringify([...parts.slice(0, -2), ...row])).toString(encoding)
}
