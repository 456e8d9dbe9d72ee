import { Button, makeStyles } from '@fluentui/react-components'
import type { FormEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { requestConsentRules } from '../../api/consents/rules.ts'
import { consentLabels } from '../../api/consents/words.ts'
import type { ConsentDialog_askedConsent$key } from '../__generated__/ConsentDialog_askedConsent.graphql.ts'
import type { ConsentDialog_candidate$key } from '../__generated__/ConsentDialog_candidate.graphql.ts'
import type { ConsentDialog_deal$key } from '../__generated__/ConsentDialog_deal.graphql.ts'
import type { ConsentDialogAskedConsentMutation } from '../__generated__/ConsentDialogAskedConsentMutation.graphql.ts'
import type { ConsentDialogMutation } from '../__generated__/ConsentDialogMutation.graphql.ts'
import { useCopyLink } from '../components/copy.ts'
import { Fact, FactList } from '../components/FactList.tsx'
import { formatDateTime, personName } from '../components/format.ts'
import { useReading } from '../components/styles.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { labelled, text } from '../forms/fields.tsx'
import { RecordDialog } from '../relay/RecordDialog.tsx'
import { useMutation } from '../relay/useMutation.ts'
import { useRecordAction, withReason } from '../relay/useRecordAction.ts'

type Props = { candidate: ConsentDialog_candidate$key; deal: ConsentDialog_deal$key; onClose: () => void }

/** The dialog that makes a link to ask a candidate for consent, or shows an earlier request and its answer. */
export function ConsentDialog({ candidate: key, deal: dealKey, onClose }: Props) {
  const { talentId, talent, consent } = useFragment(candidateFragment, key)
  const { databaseId: dealId, consentWording: wording } = useFragment(dealFragment, dealKey)
  const name = talent?.name ?? 'the candidate'
  const [request] = useMutation<ConsentDialogMutation>(mutation)
  const { copy } = useCopyLink(linkCopied(name))
  if (consent && !consent.withdrawnAt) return <AskedConsent consent={consent} name={name} onClose={onClose} />

  async function ask(input: { wording?: string | null | undefined }) {
    const asked = request({ input: { talentId, dealId, ...input } })
    // Copying starts in the click, before the answer arrives, as browsers demand: see copyText.
    await copy(asked.then(answer => answer?.requestConsent.consent?.url ?? undefined))
    return asked
  }

  return (
    <RecordDialog
      title={`Ask ${name} for consent`}
      action="Copy link"
      working="Copying..."
      fields={fields}
      values={{ wording }}
      rules={requestConsentRules}
      save={ask}
      failed={withReason('Error', 'There was an error making the link. Please try again.')}
      onClose={onClose}
    />
  )
}

const fields = labelled(consentLabels, {
  wording: text({ rows: 6, hint: 'The talent agrees or refuses on a page that needs no account.' }),
})

type AskedConsentProps = { consent: ConsentDialog_askedConsent$key; name: string; onClose: () => void }

/** A request for consent, its link and its answer. Staff may withdraw the consent on the talent's behalf. */
function AskedConsent({ consent: key, name, onClose }: AskedConsentProps) {
  const { databaseId, url, wording, requestedAt, requestedBy, confirmedAt } = useFragment(fragment, key)
  const styles = useStyles()
  const reading = useReading()
  const { copy } = useCopyLink(linkCopied(name))
  const [act, busy] = useRecordAction<ConsentDialogAskedConsentMutation>(askedConsentMutation)
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

const linkCopied = (name: string) => ({
  done: { title: 'Link copied!', text: `Send it to ${name}. The answer is shown beside the candidate.` },
  failed: 'Failed to copy link',
})

const candidateFragment = graphql`
  fragment ConsentDialog_candidate on DealCandidate {
    talentId
    talent { name }
    consent { withdrawnAt ...ConsentDialog_askedConsent }
  }
`

const dealFragment = graphql`
  fragment ConsentDialog_deal on Deal { databaseId consentWording }
`

const mutation = graphql`
  mutation ConsentDialogMutation($input: RequestConsentInput!) {
    requestConsent(input: $input) {
      consent { url }
      deal {
        candidates { id ...ConsentNote_candidate ...ConsentDialog_candidate }
        ...Timeline_deal
      }
    }
  }
`

const fragment = graphql`
  fragment ConsentDialog_askedConsent on Consent {
    databaseId url wording requestedAt confirmedAt
    requestedBy { firstName lastName email }
  }
`

const askedConsentMutation = graphql`
  mutation ConsentDialogAskedConsentMutation($input: WithdrawConsentInput!) {
    withdrawConsent(input: $input) {
      consent { id state confirmedAt withdrawnAt }
      deal { ...Timeline_deal }
    }
  }
`

const useStyles = makeStyles({ withdraw: { alignSelf: 'flex-start' } })
