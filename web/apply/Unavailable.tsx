import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { LinkDismissRegular } from '@fluentui/react-icons/svg/link-dismiss'
import { PageTitle } from '../app/PageTitle.tsx'
import { Notice, NoticeText } from '../app/public/Notice.tsx'
import { PublicFrame } from '../app/public/PublicFrame.tsx'
import { useRetryWhenBack } from '../app/useRetryWhenBack.ts'
import { isProblem, serverMessage } from '../relay/ProblemError.ts'

/** In place of the form: the server's reason, or that it could not be asked just now, which may be tried again. */
export function Unavailable({ error }: { error?: unknown }) {
  const styles = useStyles()
  useRetryWhenBack(error, reload)
  const isBroken = error !== undefined && (!isProblem(error) || isProblem(error, 'INTERNAL', 'UNREACHABLE'))
  return (
    <PublicFrame>
      <PageTitle>Application Unavailable</PageTitle>
      <Notice role="alert" icon={<LinkDismissRegular />} title="Application Unavailable">
        <NoticeText>
          {isBroken
            ? 'Failed to load job information'
            : serverMessage(error, 'This job application is no longer available.')}
        </NoticeText>
        {isBroken && (
          <Button icon={<ArrowClockwiseRegular />} className={styles.again} onClick={reload}>
            Try again
          </Button>
        )}
      </Notice>
    </PublicFrame>
  )
}

const reload = () => window.location.reload()

const useStyles = makeStyles({ again: { marginBlockStart: tokens.spacingVerticalL } })
