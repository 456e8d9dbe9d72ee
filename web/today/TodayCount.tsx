import { makeStyles, tokens } from '@fluentui/react-components'
import { use } from 'react'
import { CountsContext } from '../app/frame/Counts.tsx'
import { Unseen } from '../components/texts.tsx'

/** The number of open items of the viewer. */
export function TodayCount() {
  const styles = useStyles()
  const { today } = use(CountsContext)
  if (today === 0) return null
  return (
    <span className={styles.count}>
      {today > MOST ? `${MOST}+` : today}
      <Unseen> waiting</Unseen>
    </span>
  )
}

const MOST = 999

const useStyles = makeStyles({
  count: {
    marginInlineStart: 'auto',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
})
