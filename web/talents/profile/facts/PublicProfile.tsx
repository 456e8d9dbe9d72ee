import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { PublicProfile_talent$key } from '../../../__generated__/PublicProfile_talent.graphql.ts'
import { Card } from '../../../components/Card.tsx'
import { ExternalLink } from '../../../components/ExternalLink.tsx'
import { useRevokeShare } from './useRevokeShare.ts'

/** While the profile is shared: the way to what clients see, and the way to end it. */
export function PublicProfile({ talent: key }: { talent: PublicProfile_talent$key }) {
  const { databaseId, shareUrl } = useFragment(fragment, key)
  const styles = useStyles()
  const [revoke, busy] = useRevokeShare(databaseId)
  if (!shareUrl) return null
  return (
    <Card title="Public Profile">
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

const fragment = graphql`
  fragment PublicProfile_talent on Talent {
    databaseId
    shareUrl
  }
`

const useStyles = makeStyles({
  text: { color: tokens.colorNeutralForeground3 },
  ways: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
  // Its words end where the card's others do.
  revoke: { marginInlineEnd: `calc(-1 * ${tokens.spacingHorizontalS})` },
})
