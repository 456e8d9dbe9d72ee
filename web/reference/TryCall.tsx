import { Button, Input, makeStyles, Select, Textarea, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { CodeBlock } from '../components/CodeBlock.tsx'
import { code, column } from '../components/styles.ts'
import { FormField } from '../forms/FormField.tsx'
import { AnswerView } from './AnswerView.tsx'
import { type Call, changes, type Schema } from './openapi.ts'
import { curlOf, type Filled, formFields, isFile, requestOf } from './request.ts'
import { useAnswer } from './useAnswer.ts'

/** A form that sends a call in the session. What changes something asks before it is sent. */
export function TryCall({ call, name }: { call: Call; name: string }) {
  const styles = useStyles()
  const [filled, setFilled] = useState<Filled>(() => ({ values: {}, body: exampleBody(call), files: {} }))
  const [answer, busy, send] = useAnswer(name)
  const set = (own: string, value: string) =>
    setFilled(({ values, ...rest }) => ({ ...rest, values: { ...values, [own]: value } }))
  const isChange = changes(call)

  async function submit() {
    const { method, summary } = call
    const { url, headers, body } = requestOf(call, filled)
    await send(
      signal => fetch(url, { method, headers, body, credentials: 'same-origin', signal }),
      isChange && { title: `${summary}?`, action: 'Send', destructive: method === 'DELETE' },
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
      {call.parameters.map(({ name: own, required, schema }) => (
        <FormField key={own} label={own} required={required}>
          {control(schema, { value: filled.values[own] ?? '', onValue: value => set(own, value), required })}
        </FormField>
      ))}
      {formFields(call).map(own => (
        <FormField key={own} label={own}>
          {isFile(call, own) ? (
            <input
              type="file"
              onChange={({ target }) => {
                const [file] = target.files ?? []
                setFilled(({ files, ...rest }) => ({ ...rest, files: file ? { ...files, [own]: file } : {} }))
              }}
            />
          ) : (
            <Input value={filled.values[own] ?? ''} onChange={(_, { value }) => set(own, value)} />
          )}
        </FormField>
      ))}
      {call.requestBody?.content['application/json'] && (
        <FormField label="Body" hint="JSON">
          <Textarea
            value={filled.body}
            rows={Math.min(filled.body.split('\n').length + 1, 16)}
            resize="vertical"
            textarea={{ className: styles.code, spellCheck: false }}
            onChange={(_, { value: body }) => setFilled(former => ({ ...former, body }))}
          />
        </FormField>
      )}
      <Button type="submit" appearance="primary" disabledFocusable={busy} className={styles.send}>
        {busy ? 'Sending...' : isChange ? 'Send…' : 'Send'}
      </Button>
      {answer && <AnswerView answer={answer} />}
      <CodeBlock label="curl" text={curlOf(call, filled)} />
    </form>
  )
}

type ControlProps = { value: string; onValue: (value: string) => void; required: boolean }

/** A select for a few words, else a line. Gets the label and its marks from the field around it. */
function control({ enum: words, type }: Schema, { value, onValue, required }: ControlProps) {
  const choices = words ?? (type === 'boolean' ? [true, false] : null)
  if (!choices) return <Input value={value} required={required} onChange={(_, data) => onValue(data.value)} />
  return (
    <Select value={value} required={required} onChange={(_, data) => onValue(data.value)}>
      <option value="" />
      {choices.map(word => (
        <option key={`${word}`}>{`${word}`}</option>
      ))}
    </Select>
  )
}

function exampleBody(call: Call): string {
  const example = call.requestBody?.content['application/json']?.example
  return example === undefined ? '' : JSON.stringify(example, null, 2)
}

const useStyles = makeStyles({
  form: { ...column, gap: tokens.spacingVerticalM },
  // Phones show it larger.
  code: { ...code, lineHeight: '1.35' },
  send: { alignSelf: 'flex-start' },
})
