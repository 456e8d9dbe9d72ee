import { makeStyles, tokens } from '@fluentui/react-components'
import { CodeBlock } from '../components/CodeBlock.tsx'
import { plainList } from '../components/styles.ts'
import { EntryFrame, Part, TryOut } from './EntryFrame.tsx'
import { type Call, notTried, type Response, type Schema } from './openapi.ts'
import { Fields, Value } from './SchemaFields.tsx'
import { TryCall } from './TryCall.tsx'

type Props = { call: Call; schemas: Record<string, Schema>; name: string }

/** A REST call: what it takes, what it answers, and a place to try it out. */
export function CallEntry({ call, schemas, name }: Props) {
  const styles = useStyles()
  const bodies = Object.entries(call.requestBody?.content ?? {})
  const answers = Object.entries(call.responses)
  const good = answers.filter(([status]) => status < '400')
  const problems = answers.filter(([status]) => status >= '400')
  const reason = notTried(call)
  return (
    <EntryFrame
      title={call.summary}
      signature={`${call.method} ${call.path}`}
      description={call.description}
      back={{ hash: '', label: 'All REST calls' }}
    >
      {reason ? (
        <p className={styles.reason}>{reason}</p>
      ) : (
        <TryOut>
          <TryCall call={call} name={name} />
        </TryOut>
      )}
      {call.parameters.length > 0 && (
        <Part title="Parameters">
          <ul className={styles.list}>
            {call.parameters.map(({ name: own, in: place, required, description, schema }) => (
              <Value
                key={own}
                name={own}
                schema={{ ...schema, ...(description && { description }) }}
                schemas={schemas}
                marks={[`in ${place}`, ...(required ? ['required'] : [])]}
              />
            ))}
          </ul>
        </Part>
      )}
      {bodies.map(([type, { schema }]) => (
        <Part key={type} title="Body">
          <span className={styles.type}>{type}</span>
          {schema && <Fields schema={schema} schemas={schemas} />}
        </Part>
      ))}
      {good.map(([status, response]) => (
        <Part key={status} title={`Answer ${status}`}>
          <Answer response={response} schemas={schemas} />
        </Part>
      ))}
      <Part title="Problems">
        <ul className={styles.problems}>
          {problems.map(([status, { description }]) => (
            <li key={status}>
              <strong>{status}</strong> {description}
            </li>
          ))}
        </ul>
      </Part>
    </EntryFrame>
  )
}

function Answer({
  response: { description, content = {} },
  schemas,
}: {
  response: Response
  schemas: Props['schemas']
}) {
  const styles = useStyles()
  const example = content['application/json']?.example
  return (
    <>
      <span className={styles.type}>{[description, ...Object.keys(content)].join(' · ')}</span>
      {Object.entries(content).map(
        ([type, { schema }]) => schema && <Fields key={type} schema={schema} schemas={schemas} />,
      )}
      {example !== undefined && <CodeBlock label="Example" text={JSON.stringify(example)} />}
    </>
  )
}

const useStyles = makeStyles({
  list: plainList,
  type: { color: tokens.colorNeutralForeground3 },
  problems: { ...plainList, display: 'grid', gap: tokens.spacingVerticalXS },
  reason: { margin: 0, color: tokens.colorNeutralForeground3 },
})
