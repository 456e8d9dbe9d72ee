import { Button, makeStyles } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { LinkRegular } from '@fluentui/react-icons/svg/link'
import { graphql, useFragment } from 'react-relay'
import type { ShareProfile_talent$key } from '../../../__generated__/ShareProfile_talent.graphql.ts'
import type { ShareProfileMutation } from '../../../__generated__/ShareProfileMutation.graphql.ts'
import { copyText } from '../../../components/copyText.ts'
import { useToast } from '../../../components/Toasts.tsx'
import { useBriefly } from '../../../components/useBriefly.ts'
import { useRecordAction, withReason } from '../../../relay/useRecordAction.ts'

/** Copies the link to the limited profile for clients, after making one where there is none. */
export function ShareProfile({ talent: key }: { talent: ShareProfile_talent$key }) {
  const { databaseId, shareUrl } = useFragment(fragment, key)
  const styles = useStyles()
  const toast = useToast()
  const [act, busy] = useRecordAction<ShareProfileMutation>(mutation)
  const [copied, showCopied] = useBriefly(3000)

  async function makeLink() {
    const answer = await act(
      { input: { id: databaseId } },
      { failed: withReason('Failed to generate shareable link', '') },
    )
    return answer?.shareTalent.talent.shareUrl ?? undefined
  }

  async function share() {
    const link = shareUrl ?? makeLink()
    const copied = await copyText(link)
    if (copied) {
      showCopied()
      toast({ title: 'Link copied!' })
    } else if (copied === false) {
      toast({ title: 'Failed to copy link to clipboard', text: await link, intent: 'error' })
    }
  }

  return (
    <Button
      className={styles.root}
      icon={copied ? <CheckmarkRegular /> : <LinkRegular />}
      disabledFocusable={busy}
      onClick={share}
    >
      {busy ? 'Generating...' : copied ? 'Copied!' : 'Share Profile'}
    </Button>
  )
}

const fragment = graphql`
  fragment ShareProfile_talent on Talent {
    databaseId
    shareUrl
  }
`

const mutation = graphql`
  mutation ShareProfileMutation($input: ShareTalentInput!) {
    shareTalent(input: $input) {
      talent {
        shareableId
        shareUrl
        ...TalentTimeline_talent
      }
    }
  }
`

const useStyles = makeStyles({
  // As wide as its longest words, so that nothing beside it moves.
  root: { minWidth: '160px', '@media (max-width: 640px)': { flexGrow: 1 } },
})
