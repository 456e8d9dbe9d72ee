import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { NoteEditRegular } from '@fluentui/react-icons/svg/note-edit'
import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add'
import { startTransition, useState } from 'react'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { PROCESSING_FAILED } from '../../api/applications/rules.ts'
import type { CandidateStatus } from '../../api/candidates/words.ts'
import type { AddTalentDialog_application$key } from '../__generated__/AddTalentDialog_application.graphql.ts'
import type { ExternalCandidate_application$key } from '../__generated__/ExternalCandidate_application.graphql.ts'
import type {
  ExternalCandidate_deal$data,
  ExternalCandidate_deal$key,
} from '../__generated__/ExternalCandidate_deal.graphql.ts'
import type { ExternalCandidateMoveMutation } from '../__generated__/ExternalCandidateMoveMutation.graphql.ts'
import type { ExternalCandidateQuery } from '../__generated__/ExternalCandidateQuery.graphql.ts'
import type { ExternalCandidateRemoveMutation } from '../__generated__/ExternalCandidateRemoveMutation.graphql.ts'
import { lazyDialog } from '../app/lazyDialog.tsx'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { StatusSelect } from '../components/StatusSelect.tsx'
import { candidateStatusWords } from '../components/statuses.ts'
import { useToast } from '../components/Toasts.tsx'
import { isProblem, serverMessage } from '../relay/ProblemError.ts'
import { useRecordAction } from '../relay/useRecordAction.ts'
import { ApplicationDialog } from './ApplicationDialog.tsx'
import { applicantName, knownStatus } from './applicants.ts'
import { CandidateCard } from './CandidateCard.tsx'
import { CandidateRow } from './CandidateRow.tsx'
import { dropFromDeal, moveTo } from './candidateActions.ts'
import { NotesButton } from './NotesButton.tsx'
import { ResumeLink } from './ResumeLink.tsx'

type Props = { application: ExternalCandidate_application$key; deal: ExternalCandidate_deal$key; narrow: boolean }

/** Somebody from outside who has applied. */
export function ExternalCandidate({ application: applicationKey, deal: dealKey, narrow }: Props) {
  const application = useFragment(applicationFragment, applicationKey)
  const deal = useFragment(dealFragment, dealKey)
  const { id, databaseId, talentId } = application
  const name = applicantName(application.name)
  const [open, setOpen] = useState(false)
  const { move, remove } = useActions({ id, databaseId, name }, deal)
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
      {turning.applicant && <AddTalentDialog applicant={turning.applicant} onClose={turning.close} />}
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

type Who = { id: string; databaseId: number; name: string }

function useActions({ id, databaseId, name }: Who, deal: ExternalCandidate_deal$data) {
  const [move] = useRecordAction<ExternalCandidateMoveMutation>(moveMutation)
  const [remove] = useRecordAction<ExternalCandidateRemoveMutation>(removeMutation)
  const environment = useRelayEnvironment()
  return {
    move: (status: CandidateStatus) => move({ input: { id: databaseId, status } }, moveTo(status, id)),
    remove: () =>
      remove(
        { input: { id: databaseId } },
        {
          ask: {
            title: 'Remove application?',
            text: `Are you sure you want to remove the application of ${name} for ${deal.title}? The resume is deleted, too. This action cannot be undone.`,
            action: 'Remove',
            destructive: true,
          },
          done: { title: 'Application removed' },
          failed: error =>
            isProblem(error, 'NOT_FOUND')
              ? { title: 'Application already removed', intent: 'success' }
              : { title: 'Error', text: 'There was an error removing the application. Please try again.' },
          onGone: () => dropFromDeal(environment, { deal: deal.id, list: 'applications', id }),
        },
      ),
  }
}

/** The applicant who becomes a talent: all that their resume says is asked for when the form is opened. */
function useTurnIntoTalent(id: string) {
  const environment = useRelayEnvironment()
  const toast = useToast()
  const [applicant, setApplicant] = useState<AddTalentDialog_application$key>()

  async function open() {
    try {
      const answer = await fetchQuery<ExternalCandidateQuery>(environment, query, { id }).toPromise()
      const found = answer?.node?.application
      // The form's code may still be on its way: the page stays until it is there.
      if (found) startTransition(() => setApplicant(found))
      else toast({ title: 'Application not found', text: 'It was removed by somebody else.', intent: 'error' })
    } catch (error) {
      const text = serverMessage(error, 'Please try again.')
      toast({ title: 'The application could not be opened', text, intent: 'error' })
    }
  }
  return { applicant, open, close: () => setApplicant(undefined) }
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

const moveMutation = graphql`
  mutation ExternalCandidateMoveMutation($input: UpdateApplicationInput!) {
    updateApplication(input: $input) {
      application {
        status
        updatedAt
        deal {
          ...DealTimeline_deal
        }
      }
    }
  }
`

const removeMutation = graphql`
  mutation ExternalCandidateRemoveMutation($input: RemoveApplicationInput!) {
    removeApplication(input: $input) {
      deal {
        applications {
          id
        }
        ...ApplicationLimit_deal
        ...DealTimeline_deal
      }
    }
  }
`

const query = graphql`
  query ExternalCandidateQuery($id: ID!) {
    node(id: $id) {
      ...AddTalentDialog_application @alias(as: "application")
    }
  }
`
