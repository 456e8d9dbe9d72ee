import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { forcedColors, plainList, small } from '../../components/styles.ts'

/** The way of an application, from received to closed. */
export function Progress({ isReviewed }: { isReviewed: boolean }) {
  const styles = useStyles()
  const reached = isReviewed ? 1 : 0
  return (
    <ol aria-label="Progress" className={styles.root}>
      {['Received', 'In review', 'Closed'].map((name, index) => (
        <li
          key={name}
          aria-current={index === reached ? 'step' : undefined}
          className={mergeClasses(styles.step, index <= reached && styles.reached)}
        >
          {name}
        </li>
      ))}
    </ol>
  )
}

const useStyles = makeStyles({
  root: { ...plainList, display: 'flex', gap: tokens.spacingHorizontalS },
  step: {
    ...small,
    flexGrow: 1,
    flexBasis: 0,
    paddingBlockStart: tokens.spacingVerticalS,
    borderTop: `4px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground3,
  },
  reached: {
    borderTop: `4px solid ${tokens.colorBrandBackground}`,
    [forcedColors]: { borderTop: '4px solid Highlight' },
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
})
