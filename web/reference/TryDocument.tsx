import { Button, makeStyles, Textarea, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { CodeBlock } from '../components/CodeBlock.tsx'
import { code, column } from '../components/styles.ts'
import { FormField } from '../forms/FormField.tsx'
import { sendDocument } from '../graphiql/sendDocument.ts'
import { AnswerView } from './AnswerView.tsx'
import type { Field, GraphQLReference, Root } from './graphqlSchema.ts'
import { quoted } from './request.ts'
import { sampleOf } from './sample.ts'
import { useAnswer } from './useAnswer.ts'

type Props = { root: Root; field: Field; types: GraphQLReference; name: string }

/** A document to change and run in the session. What holds a mutation asks before it is sent. */
export function TryDocument({ root, field, types, name }: Props) {
  const styles = useStyles()
  const [{ query, variables }, setDocument] = useState(() => sampleOf(root, field, types))
  const [answer, busy, send] = useAnswer(name)
  const read = readVariables(variables)
  const isChange = /\bmutation\b/.test(query)

  async function submit() {
    if ('problem' in read) return
    await send(
      signal => sendDocument({ query, variables: read.values }, signal),
      isChange && { title: `${field.name}?`, action: 'Run' },
    )
  }

  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
      <FormField label="Document">
        <Area value={query} onValue={next => setDocument({ query: next, variables })} />
      </FormField>
      <FormField label="Variables" hint="JSON" error={'problem' in read ? read.problem : undefined}>
        <Area value={variables} onValue={next => setDocument({ query, variables: next })} />
      </FormField>
      <Button type="submit" appearance="primary" disabledFocusable={busy} className={styles.send}>
        {busy ? 'Running...' : isChange ? 'Run…' : 'Run'}
      </Button>
      {answer && <AnswerView answer={answer} />}
      {'values' in read && <CodeBlock label="curl" text={curlOf(query, read.values)} />}
    </form>
  )
}

/** Takes the label of the field around it. */
function Area({ value, onValue, ...field }: { value: string; onValue: (value: string) => void }) {
  const styles = useStyles()
  return (
    <Textarea
      {...field}
      value={value}
      rows={Math.min(value.split('\n').length + 1, 18)}
      resize="vertical"
      textarea={{ className: styles.code, spellCheck: false }}
      onChange={(_, data) => onValue(data.value)}
    />
  )
}

function readVariables(text: string): { values: unknown } | { problem: string } {
  if (!text.trim()) return { values: undefined }
  try {
    return { values: JSON.parse(text) }
  } catch (error) {
    return { problem: `This is no JSON: ${(error as Error).message}` }
  }
}

const curlOf = (query: string, variables: unknown) =>
  [
    'curl -s "$TALENTDESK_URL/graphql"',
    '-H "authorization: Bearer $TALENTDESK_TOKEN"',
    "-H 'content-type: application/json'",
    `-d ${quoted(JSON.stringify({ query, variables }))}`,
  ].join(' \\\n  ')

const useStyles = makeStyles({
  form: { ...column, gap: tokens.spacingVerticalM },
  send: { alignSelf: 'flex-start' },
  // Phones show it larger.
  code: { ...code, lineHeight: '1.35' },
})
