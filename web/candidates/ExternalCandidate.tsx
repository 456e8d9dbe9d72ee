import { makeStyles, tokens } from '@fluentui/react-components'
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { NoteEditRegular } from '@fluentui/react-icons/svg/note-edit'
import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { emailFailures } from '../../api/applications/words.ts'
import { PROCESSING_FAILED } from '../../api/candidates/words.ts'
import type { AddTalentDialog_application$key } from '../__generated__/AddTalentDialog_application.graphql.ts'
import type { ExternalCandidate_application$key } from '../__generated__/ExternalCandidate_application.graphql.ts'
import type { ExternalCandidate_applicationMarks$key } from '../__generated__/ExternalCandidate_applicationMarks.graphql.ts'
import type { ExternalCandidate_deal$key } from '../__generated__/ExternalCandidate_deal.graphql.ts'
import type { ExternalCandidateEraseMutation } from '../__generated__/ExternalCandidateEraseMutation.graphql.ts'
import type { ExternalCandidateMoveUpMutation } from '../__generated__/ExternalCandidateMoveUpMutation.graphql.ts'
import type { ExternalCandidateQuery } from '../__generated__/ExternalCandidateQuery.graphql.ts'
import { useDialog } from '../components/DialogHost.tsx'
import { formatDay } from '../components/format.ts'
import { laterDialog } from '../components/laterDialog.tsx'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { useOpened } from '../relay/useOpened.ts'
import { useRecordAction } from '../relay/useRecordAction.ts'
import { applicantName } from './applicants.ts'
import { Candidate } from './Candidate.tsx'
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

const ApplicationDialog = laterDialog(async () => (await import('./ApplicationDialog.tsx')).ApplicationDialog)

const AddTalentDialog = laterDialog(async () => (await import('../talents/form/AddTalentDialog.tsx')).AddTalentDialog)

/** The badge of a resume that is still being read or could not be read; null for a resume that was read. */
function readingBadge({ name, isProcessed }: { name?: string | null | undefined; isProcessed: boolean }) {
  if (name === PROCESSING_FAILED) return <StatusBadge label="Processing Failed" tone="red" />
  return isProcessed ? null : <StatusBadge label="Reading resume" tone="grey" />
}

/**
 * The facts about an application that staff should see at once: knockout answers, another application of the same
 * person, the waiting list, withdrawal, erasure, a resume that was not read and an e-mail that was not delivered.
 */
function ApplicationMarks({ application: key }: { application: ExternalCandidate_applicationMarks$key }) {
  const { answers, email, ...marks } = useFragment(fragment, key)
  const {
    waitingPosition,
    withdrawnAt,
    erasureAskedAt,
    appliedBeforeAt,
    appliedAgainAt,
    readingProblem,
    emailFailure,
  } = marks
  const styles = useStyles()
  const wrong = answers.filter(({ isWrong }) => isWrong)
  if (wrong.length === 0 && !Object.values(marks).some(Boolean)) return null
  return (
    <span className={styles.applicationMarks}>
      {erasureAskedAt && <StatusBadge label="Asks for erasure" tone="red" />}
      {appliedBeforeAt && <StatusBadge label={`Applied before, ${formatDay(appliedBeforeAt)}`} tone="amber" />}
      {appliedAgainAt && <StatusBadge label={`Applied again, ${formatDay(appliedAgainAt)}`} tone="amber" />}
      {waitingPosition && <StatusBadge label={`Waiting list, number ${waitingPosition}`} tone="grey" />}
      {withdrawnAt && <StatusBadge label="Withdrew" tone="grey" />}
      {readingProblem && <span className={styles.trouble}>The resume could not be read: {readingProblem}</span>}
      {emailFailure && (
        <span className={styles.trouble}>
          The e-mail to {email} could not be delivered: {reasons[emailFailure] ?? 'the reason is unknown'}.
        </span>
      )}
      {wrong.map(({ question, answer }) => (
        <span key={question} className={styles.trouble} title={`${question} ${answer}`}>
          Knockout: {question} {answer}
        </span>
      ))}
    </span>
  )
}

/** The words for each reason, typed to allow unknown reasons, which a newer API may return. */
const reasons: Readonly<Record<string, string>> = emailFailures

/** The actions that move an applicant up from the waiting list, and erase an application on the applicant's request. */
function useApplicationActs(id: number, name: string) {
  const [moveUp] = useRecordAction<ExternalCandidateMoveUpMutation>(moveUpMutation)
  const [erase] = useRecordAction<ExternalCandidateEraseMutation>(eraseMutation)
  const input = { id }
  return {
    moveUp: () =>
      moveUp(
        { input },
        {
          done: { title: 'Moved up', text: `${name} left the waiting list.` },
          failed: { title: 'Error', text: 'The applicant could not be moved up. Please try again.' },
        },
      ),
    erase: () =>
      erase(
        { input },
        {
          ask: {
            title: `Erase the application of ${name}?`,
            text: `The application of ${name}, the resume and all notes are erased. The timeline only records that it happened. This action cannot be undone.`,
            action: 'Erase',
            destructive: true,
          },
          done: { title: 'Application erased' },
          failed: {
            title: 'Error',
            text: 'The application could not be erased. If the applicant is a talent, delete the talent first.',
          },
        },
      ),
  }
}

const applicationFragment = graphql`
  fragment ExternalCandidate_application on ExternalApplication {
    id databaseId talentId name role status techStack matchPercentage notes resumeUrl isProcessed
    createdAt waitingPosition erasureAskedAt
    ...ExternalCandidate_applicationMarks
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
        ...DealPage_applicationLimit
        ...Timeline_deal
      }
    }
  }
`

/** The query of the resume's data, which only the form of the new talent needs. */
const query = graphql`
  query ExternalCandidateQuery($id: ID!) {
    node(id: $id) { ...AddTalentDialog_application @alias(as: "application") }
  }
`

const fragment = graphql`
  fragment ExternalCandidate_applicationMarks on ExternalApplication {
    answers { question answer isWrong }
    waitingPosition withdrawnAt erasureAskedAt appliedBeforeAt appliedAgainAt readingProblem email emailFailure
  }
`

const moveUpMutation = graphql`
  mutation ExternalCandidateMoveUpMutation($input: MoveUpApplicationInput!) {
    moveUpApplication(input: $input) {
      deal {
        ...Candidates_applications
        ...DealPage_applicationLimit
        ...Timeline_deal
      }
    }
  }
`

const eraseMutation = graphql`
  mutation ExternalCandidateEraseMutation($input: EraseApplicationInput!) {
    eraseApplication(input: $input) {
      deal {
        ...Candidates_applications
        ...DealPage_applicationLimit
        ...Timeline_deal
      }
    }
  }
`

const useStyles = makeStyles({
  applicationMarks: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    fontWeight: tokens.fontWeightRegular,
  },
  trouble: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorStatusDangerForeground1,
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
  },
})
