import { Button } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { LinkRegular } from '@fluentui/react-icons/svg/link'
import { graphql, useFragment } from 'react-relay'
import type { ShareApplicationLink_deal$key } from '../../../__generated__/ShareApplicationLink_deal.graphql.ts'
import type { ShareApplicationLinkMutation } from '../../../__generated__/ShareApplicationLinkMutation.graphql.ts'
import { copyText } from '../../../components/copyText.ts'
import { StableWords } from '../../../components/StableWords.tsx'
import { useToast } from '../../../components/Toasts.tsx'
import { useBriefly } from '../../../components/useBriefly.ts'
import { useRecordAction } from '../../../relay/useRecordAction.ts'
import { useActionStyles } from './useActionStyles.ts'

/** Copies the link to the public page where people apply, after making one where there is none. */
export function ShareApplicationLink({ deal: key }: { deal: ShareApplicationLink_deal$key }) {
  const { databaseId } = useFragment(fragment, key)
  const styles = useActionStyles()
  const toast = useToast()
  const [act, busy] = useRecordAction<ShareApplicationLinkMutation>(mutation)
  const [copied, showCopied] = useBriefly(3000)

  async function makeLink() {
    const failed = { title: 'Error', text: 'Could not generate shareable link. Please try again.' }
    return (await act({ input: { id: databaseId } }, { failed }))?.shareDeal.shareableUrl
  }

  async function share() {
    const link = makeLink()
    const copied = await copyText(link)
    if (copied) {
      showCopied()
      toast({ title: 'Link copied!', text: 'Anyone who has it can apply to this deal.' })
    } else if (copied === false) {
      toast({ title: 'Failed to copy link', text: await link, intent: 'error' })
    }
  }

  return (
    <Button
      data-second=""
      className={styles.root}
      icon={copied ? <CheckmarkRegular /> : <LinkRegular />}
      disabledFocusable={busy}
      onClick={share}
    >
      <StableWords said={copied ? COPIED : SHARE} all={[SHARE, COPIED]} />
    </Button>
  )
}

const SHARE = 'Share Application Link'
const COPIED = 'Link copied'

const fragment = graphql`
  fragment ShareApplicationLink_deal on Deal {
    databaseId
  }
`

const mutation = graphql`
  mutation ShareApplicationLinkMutation($input: ShareDealInput!) {
    shareDeal(input: $input) {
      shareableUrl
      deal {
        ...DealTimeline_deal
      }
    }
  }
`
