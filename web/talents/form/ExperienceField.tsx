import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { Warning12Filled } from '@fluentui/react-icons/svg/warning'
import { errorOf, useDoubt } from '../../forms/fields.tsx'
import { ExperienceEditor } from './ExperienceEditor.tsx'
import { ExperienceList } from './ExperienceList.tsx'
import { emptyDraft, openForEditing } from './experience.ts'
import type { TalentForm } from './talentFields.ts'

/** The former employers, and the small form that adds one or edits one. */
export function ExperienceField({ form }: { form: TalentForm }) {
  const styles = useStyles()
  const { previousCompanies: list, experience } = form.values
  const problem = errorOf(form, 'previousCompanies')
  const doubt = useDoubt('previousCompanies')
  return (
    <div className={styles.root}>
      <Text>{form.fields.previousCompanies.label}</Text>
      <ExperienceList
        list={list}
        editing={experience.editing}
        onEdit={place => form.set('experience', openForEditing(list, place))}
        onRemove={place =>
          form.fill({
            previousCompanies: list.toSpliced(place, 1),
            ...(experience.editing !== null && { experience: emptyDraft }),
          })
        }
      />
      {doubt && (
        <Text size={200} className={styles.doubt}>
          <Warning12Filled className={styles.sign} /> {doubt}
        </Text>
      )}
      <ExperienceEditor key={experience.editing} form={form} />
      {problem && (
        <Text role="alert" size={200} className={styles.problem}>
          {problem}
        </Text>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  doubt: { color: tokens.colorNeutralForeground3 },
  sign: { color: tokens.colorPaletteDarkOrangeForeground1 },
  problem: { color: tokens.colorPaletteRedForeground1 },
})
