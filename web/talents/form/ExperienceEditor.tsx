import { Button, Input, makeStyles, Textarea, tokens } from '@fluentui/react-components'
import { type KeyboardEvent, useState } from 'react'
import { previousCompanyLabels } from '../../../api/talents/words.ts'
import { useToast } from '../../components/Toasts.tsx'
import { errorOf } from '../../forms/FieldRows.tsx'
import { FieldPair, FormField } from '../../forms/FormField.tsx'
import { FormPanel } from '../../forms/FormPanel.tsx'
import {
  companyOf,
  draftFaults,
  EMPLOYER_MISSING,
  type Experience,
  emptyDraft,
  lacksEmployer,
  openIncomplete,
  settledExperience,
} from './experience.ts'
import type { TalentForm } from './talentFields.ts'

/** Adds or edits a former employer. It has no `<form>` of its own: submitting it would send the whole form. */
export function ExperienceEditor({ form }: { form: TalentForm }) {
  const styles = useStyles()
  const toast = useToast()
  const { experience, previousCompanies } = form.values
  const [tried, setTried] = useState(false)
  const edited = experience.editing === null ? undefined : previousCompanies[experience.editing]
  const faults = tried ? draftFaults(form.values) : {}
  const messageOf = (field: string) => faults[field] ?? errorOf(form, `experience.${field}`)

  const close = () => {
    setTried(false)
    form.set('experience', emptyDraft)
  }
  const finish = () => {
    const [fault] = Object.values(draftFaults(form.values))
    if (fault) {
      setTried(true)
      toast({ title: 'Incomplete information', text: fault, intent: 'error' })
      return
    }
    setTried(false)
    const settled = settledExperience(form.values)
    form.fill({ previousCompanies: settled, experience: openIncomplete(settled) })
  }
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    finish()
  }
  const control = (field: keyof typeof previousCompanyLabels) => ({
    name: `experience.${field}`,
    value: experience[field],
    onChange: (_: unknown, { value }: { value: string }) => form.set('experience', { ...experience, [field]: value }),
  })
  return (
    <FormPanel name={headingOf(edited)}>
      <FieldPair>
        <FormField label={previousCompanyLabels.company} error={messageOf('company')}>
          <Input {...control('company')} autoComplete="off" onKeyDown={enter} />
        </FormField>
        <FormField label={previousCompanyLabels.title} error={messageOf('title')}>
          <Input {...control('title')} autoComplete="off" onKeyDown={enter} />
        </FormField>
      </FieldPair>
      <FormField label={previousCompanyLabels.description} error={messageOf('description')}>
        <Textarea {...control('description')} rows={3} resize="vertical" />
      </FormField>
      <div className={styles.buttons}>
        <Button onClick={finish}>{edited ? 'Update Experience' : 'Add Experience'}</Button>
        {edited && (
          <Button appearance="subtle" onClick={close}>
            Cancel
          </Button>
        )}
      </div>
    </FormPanel>
  )
}

function headingOf(edited: Experience | undefined) {
  if (!edited) return 'Add an entry'
  return lacksEmployer(edited) ? `${EMPLOYER_MISSING}: ${edited.title}` : `Edit ${companyOf(edited)}`
}

const useStyles = makeStyles({
  buttons: { display: 'flex', gap: tokens.spacingHorizontalS },
})
