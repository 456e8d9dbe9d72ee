import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { ExperienceEditor } from './ExperienceEditor.tsx'
import { ExperienceList } from './ExperienceList.tsx'
import { openForEditing } from './experience.ts'
import { emptyDraft, errorAt, type TalentForm } from './values.ts'

/** The former employers, and the small form that adds one or edits one. */
export function ExperienceField({ form }: { form: TalentForm }) {
  const styles = useStyles()
  const { previousCompanies: list, experience } = form.values
  const problem = errorAt(form, 'previousCompanies')
  return (
    <div className={styles.root}>
      <Text>Previous companies</Text>
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
  problem: { color: tokens.colorPaletteRedForeground1 },
})
