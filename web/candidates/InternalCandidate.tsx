import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { DocumentRegular } from '@fluentui/react-icons/svg/document'
import { NoteEditRegular } from '@fluentui/react-icons/svg/note-edit'
import { TrophyRegular } from '@fluentui/react-icons/svg/trophy'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { InternalCandidate_application$key } from '../__generated__/InternalCandidate_application.graphql.ts'
import type { InternalCandidate_candidate$key } from '../__generated__/InternalCandidate_candidate.graphql.ts'
import type { InternalCandidate_deal$key } from '../__generated__/InternalCandidate_deal.graphql.ts'
import { candidateStatusWords } from '../components/dealWords.ts'
import { StatusSelect } from '../components/StatusSelect.tsx'
import { ApplicationDialog } from './ApplicationDialog.tsx'
import { knownStatus } from './applicants.ts'
import { CandidateCard } from './CandidateCard.tsx'
import { CandidateDialog } from './CandidateDialog.tsx'
import { CandidateRow } from './CandidateRow.tsx'
import { NotesButton } from './NotesButton.tsx'
import { ResumeLink } from './ResumeLink.tsx'
import { useMoveCandidate } from './useMoveCandidate.ts'
import { useRemoveCandidate } from './useRemoveCandidate.ts'
import { useSelectWinner } from './useSelectWinner.ts'

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
  const move = useMoveCandidate({ id: candidate.id, databaseId })
  const remove = useRemoveCandidate({ id: candidate.id, databaseId, name }, deal)
  const select = useSelectWinner({ talentId, name }, deal)
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
