import { use } from 'react'
import { Link } from '../app/links.tsx'
import { useReading } from '../components/styles.ts'
import { Entries } from './Entries.tsx'
import type { Entry } from './entries.ts'
import { FieldEntry } from './FieldEntry.tsx'
import { type GraphQLReference, ROOTS, type Root } from './graphqlSchema.ts'
import { TypeEntry } from './TypeEntry.tsx'

type Props = { graphql: Promise<GraphQLReference>; chosen: string; name: string }

/** The queries, mutations and subscriptions, and the types of what they take and answer. */
export function GraphQLDoor({ graphql, chosen, name }: Props) {
  const types = use(graphql)
  const [owner = '', member] = chosen.split('.')
  const root = ROOTS.find(each => each === owner)
  const field = root && types.get(root)?.fields?.find(each => each.name === member)
  const type = root ? undefined : types.get(owner)
  return (
    <Entries label="GraphQL" groups={groupsOf(types)} chosen={type ? owner : chosen}>
      {root && field && <FieldEntry root={root} field={field} types={types} name={name} />}
      {type && <TypeEntry type={type} types={types} />}
      {!field && !type && <About isUnknown={chosen !== 'graphql'} />}
    </Entries>
  )
}

function groupsOf(types: GraphQLReference) {
  const ofRoot = (root: Root) => ({
    name: { Query: 'Queries', Mutation: 'Mutations', Subscription: 'Subscriptions' }[root],
    entries: (types.get(root)?.fields ?? []).map(({ name, description }) => ({
      id: `${root}.${name}`,
      label: name,
      detail: description?.replaceAll('`', '') ?? '',
    })),
  })
  const named = [...types.values()].filter(({ name }) => !ROOTS.some(root => root === name))
  const entries = named
    .map(({ name, description }): Entry => ({ id: name, label: name, detail: description?.replaceAll('`', '') ?? '' }))
    .sort((one, other) => one.label.localeCompare(other.label))
  return [...ROOTS.map(ofRoot), { name: 'Types', entries }]
}

function About({ isUnknown }: { isUnknown: boolean }) {
  const reading = useReading()
  return (
    <>
      {isUnknown && <p role="alert">There is nothing of this name. Choose something in the list.</p>}
      <p className={reading.text}>
        Every query, mutation and subscription, and the types of what they take and answer. Larger documents are written
        best in <Link to="/graphiql">GraphiQL</Link>.
      </p>
    </>
  )
}
