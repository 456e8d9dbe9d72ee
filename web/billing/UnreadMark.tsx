import { makeStyles, tokens } from '@fluentui/react-components'
import { QuestionCircleRegular } from '@fluentui/react-icons/svg/question-circle'
import { RANGE_IN_WORDS } from '../../api/budgets/words.ts'
import { Hint } from '../components/Hint.tsx'

type ReadAmount = { readonly unread: string | null | undefined; readonly upTo: string | null | undefined }

/** A small mark, with the reason, beside a text that cannot be read as one amount. Renders nothing for an amount. */
export function UnreadMark({ money }: { money: ReadAmount | null | undefined }) {
  const styles = useStyles()
  const reason = money?.unread ?? (money?.upTo && RANGE_IN_WORDS)
  if (!reason) return null
  return (
    <Hint content={reason} relationship="label">
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
