import { makeStyles, tokens } from '@fluentui/react-components'
import { Link } from '../app/links.tsx'
import { caption } from '../components/styles.ts'
import { type GraphQLReference, type Input, nameIn, type TypeRef, written } from './graphqlSchema.ts'
import { Code, Words } from './Words.tsx'

type Props = {
  name: string
  description: string | null
  type?: TypeRef
  args?: Input[]
  defaultValue?: string | null
  deprecationReason?: string | null
  types: GraphQLReference
}

/** A field, argument or value of a type, with its own type as a link. */
export function Member({ name, description, type, args = [], defaultValue, deprecationReason, types }: Props) {
  const styles = useStyles()
  const marks = [
    args.length > 0 && `(${args.map(each => `${each.name}: ${written(each.type)}`).join(', ')})`,
    defaultValue && `${defaultValue} when not given`,
    deprecationReason && `deprecated: ${deprecationReason}`,
  ].filter(Boolean)
  return (
    <li className={styles.root}>
      <Code>{name}</Code> {type && <TypeName type={type} types={types} />}
      {marks.length > 0 && <span className={styles.marks}> {marks.join(' · ')}</span>}
      {description && (
        <div className={styles.text}>
          <Words text={description} />
        </div>
      )}
    </li>
  )
}

/** A type as it is written in a document; leads to the type. */
export function TypeName({ type, types }: { type: TypeRef; types: GraphQLReference }) {
  const name = nameIn(type)
  return types.has(name) ? <Link to={{ hash: name }}>{written(type)}</Link> : <Code>{written(type)}</Code>
}

const useStyles = makeStyles({
  root: { paddingBlock: tokens.spacingVerticalS, borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  marks: { ...caption, overflowWrap: 'anywhere' },
  text: { maxWidth: '72ch', color: tokens.colorNeutralForeground2 },
})
