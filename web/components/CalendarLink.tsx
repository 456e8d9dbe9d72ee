import { Link, makeStyles, tokens } from '@fluentui/react-components'
import { CalendarRegular } from '@fluentui/react-icons/svg/calendar'

/** A link that downloads an interview as a calendar file. `of` names the interview for screen readers. */
export function CalendarLink({ url, of }: { url: string; of: string }) {
  const styles = useStyles()
  return (
    <Link href={url} download className={styles.root} aria-label={`Add to calendar: ${of}`}>
      <CalendarRegular aria-hidden /> Add to calendar
    </Link>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    alignSelf: 'flex-start',
    fontSize: tokens.fontSizeBase200,
  },
})
