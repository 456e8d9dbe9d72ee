import { Button, Checkbox, Input, makeStyles, tokens } from '@fluentui/react-components'
import { type ComponentProps, startTransition, useEffect, useState } from 'react'
import { keysOf } from '../../../api/rules/rules.ts'
import { shareLabels, shareSections } from '../../../api/shares/words.ts'
import { DEBOUNCE_MS } from '../../components/debounce.ts'
import { row, small } from '../../components/styles.ts'
import { errorOf, Fields } from '../../forms/FieldRows.tsx'
import { FieldPair, FormField } from '../../forms/FormField.tsx'
import { Warnings } from '../../guard/Warnings.tsx'
import { newPasscode } from './newPasscode.ts'
import { CompanyField, DealField } from './RecipientFields.tsx'
import { SharedTalents } from './SharedTalents.tsx'
import type { ShareForm } from './shareForm.ts'

/** The recipient, the talents, their shown fields, and the end of the share. */
export function ShareFields({ form, onChecked }: ComponentProps<typeof ShareWarnings>) {
  return (
    <>
      <FieldPair>
        <Fields form={form} names={['recipientName']} />
        <CompanyField form={form} />
      </FieldPair>
      <ShareWarnings form={form} onChecked={onChecked} />
      <SharedTalents form={form} />
      <Sections form={form} />
      <Fields form={form} names={['expires', 'day']} />
      <Passcode form={form} />
      <Fields form={form} names={['note']} />
      <DealField form={form} />
    </>
  )
}

/** The fields of each talent that the client sees, beside name, role and area. */
function Sections({ form }: { form: ShareForm }) {
  const styles = useStyles()
  const { sections, showsNames } = form.values
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Shown to the client</legend>
      <div className={styles.boxes}>
        {keysOf(shareSections).map(section => (
          <Checkbox
            key={section}
            className={styles.box}
            label={shareSections[section]}
            checked={sections.includes(section)}
            onChange={(_, { checked }) =>
              form.set(
                'sections',
                keysOf(shareSections).filter(each => (each === section ? checked : sections.includes(each))),
              )
            }
          />
        ))}
      </div>
      <div className={styles.boxes}>
        <Checkbox
          className={styles.box}
          label={shareLabels.showsNames}
          checked={showsNames}
          onChange={(_, { checked }) => form.set('showsNames', checked === true)}
        />
      </div>
    </fieldset>
  )
}

/** A passcode of one's own, or a generated one. */
function Passcode({ form }: { form: ShareForm }) {
  const { passcode } = form.fields
  return (
    <FormField label={`${passcode.label} (optional)`} hint={`${passcode.hint}`} error={errorOf(form, 'passcode')}>
      <Input
        name="passcode"
        autoComplete="off"
        value={form.values.passcode}
        onChange={(_, { value }) => form.set('passcode', value)}
        contentAfter={
          <Button size="small" appearance="transparent" onClick={() => form.set('passcode', newPasscode())}>
            Generate
          </Button>
        }
      />
    </FormField>
  )
}

type Props = {
  form: ShareForm
  /** Reports whether an admin's rule forbids the share. */
  onChecked: (isBlocked: boolean) => void
}

/** Warnings about sending these talents to this recipient. */
function ShareWarnings({ form, onChecked }: Props) {
  const { talents, deal, company } = form.values
  const asked = {
    talentIds: talents.map(({ id }) => id),
    dealId: deal?.id ?? null,
    companyId: company.id,
    recipientCompany: (company.id === null && company.name.trim()) || null,
  }
  return <Warnings {...useSettled(asked)} onChecked={onChecked} />
}

/** A value as it was when the person last paused. What was shown for the former one stays until the next is there. */
function useSettled<Value>(value: Value): Value {
  const text = JSON.stringify(value)
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const pause = setTimeout(() => startTransition(() => setSettled(text)), DEBOUNCE_MS)
    return () => clearTimeout(pause)
  }, [text])
  return JSON.parse(settled)
}

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, fontWeight: tokens.fontWeightRegular },
  // The boxes, not the space around them, align with the fields.
  boxes: { ...row, flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS, marginInlineStart: '-8px' },
  box: small,
})
