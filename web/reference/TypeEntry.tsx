import { makeStyles } from '@fluentui/react-components'
import { Link } from '../app/links.tsx'
import { plainList } from '../components/styles.ts'
import { EntryFrame, Part } from './EntryFrame.tsx'
import { type GraphQLReference, HOLDERS, nameIn, ROOTS, type Type } from './graphqlSchema.ts'
import { Member } from './Member.tsx'

/** A type: its fields or values, and what answers with it or takes it. */
export function TypeEntry({ type, types }: { type: Type; types: GraphQLReference }) {
  const styles = useStyles()
  const members = type.fields ?? type.inputFields ?? type.enumValues ?? []
  const users = usersOf(type.name, types)
  return (
    <EntryFrame
      title={type.name}
      signature={KINDS[type.kind] ?? type.kind}
      description={type.description}
      back={{ hash: 'graphql', label: 'All of GraphQL' }}
    >
      {members.length > 0 && (
        <Part title={type.enumValues ? 'Values' : 'Fields'}>
          <ul className={styles.list}>
            {members.map(member => (
              <Member key={member.name} {...member} types={types} />
            ))}
          </ul>
        </Part>
      )}
      {type.possibleTypes && <Names title="Is one of" ids={type.possibleTypes.map(({ name }) => name)} />}
      {users.length > 0 && <Names title="Used by" ids={users} />}
    </EntryFrame>
  )
}

function Names({ title, ids }: { title: string; ids: string[] }) {
  return (
    <Part title={title}>
      <p>
        {ids.map((id, index) => [
          index > 0 && ', ',
          <Link key={id} to={{ hash: id }}>
            {id}
          </Link>,
        ])}
      </p>
    </Part>
  )
}

/** 'Query.talents' for a field at the root, else the type that has such a field or argument; pages and payloads are seen through. */
function usersOf(name: string, types: GraphQLReference): string[] {
  const ids = [...types.values()].flatMap(({ name: owner, fields, inputFields }) => {
    const isRoot = ROOTS.some(root => root === owner)
    const using = [
      ...(fields ?? []).filter(({ type, args }) =>
        [type, ...args.map(each => each.type)].some(each => nameIn(each) === name),
      ),
      ...(inputFields ?? []).filter(({ type }) => nameIn(type) === name),
    ]
    return using.map(field => (isRoot ? `${owner}.${field.name}` : owner))
  })
  return [...new Set(ids.flatMap(id => (HOLDERS.test(id) ? usersOf(id, types) : id)))]
}

const KINDS: Readonly<Record<string, string>> = {
  OBJECT: 'type',
  INPUT_OBJECT: 'input',
  ENUM: 'enum',
  SCALAR: 'scalar',
  INTERFACE: 'interface',
  UNION: 'union',
}

const useStyles = makeStyles({ list: plainList })
