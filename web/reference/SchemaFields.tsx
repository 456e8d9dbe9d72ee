import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { caption, code, plainList } from '../components/styles.ts'
import { nameOf, ruleWords, type Schema, typeWords } from './openapi.ts'
import { Code, Words } from './Words.tsx'

type Schemas = Record<string, Schema>

/** The fields of a schema: of an object its own, of a list those of its rows. */
export function Fields({ schema, schemas }: { schema: Schema; schemas: Schemas }) {
  const styles = useStyles()
  const { properties, required = [], description } = objectIn(schema, schemas) ?? {}
  if (!properties)
    return description || schema.description ? <p className={styles.text}>{description ?? schema.description}</p> : null
  return (
    <ul className={styles.list}>
      {Object.entries(properties).map(([name, property]) => (
        <Value
          key={name}
          name={name}
          schema={property}
          schemas={schemas}
          marks={required.includes(name) ? ['required'] : []}
        />
      ))}
    </ul>
  )
}

type ValueProps = { name: string; schema: Schema; schemas: Schemas; marks: string[] }

/** A field or a parameter; the fields within it are shown when it is unfolded. */
export function Value({ name, schema, schemas, marks }: ValueProps) {
  const styles = useStyles()
  const [open, setOpen] = useState(false)
  const inner = objectIn(schema, schemas)
  const values = schema.enum?.filter(value => value !== null)
  return (
    <li className={styles.value}>
      <Code>{name}</Code>{' '}
      <span className={styles.marks}>{[typeWords(schema), ...marks, ...ruleWords(schema)].join(' · ')}</span>
      {schema.description && (
        <div className={styles.text}>
          <Words text={schema.description} />
        </div>
      )}
      {values && (
        <div className={styles.text}>
          One of {values.map((value, index) => [index > 0 && ', ', <Code key={`${value}`}>{`${value}`}</Code>])}
        </div>
      )}
      {inner?.properties && (
        <details onToggle={event => setOpen(event.currentTarget.open)}>
          <summary className={styles.more}>Fields of {nameOf(schema) ?? name}</summary>
          {/* Types may refer to one another. */}
          {open && <Fields schema={inner} schemas={schemas} />}
        </details>
      )}
    </li>
  )
}

/** The schema of an object, also through a name, a list and 'or null'. */
function objectIn(schema: Schema, schemas: Schemas): Schema | undefined {
  const name = nameOf(schema)
  if (name) return objectIn(schemas[name] ?? {}, schemas)
  if (schema.properties) return schema
  if (schema.items) return objectIn(schema.items, schemas)
  return schema.oneOf?.map(part => objectIn(part, schemas)).find(Boolean)
}

const useStyles = makeStyles({
  list: plainList,
  value: { paddingBlock: tokens.spacingVerticalS, borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  marks: { ...caption, overflowWrap: 'anywhere' },
  text: { margin: 0, maxWidth: '72ch', color: tokens.colorNeutralForeground2 },
  more: { ...code, cursor: 'pointer', color: tokens.colorBrandForegroundLink },
})
