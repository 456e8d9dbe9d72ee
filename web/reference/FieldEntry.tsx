import { makeStyles } from '@fluentui/react-components'
import { plainList } from '../components/styles.ts'
import { EntryFrame, Part, TryOut } from './EntryFrame.tsx'
import { type Field, type GraphQLReference, type Root, written } from './graphqlSchema.ts'
import { Member, TypeName } from './Member.tsx'
import { TryDocument } from './TryDocument.tsx'

type Props = { root: Root; field: Field; types: GraphQLReference; name: string }

/** A query, mutation or subscription: its arguments, its answer, and a place to try it out. */
export function FieldEntry({ root, field, types, name }: Props) {
  const styles = useStyles()
  return (
    <EntryFrame
      title={field.name}
      signature={`${root.toLowerCase()} ${field.name}: ${written(field.type)}`}
      description={field.description}
      back={{ hash: 'graphql', label: 'All of GraphQL' }}
    >
      {field.deprecationReason && <p role="note">Deprecated: {field.deprecationReason}</p>}
      {root !== 'Subscription' && (
        <TryOut>
          <TryDocument root={root} field={field} types={types} name={name} />
        </TryOut>
      )}
      {field.args.length > 0 && (
        <Part title="Arguments">
          <ul className={styles.list}>
            {field.args.map(argument => (
              <Member key={argument.name} {...argument} types={types} />
            ))}
          </ul>
        </Part>
      )}
      <Part title="Answer">
        <TypeName type={field.type} types={types} />
      </Part>
    </EntryFrame>
  )
}

const useStyles = makeStyles({ list: plainList })
