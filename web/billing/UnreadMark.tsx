import { makeStyles, tokens } from '@fluentui/react-components'
import { QuestionCircleRegular } from '@fluentui/react-icons/svg/question-circle'
import { Hint } from '../components/Hint.tsx'

/** A quiet mark beside an amount that cannot be read, with the reason. Nothing where it is read. */
export function UnreadMark({ money }: { money: { readonly unread: string | null | undefined } | null | undefined }) {
  const styles = useStyles()
  if (!money?.unread) return null
  return (
    <Hint content={money.unread} relationship="label">
      <button type="button" className={styles.root}>
        <QuestionCircleRegular />
      </button>
    </Hint>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    padding: '4px',
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground3,
    verticalAlign: 'middle',
    borderRadius: tokens.borderRadiusSmall,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
})
