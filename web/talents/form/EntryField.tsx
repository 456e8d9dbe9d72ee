import { Button, type FieldProps, Input, makeStyles, tokens } from '@fluentui/react-components'
import { Dismiss12Regular } from '@fluentui/react-icons/svg/dismiss'
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { ellipsis, plainList, small } from '../../components/styles.ts'
import { errorOf, useDoubt } from '../../forms/FieldRows.tsx'
import { FormField } from '../../forms/FormField.tsx'
import type { TalentForm } from './talentFields.ts'

type Props = Pick<FieldProps, 'label' | 'required' | 'hint'> & {
  form: TalentForm
  field: 'companies' | 'techStack' | 'portfolioUrls'
  name?: string
  type?: 'text' | 'url'
  placeholder: string
  action: string
  fault?: string | undefined
  typed: string
  onType: (typed: string) => void
  /** Called on Enter, on the button, and when the field with a typed text loses the focus. */
  onAdd: () => void
  listLabel: string
  entries: readonly string[]
  onRemove: (entry: string) => void
}

/** The editor of a list of texts: a field that adds an entry, and the entries as pills that can be removed. */
export function EntryField({ form, field, name = field, action, fault, typed, onType, onAdd, ...props }: Props) {
  const { label, required, hint, listLabel, entries, onRemove, ...input } = props
  const styles = useStyles()
  const row = useRef<HTMLDivElement>(null)
  const doubt = useDoubt(field)

  const enter = (event: KeyboardEvent) => {
    // Enter must add the entry and not submit the form.
    if (event.key !== 'Enter') return
    event.preventDefault()
    onAdd()
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (typed.trim() !== '' && !row.current?.contains(relatedTarget)) onAdd()
  }
  return (
    <>
      <FormField label={label} required={required} hint={hint} error={fault ?? errorOf(form, field)} doubt={doubt}>
        {control => (
          <div ref={row} className={styles.line}>
            <Input
              {...control}
              {...input}
              name={name}
              className={styles.input}
              autoComplete="off"
              value={typed}
              onChange={(_, { value }) => onType(value)}
              onKeyDown={enter}
              onBlur={leave}
            />
            {/* A press on the button leaves the focus in the field, so that the next entry can be typed. */}
            <Button className={styles.button} onMouseDown={event => event.preventDefault()} onClick={onAdd}>
              {action}
            </Button>
          </div>
        )}
      </FormField>
      {entries.length > 0 && (
        <ul aria-label={listLabel} className={styles.entries}>
          {entries.map(entry => (
            <li key={entry} className={styles.entry}>
              <span className={styles.word}>{entry}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove ${entry}`}
                onClick={() => onRemove(entry)}
              >
                <Dismiss12Regular />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const useStyles = makeStyles({
  line: { display: 'flex', gap: tokens.spacingHorizontalS },
  input: { flexGrow: 1, minWidth: 0 },
  button: { flexShrink: 0 },
  entries: { ...plainList, display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalSNudge },
  entry: {
    ...small,
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 0,
    maxWidth: '100%',
    boxSizing: 'border-box',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  word: { ...ellipsis, paddingBlock: tokens.spacingVerticalXS, paddingInlineStart: tokens.spacingHorizontalS },
  remove: {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'stretch',
    justifyContent: 'center',
    minWidth: '26px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    background: 'none',
    color: tokens.colorNeutralForeground3,
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
})
