import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { NoteEditRegular } from '@fluentui/react-icons/svg/note-edit'
import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { PROCESSING_FAILED } from '../../api/applications/rules.ts'
import type { ExternalCandidate_application$key } from '../__generated__/ExternalCandidate_application.graphql.ts'
import type { ExternalCandidate_deal$key } from '../__generated__/ExternalCandidate_deal.graphql.ts'
import { lazyDialog } from '../app/lazyDialog.tsx'
import { candidateStatusWords } from '../components/dealWords.ts'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { StatusSelect } from '../components/StatusSelect.tsx'
import { ApplicationDialog } from './ApplicationDialog.tsx'
import { applicantName, knownStatus } from './applicants.ts'
import { CandidateCard } from './CandidateCard.tsx'
import { CandidateRow } from './CandidateRow.tsx'
import { NotesButton } from './NotesButton.tsx'
import { ResumeLink } from './ResumeLink.tsx'
import { useMoveApplication } from './useMoveApplication.ts'
import { useRemoveApplication } from './useRemoveApplication.ts'
import { useTurnIntoTalent } from './useTurnIntoTalent.ts'

type Props = { application: ExternalCandidate_application$key; deal: ExternalCandidate_deal$key; narrow: boolean }

/** Somebody from outside who has applied. */
export function ExternalCandidate({ application: applicationKey, deal: dealKey, narrow }: Props) {
  const application = useFragment(applicationFragment, applicationKey)
  const deal = useFragment(dealFragment, dealKey)
  const { id, databaseId, talentId } = application
  const name = applicantName(application.name)
  const [open, setOpen] = useState(false)
  const move = useMoveApplication({ id, databaseId })
  const remove = useRemoveApplication({ id, databaseId, name }, deal)
  const write = () => setOpen(true)
  const turning = useTurnIntoTalent(id)
  const navigate = useNavigate()

  const Shape = narrow ? CandidateCard : CandidateRow
  return (
    <>
      <Shape
        name={name}
        to={talentId ? `/talent/${talentId}` : null}
        source="External"
        badge={readingBadge(application)}
        match={application.matchPercentage}
        status={
          <StatusSelect
            label={`Status of ${name}`}
            words={candidateStatusWords}
            value={knownStatus(application.status)}
            onChange={move}
          />
        }
        role={application.role}
        techStack={application.techStack}
        addedAt={application.createdAt}
        notes={<NotesButton name={name} notes={application.notes} onOpen={write} />}
        resume={<ResumeLink name={name} url={application.resumeUrl} terse={!narrow} />}
        actions={[
          ...(talentId
            ? [{ label: 'View talent', icon: <PersonRegular />, onChoose: () => navigate(`/talent/${talentId}`) }]
            : application.isProcessed
              ? [{ label: 'Turn into talent', icon: <PersonAddRegular />, onChoose: turning.open }]
              : []),
          { label: 'Application and notes', icon: <NoteEditRegular />, onChoose: write },
          { label: 'Remove', icon: <DeleteRegular />, onChoose: remove },
        ]}
      />
      {turning.applicant && <AddTalentDialog open applicant={turning.applicant} onClose={turning.close} />}
      {open && <ApplicationDialog application={application} onClose={() => setOpen(false)} />}
    </>
  )
}

const [AddTalentDialog] = lazyDialog(async () => (await import('../talents/form/AddTalentDialog.tsx')).AddTalentDialog)

/** How far the reading of the resume has come, where it has given nothing yet. */
function readingBadge({ name, isProcessed }: { name?: string | null | undefined; isProcessed: boolean }) {
  if (name === PROCESSING_FAILED) return <StatusBadge label="Processing Failed" tone="red" />
  return isProcessed ? null : <StatusBadge label="Reading resume" tone="grey" />
}

const applicationFragment = graphql`
  fragment ExternalCandidate_application on ExternalApplication {
    id
    databaseId
    talentId
    name
    role
    status
    techStack
    matchPercentage
    notes
    resumeUrl
    isProcessed
    createdAt
    ...ApplicationDialog_application
  }
`

const dealFragment = graphql`
  fragment ExternalCandidate_deal on Deal {
    id
    databaseId
    title
  }
`
