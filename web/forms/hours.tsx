import { Input, makeStyles, tokens, useFieldContext_unstable } from '@fluentui/react-components'
import { useId, useState } from 'react'
import type { z } from 'zod'
import { hoursOf } from '../../api/money/hours.ts'
import { column } from '../components/styles.ts'
import { Doubt } from './Doubt.tsx'
import { type FieldOptions, text } from './fields.tsx'

type HoursOptions = FieldOptions & {
  rules: z.ZodType<number>
  /** The number of hours used if the entry is not a number. */
  fallback?: number
}

/** A field for a whole number of hours per week. */
export function hours({ rules, fallback, ...options }: HoursOptions) {
  return {
    ...text(options),
    empty: fallback === undefined ? '' : `${fallback}`,
    send: (typed: string) => hoursOf(typed) ?? fallback ?? Number.NaN,
    control: (props: ControlProps) => <HoursInput {...props} rules={rules} fallback={fallback} />,
  }
}

type ControlProps = { name: string; value: string; set: (value: string) => void }

type InputProps = ControlProps & Pick<HoursOptions, 'rules'> & { fallback: number | undefined }

function HoursInput({ name, value, set, rules, fallback }: InputProps) {
  const styles = useStyles()
  const id = useId()
  const field = useFieldContext_unstable()
  const [said, setSaid] = useState<string>()
  // The warning is hidden while the form shows an error at this field, which means the same.
  const doubt = field?.validationState === 'error' ? undefined : said
  const leave = () => {
    const read = hoursOf(value)
    if (read === undefined && fallback !== undefined) {
      set(`${fallback}`)
      setSaid(
        `${value.trim() ? `'${value.trim()}' is no number` : 'Nothing was entered'}, so ${fallback} is filled in.`,
      )
      return
    }
    if (Number.isInteger(read)) set(`${read}`)
    setSaid(rules.safeParse(read ?? Number.NaN).error?.issues[0]?.message)
  }
  return (
    <div className={styles.root}>
      <Input
        {...(doubt && { 'aria-describedby': [field?.hintId, id].filter(Boolean).join(' ') })}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={(_, { value: typed }) => {
          setSaid(undefined)
          set(typed)
        }}
        onBlur={leave}
      />
      {doubt && <Doubt id={id} text={doubt} />}
    </div>
  )
}

const useStyles = makeStyles({
  root: { ...column, gap: tokens.spacingVerticalXXS, minWidth: 0 },
})
