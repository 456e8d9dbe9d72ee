import { Button, Input, makeStyles, mergeClasses, Text, Textarea, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { Warning12Filled } from '@fluentui/react-icons/svg/warning'
import { type KeyboardEvent, useState } from 'react'
import { previousCompanyLabels } from '../../../api/talents/words.ts'
import { column, plainList, row, small } from '../../components/styles.ts'
import { useToast } from '../../components/Toasts.tsx'
import { errorOf, useDoubt } from '../../forms/FieldRows.tsx'
import { FieldPair, FormField } from '../../forms/FormField.tsx'
import { FormPanel } from '../../forms/FormSection.tsx'
import {
  companyOf,
  draftFaults,
  EMPLOYER_MISSING,
  type Experience,
  emptyDraft,
  lacksEmployer,
  nameOf,
  openForEditing,
  openIncomplete,
  settledExperience,
} from './experience.ts'
import type { TalentForm } from './talentFields.ts'

/** The list of former employers, and the editor that adds or edits an employer. */
export function ExperienceField({ form }: { form: TalentForm }) {
  const styles = useStyles()
  const problem = errorOf(form, 'previousCompanies')
  const doubt = useDoubt('previousCompanies')
  return (
    <div className={styles.root}>
      <Text>{form.fields.previousCompanies.label}</Text>
      <Employers form={form} />
      {doubt && (
        <Text size={200} className={styles.doubt}>
          <Warning12Filled className={styles.sign} /> {doubt}
        </Text>
      )}
      <ExperienceEditor key={form.values.experience.editing} form={form} />
      {problem && (
        <Text role="alert" size={200} className={styles.problem}>
          {problem}
        </Text>
      )}
    </div>
  )
}

function Employers({ form }: { form: TalentForm }) {
  const styles = useStyles()
  const { previousCompanies: list, experience } = form.values
  const remove = (place: number) =>
    form.fill({
      previousCompanies: list.toSpliced(place, 1),
      ...(experience.editing !== null && { experience: emptyDraft }),
    })
  if (list.length === 0) return null
  return (
    <ul aria-label="Previous companies" className={styles.employers}>
      {[...list.entries()].map(([place, entry]) => (
        <li
          key={`${place} ${JSON.stringify(entry)}`}
          className={mergeClasses(styles.employer, place === experience.editing && styles.edited)}
        >
          <div className={styles.words}>
            {entry.legacy ?? (
              <>
                {lacksEmployer(entry) ? (
                  <span className={styles.missing}>
                    <Warning12Filled className={styles.sign} /> {EMPLOYER_MISSING}
                  </span>
                ) : (
                  <span className={styles.company}>{entry.company}</span>
                )}
                {entry.title && <span className={styles.quiet}>{entry.title}</span>}
                {entry.description && <span className={styles.description}>{entry.description}</span>}
              </>
            )}
          </div>
          <Button
            appearance="subtle"
            size="small"
            icon={<EditRegular />}
            aria-label={`Edit ${nameOf(entry)}`}
            onClick={() => form.set('experience', openForEditing(list, place))}
          />
          <Button
            appearance="subtle"
            size="small"
            icon={<DeleteRegular />}
            aria-label={lacksEmployer(entry) ? `Remove ${entry.title}` : `Remove experience at ${companyOf(entry)}`}
            onClick={() => remove(place)}
          />
        </li>
      ))}
    </ul>
  )
}

/** The editor of a former employer. Not a `<form>`, as its submit would also submit the talent's form. */
function ExperienceEditor({ form }: { form: TalentForm }) {
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
  root: { ...column, gap: tokens.spacingVerticalS },
  doubt: { color: tokens.colorNeutralForeground3 },
  sign: { color: tokens.colorPaletteDarkOrangeForeground1 },
  problem: { color: tokens.colorPaletteRedForeground1 },
  employers: {
    ...plainList,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
  },
  employer: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalXS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  },
  edited: { backgroundColor: tokens.colorBrandBackground2 },
  words: { ...column, flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  company: { fontWeight: tokens.fontWeightSemibold },
  missing: { ...row, gap: tokens.spacingHorizontalXS, fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2 },
  description: { ...small, color: tokens.colorNeutralForeground3, whiteSpace: 'pre-line' },
  buttons: { display: 'flex', gap: tokens.spacingHorizontalS },
})
