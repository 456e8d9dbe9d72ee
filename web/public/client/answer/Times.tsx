import { Button, Input, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { useEffect, useRef } from 'react'
import { localTime } from '../../../components/format.ts'
import { caption, column } from '../../../components/styles.ts'
import { FormField } from '../../../forms/FormField.tsx'
import { indexed } from '../profile/parts.ts'
import { MOST_TIMES, timeZone } from './words.ts'

type Props = { times: readonly string[]; error: string | undefined; onChange: (times: readonly string[]) => void }

/** Up to three proposals for an interview, in the client's own time zone. */
export function Times({ times, error, onChange }: Props) {
  const styles = useStyles()
  const root = useRef<HTMLFieldSetElement>(null)
  const { length } = times
  const former = useRef(length)
  useEffect(() => {
    // The pressed button may have gone.
    if (former.current !== length) root.current?.querySelector<HTMLElement>(`[name=time${length}]`)?.focus()
    former.current = length
  }, [length])
  return (
    <fieldset ref={root} className={styles.root}>
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
  root: { ...column, gap: tokens.spacingVerticalS, minWidth: 0, margin: 0, padding: 0, border: 'none' },
  legend: { padding: 0, marginBlockEnd: tokens.spacingVerticalS, fontWeight: tokens.fontWeightSemibold },
  add: { alignSelf: 'flex-start' },
  zone: caption,
})
