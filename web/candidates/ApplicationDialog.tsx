import { Textarea } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import { updateApplicationRules } from '../../api/applications/rules.ts'
import type { ApplicationDialog_application$key } from '../__generated__/ApplicationDialog_application.graphql.ts'
import type { ApplicationDialogMutation } from '../__generated__/ApplicationDialogMutation.graphql.ts'
import { useToast } from '../components/Toasts.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { FormField } from '../forms/FormField.tsx'
import { rulesFor } from '../forms/rulesFor.ts'
import { useRulesForm } from '../forms/useRulesForm.ts'
import { serverMessage } from '../relay/ProblemError.ts'
import { useMutation } from '../relay/useMutation.ts'
import { ApplicationFacts } from './ApplicationFacts.tsx'
import { applicantName } from './applicants.ts'

type Props = { application: ApplicationDialog_application$key; onClose: () => void }

/** What somebody has sent with their application, and what we note of it. */
export function ApplicationDialog({ application: key, onClose }: Props) {
  const application = useFragment(fragment, key)
  const toast = useToast()
  const [commit] = useMutation<ApplicationDialogMutation>(mutation)
  const form = useRulesForm(notesRules, { notes: application.notes ?? '' })

  const props = form.props({
    async save(values) {
      await commit({ input: { id: application.databaseId, ...values } })
      toast({ title: 'Notes saved' })
      onClose()
    },
    onFailed(error) {
      const text = serverMessage(error, 'There was an error saving the notes. Please try again.')
      toast({ title: 'Error', text, intent: 'error' })
    },
  })

  return (
    <FormDialog
      title={`Application of ${applicantName(application.name)}`}
      form={props}
      dirty={form.dirty}
      busy={form.busy}
      action={{ label: 'Save', working: 'Saving...' }}
      onClose={onClose}
    >
      <ApplicationFacts application={application} />
      <FormField label="Notes" error={form.errors.notes}>
        <Textarea
          name="notes"
          rows={6}
          resize="vertical"
          value={form.values.notes}
          onChange={(_, { value }) => form.set('notes', value)}
        />
      </FormField>
    </FormDialog>
  )
}

const notesRules = rulesFor(updateApplicationRules, ({ notes }: { notes: string }) => ({ notes }))

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
