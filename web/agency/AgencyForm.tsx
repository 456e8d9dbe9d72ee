import { Button } from '@fluentui/react-components'
import { useRef, useState } from 'react'
import { graphql } from 'react-relay'
import { updateAgencyRules } from '../../api/agency/rules.ts'
import { agencyLabels } from '../../api/agency/words.ts'
import type { AgencyFormLatestQuery } from '../__generated__/AgencyFormLatestQuery.graphql.ts'
import type { AgencyFormLogoMutation } from '../__generated__/AgencyFormLogoMutation.graphql.ts'
import type { AgencyFormMutation } from '../__generated__/AgencyFormMutation.graphql.ts'
import type { agencyFields_agency$key } from '../__generated__/agencyFields_agency.graphql.ts'
import { isProblem, ProblemError } from '../components/ProblemError.ts'
import { Card } from '../components/Section.tsx'
import { formRules } from '../forms/changes.ts'
import { errorOf, Fields } from '../forms/FieldRows.tsx'
import { FormCard } from '../forms/FormCard.tsx'
import { inputOf } from '../forms/fields.tsx'
import { UploadField } from '../forms/UploadField.tsx'
import { usePreview } from '../forms/usePreview.ts'
import { useMutation } from '../relay/useMutation.ts'
import { withReason } from '../relay/useRecordAction.ts'
import { useEditForm } from '../relay/useRecordForm.tsx'
import { AgencySample } from './AgencySample.tsx'
import { type AgencyFormState, type AgencyValues, agencyFields, openedAgency } from './agencyFields.tsx'
import { WarningChoices } from './WarningChoices.tsx'

type Props = { agency: { name: string } & agencyFields_agency$key; className: string }

/** For admins: the form, and beside it what clients will see. */
export function AgencyForm({ agency, className }: Props) {
  const form = useAgencyForm(agency)
  const { name, logoUrl, logoFile, color, footer, blocking } = form.values
  const preview = usePreview(logoFile)
  return (
    <div className={className}>
      <FormCard title="Appearance and rules" form={form} action="Save settings" working="Saving...">
        <Fields
          form={form}
          slots={{
            logoUrl: <LogoField form={form} />,
            blocking: <WarningChoices chosen={blocking} onChange={chosen => form.set('blocking', chosen)} />,
          }}
        />
      </FormCard>
      <Card title="How clients see it">
        <AgencySample
          name={name.trim() || agency.name}
          logoUrl={preview ?? logoUrl}
          color={color}
          footer={footer.trim()}
        />
      </Card>
    </div>
  )
}

function useAgencyForm(agency: agencyFields_agency$key) {
  const [opened] = useState(() => openedAgency(agency))
  const [updateAgency] = useMutation<AgencyFormMutation>(mutation)
  const [uploadLogo] = useMutation<AgencyFormLogoMutation>(logoMutation)
  return useEditForm({
    noun: 'agency',
    fields: agencyFields,
    opened,
    latest: { query: latestQuery, read: (answer: AgencyFormLatestQuery['response']) => openedAgency(answer.agency) },
    rulesFrom: before => formRules({ rules: updateAgencyRules, toInput, before }),
    async prepare(change, { logoFile }) {
      if (!logoFile) return change
      const answer = await uploadLogo({ input: { file: logoFile } }).catch(underTheLogo)
      return answer ? { ...change, logoUrl: answer.uploadLogo.url } : change
    },
    update: ({ id: _one, ...input }) =>
      updateAgency(
        { input },
        {
          updater(store) {
            const changed = store.getRootField('updateAgency').getLinkedRecord('agency')
            store.getRoot().setLinkedRecord(changed, 'agency')
          },
        },
      ),
    saved: { title: 'Settings saved', text: 'Clients see them at once, and new PDFs have them.' },
    failed: withReason('Failed to save the settings', 'Please try again.'),
  })
}

const toInput = (values: AgencyValues) => inputOf(agencyFields, values)

function underTheLogo(error: unknown): never {
  if (!isProblem(error)) throw error
  throw new ProblemError(error.code, error.message, { fields: { logoUrl: error.message } })
}

function LogoField({ form }: { form: AgencyFormState }) {
  const { logoUrl, logoFile } = form.values
  const root = useRef<HTMLDivElement>(null)
  const remove = () => {
    // The pressed button goes away.
    root.current?.querySelector('input')?.focus()
    form.set('logoUrl', '')
  }
  return (
    <div ref={root}>
      <UploadField
        kind="LOGO"
        label={agencyLabels.logoUrl}
        hint="PNG or JPEG, at most 1 MB"
        error={errorOf(form, 'logoUrl')}
        file={logoFile}
        onChange={file => form.set('logoFile', file)}
      />
      {logoUrl && !logoFile && (
        <Button size="small" appearance="subtle" onClick={remove}>
          Remove the current logo
        </Button>
      )}
    </div>
  )
}

const latestQuery = graphql`
  query AgencyFormLatestQuery {
    agency { ...agencyFields_agency }
  }
`

const mutation = graphql`
  mutation AgencyFormMutation($input: UpdateAgencyInput!) {
    updateAgency(input: $input) {
      agency { version name logoUrl color footer ...agencyFields_agency }
    }
  }
`

const logoMutation = graphql`
  mutation AgencyFormLogoMutation($input: UploadFileInput!) {
    uploadLogo(input: $input) { url }
  }
`
