import { CalendarRegular } from '@fluentui/react-icons/svg/calendar'
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { DocumentRegular } from '@fluentui/react-icons/svg/document'
import { NoteEditRegular } from '@fluentui/react-icons/svg/note-edit'
import { ShieldCheckmarkRegular } from '@fluentui/react-icons/svg/shield-checkmark'
import { TrophyRegular } from '@fluentui/react-icons/svg/trophy'
import { graphql, useFragment } from 'react-relay'
import { isLiveDeal } from '../../api/deals/words.ts'
import type { InternalCandidate_application$key } from '../__generated__/InternalCandidate_application.graphql.ts'
import type { InternalCandidate_candidate$key } from '../__generated__/InternalCandidate_candidate.graphql.ts'
import type {
  InternalCandidate_deal$data,
  InternalCandidate_deal$key,
} from '../__generated__/InternalCandidate_deal.graphql.ts'
import type { InternalCandidateSelectMutation } from '../__generated__/InternalCandidateSelectMutation.graphql.ts'
import { WinnerMargin } from '../billing/WinnerMargin.tsx'
import { useDialog } from '../components/DialogHost.tsx'
import { laterDialog } from '../components/laterDialog.tsx'
import { ConsentNote } from '../consents/ConsentNote.tsx'
import { FillDealDialog } from '../deals/fill/fillDialog.ts'
import { SelectRow } from '../list/selection/Selection.tsx'
import { useRecordAction } from '../relay/useRecordAction.ts'
import { ClientAnswer } from '../shares/ClientAnswer.tsx'
import { Candidate } from './Candidate.tsx'
import { updateCandidate, useCandidateActions } from './useCandidateActions.ts'

type Props = {
  candidate: InternalCandidate_candidate$key
  /** The candidate's application, if the candidate applied before becoming a talent. */
  application: InternalCandidate_application$key | null
  deal: InternalCandidate_deal$key
  narrow: boolean
}

/** A talent of the agency who is a candidate for the deal. */
export function InternalCandidate({ candidate: candidateKey, application: sentKey, deal: dealKey, narrow }: Props) {
  const candidate = useFragment(candidateFragment, candidateKey)
  const sent = useFragment(applicationFragment, sentKey)
  const deal = useFragment(dealFragment, dealKey)
  const { databaseId, talentId, talent } = candidate
  const name = talent?.name ?? 'Unknown talent'
  const isInterviewed = candidate.status === 'INTERVIEWED'
  const show = useDialog()
  const { move, remove } = useCandidateActions({
    noun: 'candidate',
    id: candidate.id,
    databaseId,
    dealId: deal.id,
    name,
    warning: `Are you sure you want to remove ${name} from ${deal.title}? The talent stays in the database.`,
    moveMutation: updateCandidate,
    removeMutation,
  })
  const [act] = useRecordAction<InternalCandidateSelectMutation>(selectMutation)
  const select = () => act({ input: { dealId: deal.databaseId, talentId } }, selection(name, deal))
  const isWinner = deal.selectedCandidateId === talentId && candidate.status === 'SELECTED'
  const isOut = candidate.status === 'REJECTED' || candidate.status === 'WITHDRAWN'
  const canFill = !isOut && (isLiveDeal(deal.status) || deal.status === 'ON_HOLD')
  const fill = () => show(onClose => <FillDealDialog dealId={deal.databaseId} talentId={talentId} onClose={onClose} />)
  const write = () => show(onClose => <CandidateDialog candidate={candidate} onClose={onClose} />)
  const askConsent = () => show(onClose => <ConsentDialog candidate={candidate} deal={deal} onClose={onClose} />)
  return (
    <Candidate
      {...candidate}
      narrow={narrow}
      name={name}
      to={`/talent/${talentId}`}
      pictureUrl={talent?.profilePictureUrl}
      source="Internal"
      role={talent?.role}
      techStack={talent?.techStack ?? []}
      onMove={move}
      select={talent && <SelectRow record={{ id: talentId, name }} />}
      interviewDate={isInterviewed ? candidate.interviewDate : null}
      onWrite={write}
      resumeUrl={sent?.resumeUrl}
      consent={
        <>
          <ConsentNote candidate={candidate} />
          {isWinner && <WinnerMargin deal={deal} />}
        </>
      }
      answer={candidate.clientAnswer && <ClientAnswer candidate={candidate} of={name} onMove={move} />}
      actions={[
        ...(canFill ? [{ label: 'Fill deal', icon: <CheckmarkCircleRegular />, onChoose: fill }] : []),
        ...(isWinner ? [] : [{ label: 'Select candidate', icon: <TrophyRegular />, onChoose: select }]),
        {
          label: isInterviewed ? 'Notes and interview' : 'Edit notes',
          icon: <NoteEditRegular />,
          onChoose: write,
        },
        ...(isInterviewed && candidate.interviewDate
          ? [
              {
                label: 'Add to calendar',
                icon: <CalendarRegular />,
                download: `/api/deal-candidates/${databaseId}/interview.ics`,
              },
            ]
          : []),
        {
          label: candidate.consent && !candidate.consent.withdrawnAt ? 'Consent' : 'Ask for consent',
          icon: <ShieldCheckmarkRegular />,
          onChoose: askConsent,
        },
        ...(sent
          ? [
              {
                label: 'Application',
                icon: <DocumentRegular />,
                onChoose: () => show(onClose => <ApplicationDialog application={sent} onClose={onClose} />),
              },
            ]
          : []),
        { label: 'Remove', icon: <DeleteRegular />, onChoose: remove },
      ]}
    />
  )
}

const CandidateDialog = laterDialog(async () => (await import('./CandidateDialog.tsx')).CandidateDialog)

const ConsentDialog = laterDialog(async () => (await import('../consents/ConsentDialog.tsx')).ConsentDialog)

const ApplicationDialog = laterDialog(async () => (await import('./ApplicationDialog.tsx')).ApplicationDialog)

/** The texts of selecting a candidate: the confirmation before, and the messages after. */
function selection(name: string, { title, selectedCandidateId }: InternalCandidate_deal$data) {
  const former = selectedCandidateId ? ' The candidate selected so far goes back to Interviewed.' : ''
  return {
    ask: {
      title: 'Select candidate?',
      text: `${name} becomes the selected candidate for ${title}.${former}`,
      action: 'Select',
    },
    done: { title: 'Candidate selected', text: `${name} is the selected candidate.` },
    failed: { title: 'Error', text: 'There was an error selecting the candidate. Please try again.' },
  }
}

const candidateFragment = graphql`
  fragment InternalCandidate_candidate on DealCandidate {
    id databaseId talentId status matchPercentage notes interviewDate createdAt
    talent { name role techStack profilePictureUrl }
    clientAnswer { __typename }
    consent { withdrawnAt }
    ...ConsentNote_candidate
    ...ConsentDialog_candidate
    ...CandidateDialog_candidate
    ...ClientAnswer_candidate
  }
`

const applicationFragment = graphql`
  fragment InternalCandidate_application on ExternalApplication {
    resumeUrl
    ...ApplicationDialog_application
  }
`

const dealFragment = graphql`
  fragment InternalCandidate_deal on Deal { id databaseId title status selectedCandidateId ...ConsentDialog_deal ...DealMargin_deal }
`

const removeMutation = graphql`
  mutation InternalCandidateRemoveMutation($input: RemoveCandidateInput!) {
    removeCandidate(input: $input) {
      deal {
        candidates { id }
        ...SelectedCandidate_deal
        ...Timeline_deal
      }
    }
  }
`

const selectMutation = graphql`
  mutation InternalCandidateSelectMutation($input: SelectWinnerInput!) {
    selectWinner(input: $input) {
      deal {
        candidates { status clientAnswer { suggestedStatus } }
        ...SelectedCandidate_deal
        ...Timeline_deal
      }
    }
  }
`
