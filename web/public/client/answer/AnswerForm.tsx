import { Button, Input, MessageBar, MessageBarBody, makeStyles, Textarea, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { localTime } from '../../../components/format.ts'
import { caption, column } from '../../../components/styles.ts'
import { FormField } from '../../../forms/FormField.tsx'
import { useWarnBeforeUnload } from '../../../forms/useWarnBeforeUnload.ts'
import { indexed } from '../profile/parts.ts'
import type { AnswerProblem, Draft } from './draft.ts'
import { MOST_TIMES, timeZone } from './words.ts'

type Props = {
  draft: Draft
  problem: AnswerProblem | undefined
  onChange: (draft: Draft) => void
  onSend: (draft: Draft) => Promise<void>
  onCancel: () => void
}

/** The details of the chosen answer: times for an interview, and a comment. */
export function AnswerForm({ draft, problem, onChange, onSend, onCancel }: Props) {
  const styles = useStyles()
  const [timesProblem, setTimesProblem] = useState<string>()
  const send = useRef<HTMLButtonElement>(null)
  useWarnBeforeUnload(draft.comment.trim() !== '' || draft.times.some(Boolean))
  // The form was unmounted while the answer was sent; after a failure its button gets the focus back.
  useEffect(() => {
    if (problem) send.current?.focus()
  }, [problem])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fault = draft.answer === 'INTERVIEW' ? timesFault(draft.times, event.currentTarget) : undefined
    setTimesProblem(fault)
    if (!fault) return void onSend(draft)
    const field = 'input[type=datetime-local]'
    const form = event.currentTarget
    const wrong = form.querySelector<HTMLElement>(`${field}:invalid`) ?? form.querySelector<HTMLElement>(field)
    wrong?.focus()
  }
  return (
    <form className={styles.root} onSubmit={submit} noValidate>
      {problem && (
        <MessageBar intent="error" role="alert" layout="multiline">
          <MessageBarBody>{problem.text}</MessageBarBody>
        </MessageBar>
      )}
      {draft.answer === 'INTERVIEW' && (
        <Times
          times={draft.times}
          error={timesProblem ?? problem?.times}
          onChange={times => onChange({ ...draft, times })}
        />
      )}
      <FormField label={`${COMMENT[draft.answer]} (optional)`} error={problem?.comment}>
        <Textarea
          name="comment"
          dir="auto"
          resize="vertical"
          rows={3}
          maxLength={2000}
          value={draft.comment}
          onChange={(_, { value }) => onChange({ ...draft, comment: value })}
        />
      </FormField>
      <div className={styles.buttons}>
        <Button ref={send} type="submit" appearance="primary" size="large">
          Send answer
        </Button>
        <Button size="large" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

const COMMENT: Record<Draft['answer'], string> = {
  INTERESTED: 'Comment',
  INTERVIEW: 'Comment',
  NOT_THIS_ONE: 'Why not',
}

function timesFault(times: readonly string[], form: HTMLFormElement): string | undefined {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[type=datetime-local]')]
  if (fields.some(({ validity }) => validity.badInput)) return 'A time is not complete'
  const chosen = times.filter(Boolean)
  if (chosen.length === 0) return 'Propose at least one time'
  if (chosen.some(time => new Date(time).getTime() <= Date.now())) return 'Choose times in the future'
  return undefined
}

type TimesProps = { times: readonly string[]; error: string | undefined; onChange: (times: readonly string[]) => void }

/** Up to three proposals for an interview, in the client's own time zone. */
function Times({ times, error, onChange }: TimesProps) {
  const styles = useStyles()
  const root = useRef<HTMLFieldSetElement>(null)
  const { length } = times
  const former = useRef(length)
  useEffect(() => {
    // The pressed button may have been removed, so the last time field gets the focus.
    if (former.current !== length) root.current?.querySelector<HTMLElement>(`[name=time${length}]`)?.focus()
    former.current = length
  }, [length])
  return (
    <fieldset ref={root} className={styles.times}>
      <legend className={styles.legend}>When would it suit you?</legend>
      {indexed(times).map(({ index, item: time }) => (
        <FormField key={index} label={`Time ${index + 1}`} error={index === 0 ? error : undefined}>
          <Input
            type="datetime-local"
            name={`time${index + 1}`}
            min={localTime(new Date())}
            value={time}
            onChange={(_, { value }) => onChange(times.with(index, value))}
            contentAfter={
              times.length > 1 ? (
                <Button
                  appearance="transparent"
                  size="small"
                  icon={<DismissRegular />}
                  aria-label={`Remove time ${index + 1}`}
                  onClick={() => onChange(times.toSpliced(index, 1))}
                />
              ) : undefined
            }
          />
        </FormField>
      ))}
      {times.length < MOST_TIMES && (
        <Button icon={<AddRegular />} className={styles.add} onClick={() => onChange([...times, ''])}>
          Add another time
        </Button>
      )}
      <div className={styles.zone}>Times are in your time zone, {timeZone()}.</div>
    </fieldset>
  )
}

const useStyles = makeStyles({
  root: { ...column, gap: tokens.spacingVerticalM },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  times: { ...column, gap: tokens.spacingVerticalS, minWidth: 0, margin: 0, padding: 0, border: 'none' },
  legend: { padding: 0, marginBlockEnd: tokens.spacingVerticalS, fontWeight: tokens.fontWeightSemibold },
  add: { alignSelf: 'flex-start' },
  zone: caption,
})
