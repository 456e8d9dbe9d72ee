import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { companyOf, type Experience } from './experience.ts'

type Props = {
  list: readonly Experience[]
  editing: number | null
  onEdit: (place: number) => void
  onRemove: (place: number) => void
}

/** Former employers as they will be shown; an old text stays as it is. */
export function ExperienceList({ list, editing, onEdit, onRemove }: Props) {
  const styles = useStyles()
  if (list.length === 0) return null
  return (
    <ul aria-label="Previous companies" className={styles.root}>
      {list.map((entry, place) => (
        <li key={keyOf(entry)} className={mergeClasses(styles.entry, place === editing && styles.edited)}>
          <div className={styles.words}>
            {entry.legacy ?? (
              <>
                <span className={styles.company}>{entry.company}</span>
                {entry.title && <span className={styles.quiet}>{entry.title}</span>}
                {entry.description && <span className={styles.description}>{entry.description}</span>}
              </>
            )}
          </div>
          <Button
            appearance="subtle"
            size="small"
            icon={<EditRegular />}
            aria-label={`Edit ${companyOf(entry)}`}
            onClick={() => onEdit(place)}
          />
          <Button
            appearance="subtle"
            size="small"
            icon={<DeleteRegular />}
            aria-label={`Remove experience at ${companyOf(entry)}`}
            onClick={() => onRemove(place)}
          />
        </li>
      ))}
    </ul>
  )
}

/** Two entries may say the same; each is itself. */
function keyOf(entry: Experience) {
  const key = keys.get(entry) ?? ++lastKey
  keys.set(entry, key)
  return key
}

const keys = new WeakMap<Experience, number>()
let lastKey = 0

const useStyles = makeStyles({
  root: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
  },
  entry: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalXS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  },
  edited: { backgroundColor: tokens.colorBrandBackground2 },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  company: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2 },
  description: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: 'pre-line',
  },
})
