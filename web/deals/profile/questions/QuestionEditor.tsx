import { Button, Checkbox, Input, makeStyles, Select, Textarea, tokens } from '@fluentui/react-components'
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import type { ReactElement } from 'react'
import { type QuestionKind, questionKinds, questionLabels } from '../../../../api/questions/words.ts'
import { column } from '../../../components/styles.ts'
import { FieldPair, FormField } from '../../../forms/FormField.tsx'
import { FormPanel } from '../../../forms/FormPanel.tsx'
import { choicesOf, type Draft } from './drafts.ts'

type Props = {
  number: number
  draft: Draft
  errorOf: (field: string) => string | undefined
  onChange: (part: Partial<Draft>) => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onRemove: () => void
}

/** One question, with its place in the list. */
export function QuestionEditor({ number, draft, errorOf, onChange, onUp, onDown, onRemove }: Props) {
  const styles = useStyles()
  const offered = choicesOf(draft)
  const wrong = (choice: string, isWrong: boolean) =>
    onChange({
      wrongAnswers: isWrong ? [...draft.wrongAnswers, choice] : draft.wrongAnswers.filter(each => each !== choice),
    })
  return (
    <FormPanel name={`Question ${number}`}>
      <div className={styles.buttons}>
        <Act label={`Move question ${number} up`} icon={<ArrowUpRegular />} onClick={onUp} />
        <Act label={`Move question ${number} down`} icon={<ArrowDownRegular />} onClick={onDown} />
        <Act label={`Remove question ${number}`} icon={<DeleteRegular />} onClick={onRemove} />
      </div>
      <FormField label={questionLabels.text} required error={errorOf('text')}>
        <Input value={draft.text} maxLength={300} onChange={(_, { value }) => onChange({ text: value })} />
      </FormField>
      <FieldPair>
        <FormField label={questionLabels.kind}>
          <Select value={draft.kind} onChange={(_, { value }) => onChange({ kind: value as QuestionKind })}>
            {Object.entries(questionKinds).map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </Select>
        </FormField>
        <Checkbox
          label={questionLabels.isRequired}
          checked={draft.isRequired}
          onChange={(_, { checked }) => onChange({ isRequired: checked === true })}
        />
      </FieldPair>
      {draft.kind === 'CHOICE' && (
        <FormField label={questionLabels.choices} hint="One a line" required error={errorOf('choices')}>
          <Textarea
            rows={3}
            resize="vertical"
            value={draft.choices}
            onChange={(_, { value }) => onChange({ choices: value })}
          />
        </FormField>
      )}
      {offered.length > 0 && (
        <fieldset className={styles.wrong}>
          <legend className={styles.legend}>{questionLabels.wrongAnswers}</legend>
          {offered.map(choice => (
            <Checkbox
              key={choice}
              label={choice}
              checked={draft.wrongAnswers.includes(choice)}
              onChange={(_, { checked }) => wrong(choice, checked === true)}
            />
          ))}
          {errorOf('wrongAnswers') && (
            <p role="alert" className={styles.problem}>
              {errorOf('wrongAnswers')}
            </p>
          )}
        </fieldset>
      )}
    </FormPanel>
  )
}

/** Disabled where there is nowhere to go. */
function Act({ label, icon, onClick }: { label: string; icon: ReactElement; onClick: (() => void) | undefined }) {
  return (
    <Button size="small" appearance="subtle" icon={icon} aria-label={label} disabled={!onClick} onClick={onClick} />
  )
}

const useStyles = makeStyles({
  legend: { float: 'left', padding: 0, fontWeight: tokens.fontWeightMedium },
  buttons: {
    position: 'absolute',
    insetBlockStart: tokens.spacingVerticalS,
    insetInlineEnd: tokens.spacingHorizontalS,
  },
  wrong: { ...column, minWidth: 0, margin: 0, padding: 0, border: 'none' },
  problem: { margin: 0, color: tokens.colorPaletteRedForeground1 },
})
