import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { updateAgencyRules } from '../../api/agency/rules.ts'
import { agencyLabels } from '../../api/agency/words.ts'
import type { AgencyPageLatestQuery } from '../__generated__/AgencyPageLatestQuery.graphql.ts'
import type { AgencyPageLogoMutation } from '../__generated__/AgencyPageLogoMutation.graphql.ts'
import type { AgencyPageMutation } from '../__generated__/AgencyPageMutation.graphql.ts'
import type { AgencyPageQuery } from '../__generated__/AgencyPageQuery.graphql.ts'
import type { agencyFields_agency$key } from '../__generated__/agencyFields_agency.graphql.ts'
import type { PageProps } from '../app/definePage.tsx'
import { useCardsLayout } from '../components/CardsSkeleton.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { isProblem, ProblemError } from '../components/ProblemError.ts'
import { Card } from '../components/Section.tsx'
import { column } from '../components/styles.ts'
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

/** The agency's name, logo, colour and footer with a sample of the client's page, and its rules for submissions. */
export function AgencyPage({ queryRef }: PageProps<AgencyPageQuery>) {
  const { viewer, agency } = usePreloadedQuery<AgencyPageQuery>(query, queryRef)
  const styles = useStyles()
  const columns = mergeClasses(useCardsLayout().columns, styles.columns)
  const form = useFocusKept(agency.version)
  return (
    <>
      <PageHeader title="Agency settings" />
      {viewer?.role === 'ADMIN' ? (
        // Saving makes a new version: the key changes, which resets the form to the saved values.
        <div ref={form}>
          <AgencyForm key={agency.version} agency={agency} className={columns} />
        </div>
      ) : (
        <div className={columns}>
          <p className={styles.note}>Admins can change this.</p>
          <Card title="How clients see it">
            <AgencySample {...agency} />
          </Card>
        </div>
      )}
    </>
  )
}

/** Returns the focus to the save button after the form was reset to a new version. */
function useFocusKept(version: number) {
  const form = useRef<HTMLDivElement>(null)
  const shown = useRef(version)
  useEffect(() => {
    if (shown.current === version) return
    shown.current = version
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }, [version])
  return form
}

type Props = { agency: { name: string } & agencyFields_agency$key; className: string }

/** The form for admins, beside a sample of the client's page. */
function AgencyForm({ agency, className }: Props) {
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
  const [updateAgency] = useMutation<AgencyPageMutation>(mutation)
  const [uploadLogo] = useMutation<AgencyPageLogoMutation>(logoMutation)
  return useEditForm({
    noun: 'agency',
    fields: agencyFields,
    opened,
    latest: { query: latestQuery, read: (answer: AgencyPageLatestQuery['response']) => openedAgency(answer.agency) },
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
    // The pressed button is removed, so the input gets the focus.
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

const query = graphql`
  query AgencyPageQuery @preloadable {
    viewer { role }
    agency { version name logoUrl color footer ...agencyFields_agency }
  }
`

const latestQuery = graphql`
  query AgencyPageLatestQuery {
    agency { ...agencyFields_agency }
  }
`

const mutation = graphql`
  mutation AgencyPageMutation($input: UpdateAgencyInput!) {
    updateAgency(input: $input) {
      agency { version name logoUrl color footer ...agencyFields_agency }
    }
  }
`

const logoMutation = graphql`
  mutation AgencyPageLogoMutation($input: UploadFileInput!) {
    uploadLogo(input: $input) { url }
  }
`

const useStyles = makeStyles({
  columns: {
    // The form is narrower than the sample.
    '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 560px) minmax(0, 1fr)' },
    '& > *': column,
  },
  note: { gridColumn: '1 / -1', margin: 0, color: tokens.colorNeutralForeground3 },
})
