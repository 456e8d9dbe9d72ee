import { graphql, useFragment } from 'react-relay'
import { updateApplicationRules } from '../../api/applications/rules.ts'
import { applicationLabels } from '../../api/applications/words.ts'
import type { ApplicationDialog_application$key } from '../__generated__/ApplicationDialog_application.graphql.ts'
import type { ApplicationDialogMutation } from '../__generated__/ApplicationDialogMutation.graphql.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { Fields, labelled, text, valuesOf } from '../forms/fields.tsx'
import { useMutation } from '../relay/useMutation.ts'
import { withReason } from '../relay/useRecordAction.ts'
import { useRecordForm } from '../relay/useRecordForm.tsx'
import { ApplicationFacts } from './ApplicationFacts.tsx'
import { applicantName } from './applicants.ts'

type Props = { application: ApplicationDialog_application$key; onClose: () => void }

/** What somebody has sent with their application, and what we note of it. */
export function ApplicationDialog({ application: key, onClose }: Props) {
  const application = useFragment(fragment, key)
  const [updateApplication] = useMutation<ApplicationDialogMutation>(mutation)
  const form = useRecordForm({
    fields,
    values: valuesOf(fields, application),
    rules: updateApplicationRules,
    save: notes => updateApplication({ input: { id: application.databaseId, ...notes } }),
    saved: { title: 'Notes saved' },
    failed: withReason('Error', 'There was an error saving the notes. Please try again.'),
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={`Application of ${applicantName(application.name)}`}
      form={form}
      action={{ label: 'Save', working: 'Saving...' }}
      onClose={onClose}
    >
      <ApplicationFacts application={application} />
      <Fields form={form} />
    </FormDialog>
  )
}

const fields = labelled(applicationLabels, { notes: text({ rows: 6 }) })

const fragment = graphql`
  fragment ApplicationDialog_application on ExternalApplication {
    databaseId
    name
    notes
    ...ApplicationFacts_application
  }
`

const mutation = graphql`
  mutation ApplicationDialogMutation($input: UpdateApplicationInput!) {
    updateApplication(input: $input) {
      application {
        notes
        updatedAt
        deal {
          ...DealTimeline_deal
        }
      }
    }
  }
`
