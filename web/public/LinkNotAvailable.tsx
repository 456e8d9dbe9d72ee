import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { reload } from '../app/AppProblem.tsx'
import { isProblem, serverMessage } from '../components/ProblemError.ts'
import { NoticeText } from './Notice.tsx'
import { Unavailable } from './Unavailable.tsx'

/**
 * The page for an invalid link: does not reveal whether the link is unknown, expired or revoked. For a failed request,
 * another message is shown, as trying again may help.
 */
export function LinkNotAvailable({ error }: { error?: unknown }) {
  const styles = useStyles()
  if (error === undefined || isProblem(error, 'NOT_FOUND')) {
    return (
      <Unavailable title="Link not available" error={undefined}>
        <NoticeText>This link is not valid, or not valid anymore.</NoticeText>
        <NoticeText>Please ask the person who sent it to you for a new one.</NoticeText>
      </Unavailable>
    )
  }
  return (
    <Unavailable title="Page not loaded" error={error}>
      <NoticeText>{serverMessage(error, 'The page could not be loaded. Please try again.')}</NoticeText>
      <Button icon={<ArrowClockwiseRegular />} className={styles.again} onClick={reload}>
        Try again
      </Button>
    </Unavailable>
  )
}

const useStyles = makeStyles({ again: { marginBlockStart: tokens.spacingVerticalL } })
