import { Link } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import { updateApplicationRules } from '../../api/applications/rules.ts'
import { applicationLabels } from '../../api/applications/words.ts'
import type {
  ApplicationDialog_application$data,
  ApplicationDialog_application$key,
} from '../__generated__/ApplicationDialog_application.graphql.ts'
import type { useCandidateActionsApplicationMutation } from '../__generated__/useCandidateActionsApplicationMutation.graphql.ts'
import { Fact, FactList } from '../components/FactList.tsx'
import { mailLink } from '../components/format.ts'
import { PhoneText } from '../components/PhoneText.tsx'
import { Pills } from '../components/Pills.tsx'
import { FoldedText } from '../components/texts.tsx'
import { Fields } from '../forms/FieldRows.tsx'
import { labelled, text, valuesOf } from '../forms/fields.tsx'
import { RecordDialog } from '../relay/RecordDialog.tsx'
import { useMutation } from '../relay/useMutation.ts'
import { withReason } from '../relay/useRecordAction.ts'
import { applicantName } from './applicants.ts'
import { ResumeLink } from './ResumeLink.tsx'
import { updateApplication } from './useCandidateActions.ts'

type Props = { application: ApplicationDialog_application$key; onClose: () => void }

/** The dialog that shows an application and edits its notes. */
export function ApplicationDialog({ application: key, onClose }: Props) {
  const application = useFragment(fragment, key)
  const [update] = useMutation<useCandidateActionsApplicationMutation>(updateApplication)
  return (
    <RecordDialog
      title={`Application of ${applicantName(application.name)}`}
      action="Save"
      fields={fields}
      values={valuesOf(fields, application)}
      rules={updateApplicationRules}
      save={notes => update({ input: { id: application.databaseId, ...notes } })}
      saved={{ title: 'Notes saved' }}
      failed={withReason('Error', 'There was an error saving the notes. Please try again.')}
      onClose={onClose}
    >
      {form => (
        <>
          <Facts {...application} />
          <Fields form={form} />
        </>
      )}
    </RecordDialog>
  )
}

function Facts({
  name,
  role,
  email,
  phone,
  phoneNumbers,
  techStack,
  coverLetter,
  resumeUrl,
  source,
  viaToken,
  answers,
}: ApplicationDialog_application$data) {
  return (
    <FactList>
      {role && <Fact name="Role">{role}</Fact>}
      {email && (
        <Fact name="Email">
          <Link href={mailLink(email)}>{email}</Link>
        </Fact>
      )}
      {phone && (
        <Fact name="Phone">
          <PhoneText phone={phone} numbers={phoneNumbers} />
        </Fact>
      )}
      {source && <Fact name="Source">{source}</Fact>}
      {viaToken && <Fact name="Sent by">API token “{viaToken}”</Fact>}
      <Fact name="File">
        <ResumeLink name={applicantName(name)} url={resumeUrl} />
      </Fact>
      {techStack.length > 0 && (
        <Fact name="Tech stack">
          <Pills items={techStack} max={null} />
        </Fact>
      )}
      {answers.map(({ question, answer, isWrong }) => (
        <Fact key={question} name={question}>
          {answer}
          {isWrong && ' (knockout)'}
        </Fact>
      ))}
      {coverLetter && (
        <Fact name="Cover letter">
          <FoldedText text={coverLetter} />
        </Fact>
      )}
    </FactList>
  )
}

const fields = labelled(applicationLabels, { notes: text({ rows: 6 }) })

const fragment = graphql`
  fragment ApplicationDialog_application on ExternalApplication {
    databaseId name role email phone techStack coverLetter resumeUrl source viaToken notes
    phoneNumbers { text href }
    answers { question answer isWrong }
  }
`
