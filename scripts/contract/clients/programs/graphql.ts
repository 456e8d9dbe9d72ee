import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { print } from 'graphql'
import { CreateTalentDocument, TalentsDocument, UpdateTalentDocument } from './generated/graphql.ts'
import { given, product } from './product.ts'

type Problem = { message: string; extensions: { code: string; fields?: Record<string, string> } }
type Answer<Data> = { data: Data | null; errors?: Problem[] }

/** A client of ten lines. The document contains the types of the answer and the variables. */
async function ask<Data, Variables>(query: TypedDocumentNode<Data, Variables>, variables: Variables) {
  const response = await fetch(product.graphql, {
    method: 'POST',
    headers: { ...product.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query: print(query), variables }),
  })
  return (await response.json()) as Answer<Data>
}

/** Creates talents and paginates. Updates a talent at its present version, and at an old version. */
export async function graphql() {
  for (const name of ['Ada', 'Bob', 'Cem', 'Dora', 'Eva']) {
    const input = {
      name: `${name} Client`,
      role: 'Engineer',
      area: 'OTHER' as const,
      seniority: 'Senior',
      companies: 'Streamhaus',
      linkedinUrl: 'https://www.linkedin.com/in/example',
    }
    const { errors } = await ask(CreateTalentDocument, { input })
    if (errors) throw new Error(errors[0]?.message)
  }

  const names: string[] = []
  let after: string | null | undefined
  let last: { databaseId: number; version: number } | undefined
  do {
    const { data } = await ask(TalentsDocument, { first: 2, after })
    const { edges, pageInfo } = given(data, 'talents').talents
    for (const { node } of edges) names.push(node.name)
    last = edges.at(-1)?.node
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null
  } while (after)

  const { databaseId, version } = given(last, 'talent')
  const input = { id: databaseId, version, role: 'Architect' }
  const changed = await ask(UpdateTalentDocument, { input })
  const late = await ask(UpdateTalentDocument, { input })
  return {
    names,
    role: changed.data?.updateTalent?.talent?.role,
    late: { data: late.data, code: late.errors?.[0]?.extensions.code },
  }
}
