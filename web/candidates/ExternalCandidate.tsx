import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { NoteEditRegular } from '@fluentui/react-icons/svg/note-edit'
import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { PROCESSING_FAILED } from '../../api/candidates/words.ts'
import type { AddTalentDialog_application$key } from '../__generated__/AddTalentDialog_application.graphql.ts'
import type { ExternalCandidate_application$key } from '../__generated__/ExternalCandidate_application.graphql.ts'
import type { ExternalCandidate_deal$key } from '../__generated__/ExternalCandidate_deal.graphql.ts'
import type { ExternalCandidateQuery } from '../__generated__/ExternalCandidateQuery.graphql.ts'
import { asDialog } from '../app/asDialog.tsx'
import { useDialog } from '../components/DialogHost.tsx'
import { later } from '../components/later.tsx'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { useOpened } from '../relay/useOpened.ts'
import { ApplicationMarks } from './ApplicationMarks.tsx'
import { applicantName } from './applicants.ts'
import { Candidate } from './Candidate.tsx'
import { useApplicationActs } from './useApplicationActs.ts'
import { updateApplication, useCandidateActions } from './useCandidateActions.ts'

type Props = { application: ExternalCandidate_application$key; deal: ExternalCandidate_deal$key; narrow: boolean }

/** An external candidate: somebody who applied to the deal. */
export function ExternalCandidate({ application: applicationKey, deal: dealKey, narrow }: Props) {
  const application = useFragment(applicationFragment, applicationKey)
  const deal = useFragment(dealFragment, dealKey)
  const { id, databaseId, talentId } = application
  const name = applicantName(application.name)
  const show = useDialog()
  const { move, remove } = useCandidateActions({
    noun: 'application',
    id,
    databaseId,
    dealId: deal.id,
    name,
    warning: `Are you sure you want to remove the application of ${name} for ${deal.title}? The resume is deleted, too. This action cannot be undone.`,
    moveMutation: updateApplication,
    removeMutation,
  })
  const write = () => show(onClose => <ApplicationDialog application={application} onClose={onClose} />)
  const open = useOpened<ExternalCandidateQuery, AddTalentDialog_application$key>(query, {
    pick: answer => answer.node?.application,
    gone: { title: 'Application not found', text: 'It was removed by somebody else.' },
    failed: 'The application could not be opened',
  })
  const turn = () => open({ id }, (applicant, onClose) => <AddTalentDialog applicant={applicant} onClose={onClose} />)
  const navigate = useNavigate()
  const acts = useApplicationActs(databaseId, name)
  return (
    <Candidate
      {...application}
      narrow={narrow}
      name={name}
      to={talentId ? `/talent/${talentId}` : null}
      source="External"
      badge={readingBadge(application)}
      consent={<ApplicationMarks application={application} />}
      onMove={move}
      onWrite={write}
      actions={[
        ...(talentId
          ? [{ label: 'View talent', icon: <PersonRegular />, onChoose: () => navigate(`/talent/${talentId}`) }]
          : application.isProcessed
            ? [{ label: 'Turn into talent', icon: <PersonAddRegular />, onChoose: turn }]
            : []),
        { label: 'Application and notes', icon: <NoteEditRegular />, onChoose: write },
        ...(application.waitingPosition
          ? [{ label: 'Move up from the waiting list', icon: <ArrowUpRegular />, onChoose: acts.moveUp }]
          : []),
        ...(application.erasureAskedAt
          ? [{ label: 'Erase', icon: <DeleteRegular />, destructive: true, onChoose: acts.erase }]
          : [{ label: 'Remove', icon: <DeleteRegular />, onChoose: remove }]),
      ]}
    />
  )
}

const ApplicationDialog = later(async () => (await import('./ApplicationDialog.tsx')).ApplicationDialog, asDialog)

const AddTalentDialog = later(
  async () => (await import('../talents/form/AddTalentDialog.tsx')).AddTalentDialog,
  asDialog,
)

/** The badge of a resume that is still being read, or could not be read. */
function readingBadge({ name, isProcessed }: { name?: string | null | undefined; isProcessed: boolean }) {
  if (name === PROCESSING_FAILED) return <StatusBadge label="Processing Failed" tone="red" />
  return isProcessed ? null : <StatusBadge label="Reading resume" tone="grey" />
}

const applicationFragment = graphql`
  fragment ExternalCandidate_application on ExternalApplication {
    id databaseId talentId name role status techStack matchPercentage notes resumeUrl isProcessed
    createdAt waitingPosition erasureAskedAt
    ...ApplicationMarks_application
    ...ApplicationDialog_application
  }
`

const dealFragment = graphql`
  fragment ExternalCandidate_deal on Deal { id title }
`

const removeMutation = graphql`
  mutation ExternalCandidateRemoveMutation($input: RemoveApplicationInput!) {
    removeApplication(input: $input) {
      deal {
        applications { id }
        ...ApplicationLimit_deal
        ...DealTimeline_deal
      }
    }
  }
`

/** The resume's data, which only the form of the new talent shows. */
const query = graphql`
  query ExternalCandidateQuery($id: ID!) {
    node(id: $id) { ...AddTalentDialog_application @alias(as: "application") }
  }
`
