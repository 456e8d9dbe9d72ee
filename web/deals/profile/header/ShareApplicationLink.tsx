import { Button } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { LinkRegular } from '@fluentui/react-icons/svg/link'
import { graphql, useFragment } from 'react-relay'
import type { ShareApplicationLink_deal$key } from '../../../__generated__/ShareApplicationLink_deal.graphql.ts'
import { StableLabel } from '../../../components/texts.tsx'
import { useCopyApplyLink } from '../../useCopyApplyLink.ts'

/** Copies the apply link. */
export function ShareApplicationLink({ deal: key }: { deal: ShareApplicationLink_deal$key }) {
  const { databaseId } = useFragment(fragment, key)
  const { copied, busy, copyLink } = useCopyApplyLink(mutation)
  return (
    <Button
      icon={copied ? <CheckmarkRegular /> : <LinkRegular />}
      disabledFocusable={busy}
      onClick={() => copyLink(databaseId)}
    >
      <StableLabel label={copied ? COPIED : SHARE} all={[SHARE, COPIED]} />
    </Button>
  )
}

const SHARE = 'Share Application Link'
const COPIED = 'Link copied'

const fragment = graphql`
  fragment ShareApplicationLink_deal on Deal { databaseId }
`

const mutation = graphql`
  mutation ShareApplicationLinkMutation($input: ShareDealInput!) {
    shareDeal(input: $input) {
      shareableUrl
      deal { ...DealTimeline_deal }
    }
  }
`
