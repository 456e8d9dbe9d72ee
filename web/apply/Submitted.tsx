import { makeStyles, tokens } from '@fluentui/react-components'
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle'
import { Arrived } from '../app/Arrived.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { Notice, NoticeText } from '../app/public/Notice.tsx'

/** After the application has arrived. */
export function Submitted({ title }: { title: string }) {
  const styles = useStyles()
  return (
    <Notice role="status" icon={<CheckmarkCircleRegular className={styles.icon} />} title="Application Submitted!">
      <Arrived />
      <PageTitle>Application Submitted!</PageTitle>
      <NoticeText>Thank you for applying to {title}.</NoticeText>
      <NoticeText>We'll review your application and get back to you soon.</NoticeText>
    </Notice>
  )
}

const useStyles = makeStyles({ icon: { color: tokens.colorStatusSuccessForeground1 } })
