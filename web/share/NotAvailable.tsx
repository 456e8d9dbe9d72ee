import { LinkDismissRegular } from '@fluentui/react-icons/svg/link-dismiss'
import { Notice, NoticeText } from '../app/public/Notice.tsx'

/** In place of a profile. Says the same whether the link is unknown, revoked or could not be followed just now. */
export function NotAvailable() {
  return (
    <Notice role="alert" icon={<LinkDismissRegular />} title="Profile Not Available">
      <NoticeText>Unable to load profile. The link may be invalid or expired.</NoticeText>
      <NoticeText>This profile may have been removed or the link is invalid.</NoticeText>
    </Notice>
  )
}
