import { Button, makeStyles } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { LinkRegular } from '@fluentui/react-icons/svg/link'
import { graphql, useFragment } from 'react-relay'
import type { ShareProfile_talent$key } from '../../../__generated__/ShareProfile_talent.graphql.ts'
import type { ShareProfileMutation } from '../../../__generated__/ShareProfileMutation.graphql.ts'
import { useCopyLink } from '../../../components/copy.ts'
import { phone } from '../../../components/styles.ts'
import { useRecordAction, withReason } from '../../../relay/useRecordAction.ts'

/** Copies the link to the public profile, and creates it first if there is none. */
export function ShareProfile({ talent: key }: { talent: ShareProfile_talent$key }) {
  const { databaseId, shareUrl } = useFragment(fragment, key)
  const styles = useStyles()
  const [act, busy] = useRecordAction<ShareProfileMutation>(mutation)
  const { copied, copy } = useCopyLink({
    done: { title: 'Link copied!' },
    failed: 'Failed to copy link to clipboard',
  })

  async function makeLink() {
    const answer = await act(
      { input: { id: databaseId } },
      { failed: withReason('Failed to generate shareable link', '') },
    )
    return answer?.shareTalent.talent.shareUrl ?? undefined
  }

  return (
    <Button
      data-second="narrow"
      className={styles.root}
      icon={copied ? <CheckmarkRegular /> : <LinkRegular />}
      disabledFocusable={busy}
      onClick={() => copy(shareUrl ?? makeLink())}
    >
      {busy ? 'Generating...' : copied ? 'Copied!' : 'Share Profile'}
    </Button>
  )
}

const fragment = graphql`
  fragment ShareProfile_talent on Talent { databaseId shareUrl }
`

const mutation = graphql`
  mutation ShareProfileMutation($input: ShareTalentInput!) {
    shareTalent(input: $input) {
      talent { shareableId shareUrl ...TalentTimeline_talent }
    }
  }
`

const useStyles = makeStyles({
  // As wide as its longest label, so that nothing beside it moves.
  root: { minWidth: '160px', [phone]: { flexGrow: 1 } },
})
