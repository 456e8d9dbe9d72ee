import { Button, makeStyles } from '@fluentui/react-components'
import type { FormEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AskedConsent_consent$key } from '../__generated__/AskedConsent_consent.graphql.ts'
import type { AskedConsentMutation } from '../__generated__/AskedConsentMutation.graphql.ts'
import { useCopyLink } from '../components/copy.ts'
import { Fact, FactList } from '../components/FactList.tsx'
import { formatDateTime, personName } from '../components/format.ts'
import { useReading } from '../components/styles.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useRecordAction, withReason } from '../relay/useRecordAction.ts'

type Props = { consent: AskedConsent_consent$key; name: string; onClose: () => void }

/** A request for consent and its answer, with the link; staff may withdraw it on the talent's behalf. */
export function AskedConsent({ consent: key, name, onClose }: Props) {
  const { databaseId, url, wording, requestedAt, requestedBy, confirmedAt } = useFragment(fragment, key)
  const styles = useStyles()
  const reading = useReading()
  const { copy } = useCopyLink(linkCopied(name))
  const [act, busy] = useRecordAction<AskedConsentMutation>(mutation)
  const isGiven = confirmedAt !== null && confirmedAt !== undefined

  async function copyAgain(event: FormEvent) {
    event.preventDefault()
    if (url) await copy(url)
  }
  const withdraw = () =>
    act(
      { input: { id: databaseId } },
      {
        ask: {
          title: isGiven ? 'Withdraw the consent?' : 'Record a refusal?',
          text: `Clients no longer see ${name} in shares for this deal. You can ask again later.`,
          action: isGiven ? 'Withdraw' : 'Record',
          destructive: true,
        },
        done: { title: isGiven ? 'Consent withdrawn' : 'Refusal recorded' },
        failed: withReason('Error', 'There was an error saving it. Please try again.'),
        onDone: onClose,
      },
    )
  return (
    <FormDialog
      title={`Consent of ${name}`}
      form={{ props: { onSubmit: copyAgain }, dirty: false, busy: false }}
      action="Copy link"
      cancel="Close"
      onClose={onClose}
    >
      <p dir="auto" className={reading.text}>
        {wording}
      </p>
      <FactList>
        <Fact name="Asked">
          {formatDateTime(requestedAt)}
          {requestedBy && ` by ${personName(requestedBy)}`}
        </Fact>
        <Fact name="Given">{isGiven ? formatDateTime(confirmedAt) : 'Not yet'}</Fact>
      </FactList>
      <Button className={styles.withdraw} disabledFocusable={busy} onClick={withdraw}>
        {isGiven ? 'Withdraw consent' : 'Record a refusal'}
      </Button>
    </FormDialog>
  )
}

/** The messages of copying the link. */
export const linkCopied = (name: string) => ({
  done: { title: 'Link copied!', text: `Send it to ${name}. The answer is shown beside the candidate.` },
  failed: 'Failed to copy link',
})

const fragment = graphql`
  fragment AskedConsent_consent on Consent {
    databaseId url wording requestedAt confirmedAt
    requestedBy { firstName lastName email }
  }
`

const mutation = graphql`
  mutation AskedConsentMutation($input: WithdrawConsentInput!) {
    withdrawConsent(input: $input) {
      consent { id state confirmedAt withdrawnAt }
      deal { ...DealTimeline_deal }
    }
  }
`

const useStyles = makeStyles({ withdraw: { alignSelf: 'flex-start' } })
