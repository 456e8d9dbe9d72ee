import { graphql, useFragment } from 'react-relay'
import { requestConsentRules } from '../../api/consents/rules.ts'
import { consentLabels } from '../../api/consents/words.ts'
import type { ConsentDialog_candidate$key } from '../__generated__/ConsentDialog_candidate.graphql.ts'
import type { ConsentDialog_deal$key } from '../__generated__/ConsentDialog_deal.graphql.ts'
import type { ConsentDialogMutation } from '../__generated__/ConsentDialogMutation.graphql.ts'
import { useCopyLink } from '../components/copy.ts'
import { labelled, text } from '../forms/fields.tsx'
import { RecordDialog } from '../relay/RecordDialog.tsx'
import { useMutation } from '../relay/useMutation.ts'
import { withReason } from '../relay/useRecordAction.ts'
import { AskedConsent, linkCopied } from './AskedConsent.tsx'

type Props = { candidate: ConsentDialog_candidate$key; deal: ConsentDialog_deal$key; onClose: () => void }

/** Asks a candidate for consent by a link, or shows what was asked and answered. */
export function ConsentDialog({ candidate: key, deal: dealKey, onClose }: Props) {
  const { talentId, talent, consent } = useFragment(candidateFragment, key)
  const { databaseId: dealId, consentWording: wording } = useFragment(dealFragment, dealKey)
  const name = talent?.name ?? 'the candidate'
  const [request] = useMutation<ConsentDialogMutation>(mutation)
  const { copy } = useCopyLink(linkCopied(name))
  if (consent && !consent.withdrawnAt) return <AskedConsent consent={consent} name={name} onClose={onClose} />

  async function ask(input: { wording?: string | null | undefined }) {
    const asked = request({ input: { talentId, dealId, ...input } })
    // Started in the click itself: see copyText.
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

const candidateFragment = graphql`
  fragment ConsentDialog_candidate on DealCandidate {
    talentId
    talent { name }
    consent { withdrawnAt ...AskedConsent_consent }
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
        ...DealTimeline_deal
      }
    }
  }
`
