import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { DocumentRegular } from '@fluentui/react-icons/svg/document'
import { NoteEditRegular } from '@fluentui/react-icons/svg/note-edit'
import { TrophyRegular } from '@fluentui/react-icons/svg/trophy'
import { useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { CandidateStatus } from '../../api/candidates/words.ts'
import type { InternalCandidate_application$key } from '../__generated__/InternalCandidate_application.graphql.ts'
import type { InternalCandidate_candidate$key } from '../__generated__/InternalCandidate_candidate.graphql.ts'
import type {
  InternalCandidate_deal$data,
  InternalCandidate_deal$key,
} from '../__generated__/InternalCandidate_deal.graphql.ts'
import type { InternalCandidateMoveMutation } from '../__generated__/InternalCandidateMoveMutation.graphql.ts'
import type { InternalCandidateRemoveMutation } from '../__generated__/InternalCandidateRemoveMutation.graphql.ts'
import type { InternalCandidateSelectMutation } from '../__generated__/InternalCandidateSelectMutation.graphql.ts'
import { StatusSelect } from '../components/StatusSelect.tsx'
import { candidateStatusWords } from '../components/statuses.ts'
import { isProblem } from '../relay/ProblemError.ts'
import { useRecordAction } from '../relay/useRecordAction.ts'
import { ApplicationDialog } from './ApplicationDialog.tsx'
import { knownStatus } from './applicants.ts'
import { CandidateCard } from './CandidateCard.tsx'
import { CandidateDialog } from './CandidateDialog.tsx'
import { CandidateRow } from './CandidateRow.tsx'
import { dropFromDeal, moveTo } from './candidateActions.ts'
import { NotesButton } from './NotesButton.tsx'
import { ResumeLink } from './ResumeLink.tsx'

type Props = {
  candidate: InternalCandidate_candidate$key
  /** What they sent when they applied, before they were a talent. */
  application: InternalCandidate_application$key | null
  deal: InternalCandidate_deal$key
  narrow: boolean
}

/** A talent who is in the running. */
export function InternalCandidate({ candidate: candidateKey, application: sentKey, deal: dealKey, narrow }: Props) {
  const candidate = useFragment(candidateFragment, candidateKey)
  const sent = useFragment(applicationFragment, sentKey)
  const deal = useFragment(dealFragment, dealKey)
  const { databaseId, talentId, talent } = candidate
  const name = talent?.name ?? 'Unknown talent'
  const status = knownStatus(candidate.status)
  const [open, setOpen] = useState<'notes' | 'application'>()
  const { move, remove, select } = useActions({ id: candidate.id, databaseId, talentId, name }, deal)
  const isWinner = deal.selectedCandidateId === talentId && status === 'SELECTED'
  const write = () => setOpen('notes')
  const close = () => setOpen(undefined)

  const Shape = narrow ? CandidateCard : CandidateRow
  return (
    <>
      <Shape
        name={name}
        to={`/talent/${talentId}`}
        pictureUrl={talent?.profilePictureUrl ?? null}
        source="Internal"
        match={candidate.matchPercentage}
        status={
          <StatusSelect label={`Status of ${name}`} words={candidateStatusWords} value={status} onChange={move} />
        }
        role={talent?.role}
        techStack={talent?.techStack ?? []}
        addedAt={candidate.createdAt}
        notes={
          <NotesButton
            name={name}
            notes={candidate.notes}
            interviewDate={status === 'INTERVIEWED' ? candidate.interviewDate : null}
            onOpen={write}
          />
        }
        resume={sent && <ResumeLink name={name} url={sent.resumeUrl} terse={!narrow} />}
        actions={[
          ...(isWinner ? [] : [{ label: 'Select candidate', icon: <TrophyRegular />, onChoose: select }]),
          {
            label: status === 'INTERVIEWED' ? 'Notes and interview' : 'Edit notes',
            icon: <NoteEditRegular />,
            onChoose: write,
          },
          ...(sent
            ? [
                {
                  label: 'Application',
                  icon: <DocumentRegular />,
                  onChoose: () => setOpen('application'),
                },
              ]
            : []),
          { label: 'Remove', icon: <DeleteRegular />, onChoose: remove },
        ]}
      />
      {open === 'notes' && <CandidateDialog candidate={candidate} onClose={close} />}
      {open === 'application' && sent && <ApplicationDialog application={sent} onClose={close} />}
    </>
  )
}

type Who = { id: string; databaseId: number; talentId: number; name: string }

function useActions({ id, databaseId, talentId, name }: Who, deal: InternalCandidate_deal$data) {
  const [move] = useRecordAction<InternalCandidateMoveMutation>(moveMutation)
  const [remove] = useRecordAction<InternalCandidateRemoveMutation>(removeMutation)
  const [select] = useRecordAction<InternalCandidateSelectMutation>(selectMutation)
  const environment = useRelayEnvironment()
  return {
    move: (status: CandidateStatus) => move({ input: { id: databaseId, status } }, moveTo(status, id)),
    remove: () =>
      remove(
        { input: { id: databaseId } },
        {
          ask: {
            title: 'Remove candidate?',
            text: `Are you sure you want to remove ${name} from ${deal.title}? The talent stays in the database.`,
            action: 'Remove',
            destructive: true,
          },
          done: { title: 'Candidate removed' },
          failed: error =>
            isProblem(error, 'NOT_FOUND')
              ? { title: 'Candidate already removed', intent: 'success' }
              : { title: 'Error', text: 'There was an error removing the candidate. Please try again.' },
          onGone: () => dropFromDeal(environment, { deal: deal.id, list: 'candidates', id }),
        },
      ),
    select: () =>
      select(
        { input: { dealId: deal.databaseId, talentId } },
        {
          ask: {
            title: 'Select candidate?',
            text: `${name} becomes the selected candidate for ${deal.title}.${deal.selectedCandidateId ? ' The candidate selected so far goes back to Interviewed.' : ''}`,
            action: 'Select',
          },
          done: { title: 'Candidate selected', text: `${name} is the selected candidate.` },
          failed: { title: 'Error', text: 'There was an error selecting the candidate. Please try again.' },
        },
      ),
  }
}

const candidateFragment = graphql`
  fragment InternalCandidate_candidate on DealCandidate {
    id
    databaseId
    talentId
    status
    matchPercentage
    notes
    interviewDate
    createdAt
    talent {
      name
      role
      techStack
      profilePictureUrl
    }
    ...CandidateDialog_candidate
  }
`

const applicationFragment = graphql`
  fragment InternalCandidate_application on ExternalApplication {
    resumeUrl
    ...ApplicationDialog_application
  }
`

const dealFragment = graphql`
  fragment InternalCandidate_deal on Deal {
    id
    databaseId
    title
    selectedCandidateId
  }
`

const moveMutation = graphql`
  mutation InternalCandidateMoveMutation($input: UpdateCandidateInput!) {
    updateCandidate(input: $input) {
      candidate {
        status
        updatedAt
      }
      deal {
        selectedCandidateId
        candidates {
          status
        }
        ...SelectedCandidate_deal
        ...DealTimeline_deal
      }
    }
  }
`

const removeMutation = graphql`
  mutation InternalCandidateRemoveMutation($input: RemoveCandidateInput!) {
    removeCandidate(input: $input) {
      deal {
        selectedCandidateId
        candidates {
          id
        }
        ...SelectedCandidate_deal
        ...DealTimeline_deal
      }
    }
  }
`

const selectMutation = graphql`
  mutation InternalCandidateSelectMutation($input: SelectWinnerInput!) {
    selectWinner(input: $input) {
      deal {
        selectedCandidateId
        candidates {
          status
        }
        ...SelectedCandidate_deal
        ...DealTimeline_deal
      }
    }
  }
`
