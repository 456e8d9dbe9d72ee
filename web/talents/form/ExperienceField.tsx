import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { Warning12Filled } from '@fluentui/react-icons/svg/warning'
import { column, plainList, row, small } from '../../components/styles.ts'
import { errorOf, useDoubt } from '../../forms/FieldRows.tsx'
import { ExperienceEditor } from './ExperienceEditor.tsx'
import { companyOf, EMPLOYER_MISSING, emptyDraft, lacksEmployer, nameOf, openForEditing } from './experience.ts'
import type { TalentForm } from './talentFields.ts'

/** The former employers, and the editor that adds or edits one. */
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
})
