import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { PublicProfile_talent$key } from '../../../__generated__/PublicProfile_talent.graphql.ts'
import type { PublicProfileMutation } from '../../../__generated__/PublicProfileMutation.graphql.ts'
import { ExternalLink } from '../../../components/ExternalLink.tsx'
import { Card } from '../../../components/Section.tsx'
import { row } from '../../../components/styles.ts'
import { useRecordAction, withReason } from '../../../relay/useRecordAction.ts'

/** The card with the link to the public profile, which can be revoked. Renders nothing without a link. */
export function PublicProfile({ talent: key }: { talent: PublicProfile_talent$key }) {
  const { databaseId, shareUrl } = useFragment(fragment, key)
  const styles = useStyles()
  const [act, busy] = useRecordAction<PublicProfileMutation>(mutation)
  const revoke = () =>
    act(
      { input: { id: databaseId } },
      {
        ask: question,
        done: { title: 'Link revoked' },
        failed: withReason('Error', 'Failed to revoke the link. Please try again.'),
      },
    )
  if (!shareUrl) return null
  return (
    <Card title="Public profile">
      <Text className={styles.text}>
        Anyone with the link sees a limited profile, without contact details or rates.
      </Text>
      <div className={styles.ways}>
        <ExternalLink href={shareUrl}>Open public page</ExternalLink>
        <Button size="small" appearance="subtle" className={styles.revoke} disabledFocusable={busy} onClick={revoke}>
          {busy ? 'Revoking...' : 'Revoke link'}
        </Button>
      </div>
    </Card>
  )
}

const question = {
  title: 'Revoke the link?',
  text: 'The link stops working immediately for everyone who has it. Sharing the profile again creates a new link.',
  action: 'Revoke',
  destructive: true,
}

const fragment = graphql`
  fragment PublicProfile_talent on Talent { databaseId shareUrl }
`

const mutation = graphql`
  mutation PublicProfileMutation($input: RevokeTalentShareInput!) {
    revokeTalentShare(input: $input) {
      talent { shareableId shareUrl ...Timeline_talent }
    }
  }
`

const useStyles = makeStyles({
  text: { color: tokens.colorNeutralForeground3 },
  ways: { ...row, flexWrap: 'wrap', justifyContent: 'space-between' },
  // Aligns the text of the button with the edge of the card.
  revoke: { marginInlineEnd: `calc(-1 * ${tokens.spacingHorizontalS})` },
})
