import { Checkbox, makeStyles, tokens } from '@fluentui/react-components'
import { caption, plainList } from '../../components/styles.ts'
import type { Keep, Mark } from './marks.ts'

/** All that was removed from a profile as a list. A checked piece is shown to the client all the same. */
export function RemovedPieces({ marks, onKeep }: { marks: readonly Mark[]; onKeep: Keep }) {
  const styles = useStyles()
  if (marks.length === 0) return <p className={styles.none}>Nothing had to be hidden in the chosen sections.</p>
  const removed = marks.filter(({ isKept }) => !isKept).length
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>
        {removed} {removed === 1 ? 'detail' : 'details'} hidden · {marks.length - removed} shown
      </summary>
      <ul aria-label="Show anyway" className={styles.list}>
        {marks.map(({ key, kind, original, isKept }) => (
          <li key={key}>
            <Checkbox
              label={
                <>
                  <bdi>{original}</bdi> <span className={styles.kind}>{words[kind] ?? ''}</span>
                </>
              }
              checked={isKept}
              onChange={(_, { checked }) => onKeep(key, checked === true)}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

const words: Readonly<Record<string, string>> = {
  NAME: 'name',
  EMAIL: 'e-mail address',
  PHONE: 'phone number',
  LINK: 'link',
  HANDLE: 'handle',
}

const useStyles = makeStyles({
  root: { marginBlockStart: tokens.spacingVerticalXXL, fontSize: tokens.fontSizeBase300 },
  none: { ...caption, margin: `${tokens.spacingVerticalXXL} 0 0` },
  summary: { cursor: 'pointer', color: tokens.colorNeutralForeground2 },
  list: { ...plainList, overflowWrap: 'anywhere' },
  kind: caption,
})
