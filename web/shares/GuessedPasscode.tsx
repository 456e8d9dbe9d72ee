import { Button, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { GuessedPasscode_share$key } from '../__generated__/GuessedPasscode_share.graphql.ts'
import type { GuessedPasscodeMutation } from '../__generated__/GuessedPasscodeMutation.graphql.ts'
import { serverMessage } from '../components/ProblemError.ts'
import { useRecordAction } from '../relay/useRecordAction.ts'
import { newPasscode } from './dialog/newPasscode.ts'
import { notice } from './notice.ts'

/** The warning that somebody guesses the passcode of a share. A new passcode is shown only until the page is left. */
export function GuessedPasscode({ share: key }: { share: GuessedPasscode_share$key }) {
  const { databaseId: id, version, recipientName, state, isGuessed } = useFragment(fragment, key)
  const styles = useStyles()
  const [made, setMade] = useState<string>()
  const [change, busy] = useRecordAction<GuessedPasscodeMutation>(mutation)
  const changeIt = () => {
    const passcode = newPasscode()
    return change({ input: { id, version, passcode } }, { onDone: () => setMade(passcode), failed })
  }
  if (made) {
    return (
      <div role="status" className={styles.root}>
        <span>
          The new passcode is <strong>{made}</strong>. Send it to <bdi>{recipientName}</bdi> separately from the link;
          the old one no longer works.
        </span>
      </div>
    )
  }
  if (!isGuessed || state !== 'ACTIVE') return null
  return (
    <div className={styles.root}>
      <span>Somebody is guessing the passcode. People who have already opened the link are not affected.</span>
      <Button size="small" onClick={() => void changeIt()} disabledFocusable={busy}>
        New passcode
      </Button>
    </div>
  )
}

const failed = (error: unknown) => ({
  title: 'Error',
  text: serverMessage(error, 'The passcode was not changed. Please try again.'),
})

const fragment = graphql`
  fragment GuessedPasscode_share on Share { databaseId version recipientName state isGuessed }
`

const mutation = graphql`
  mutation GuessedPasscodeMutation($input: UpdateShareInput!) {
    updateShare(input: $input) { share { ...SharesCard_shareRow } }
  }
`

const useStyles = makeStyles({ root: notice })
