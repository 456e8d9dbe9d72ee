import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Connection, ListAnswer } from './route.ts'

/** Asks for the page after a cursor. */
type ReadPage = (after: string | null) => Promise<Record<string, unknown>>

/**
 * Answers with a whole list, page after page. One page is sent as it is; more are streamed, so that a long list never
 * stands in memory at once. A fault on a later page breaks the connection off: half a list must not pass for a whole one.
 */
export async function answerList(list: ListAnswer, readPage: ReadPage, reply: FastifyReply) {
  const read = async (after: string | null) => list.connection((await readPage(after)) as never)
  const first = await read(null)
  if (!first.pageInfo.hasNextPage) return reply.send(entriesOf(list, first))
  return reply.type('application/json; charset=utf-8').send(Readable.from(write(list, first, read)))
}

const entriesOf = ({ entry }: ListAnswer, { edges }: Connection) => edges.map(({ node }) => entry(node as never))

async function* write(list: ListAnswer, first: Connection, read: (after: string | null) => Promise<Connection>) {
  yield `[${textOf(list, first)}`
  for (let page = first; page.pageInfo.hasNextPage; ) {
    page = await read(page.pageInfo.endCursor)
    if (page.edges.length > 0) yield `,${textOf(list, page)}`
  }
  yield ']'
}

const textOf = (list: ListAnswer, page: Connection) =>
  entriesOf(list, page)
    .map(entry => JSON.stringify(entry))
    .join(',')
