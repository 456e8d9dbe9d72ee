import { makeStyles, mergeClasses, Select, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { type CompanyStatus, companyStatuses } from '../../../api/companies/words.ts'
import type { CompanyPage_companyHeader$key } from '../../__generated__/CompanyPage_companyHeader.graphql.ts'
import type { CompanyPageQuery } from '../../__generated__/CompanyPageQuery.graphql.ts'
import { needsReload, SectionBoundary, useRetryWhenBack } from '../../app/boundaries.tsx'
import type { PageProps } from '../../app/definePage.tsx'
import { useLastAddress } from '../../app/lastAddress.ts'
import { laterSection } from '../../app/laterSection.tsx'
import { BackLink } from '../../app/links.tsx'
import { PageTitle } from '../../app/PageTitle.tsx'
import { RecordTitle } from '../../app/RecordTitle.tsx'
import { CompanyAvatar } from '../../components/Avatars.tsx'
import { DialogButton } from '../../components/DialogButton.tsx'
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx'
import { laterDialog } from '../../components/laterDialog.tsx'
import { Problem } from '../../components/Problem.tsx'
import { isProblem } from '../../components/ProblemError.ts'
import { ProfileBar } from '../../components/ProfileBar.tsx'
import { ProfileLayout, useProfileLayout } from '../../components/ProfileLayout.tsx'
import { RecordMenu } from '../../components/RecordMenu.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { companyStatusWords } from '../../components/statuses.ts'
import { useRefresh } from '../../list/useRefresh.ts'
import { CompanyReminders } from '../../reminders/Reminders.tsx'
import { useRemindMe } from '../../reminders/useRemindMe.tsx'
import { CompanyShares } from '../../shares/RecordShares.tsx'
import { useCompanyActions } from '../useCompanyActions.ts'
import { CompanyFacts } from './CompanyFacts.tsx'
import { SelectedCandidates } from './SelectedCandidates.tsx'

/** A company's page, or a message if the company could not be loaded. */
export function CompanyPage({ queryRef }: PageProps<CompanyPageQuery>) {
  return (
    <ErrorBoundary resetOn={queryRef} fallback={problem}>
      <Loaded queryRef={queryRef} />
    </ErrorBoundary>
  )
}

function Loaded({ queryRef }: PageProps<CompanyPageQuery>) {
  const { company, viewer } = usePreloadedQuery<CompanyPageQuery>(query, queryRef)
  if (!company || !viewer) return <NotShown />
  return (
    <>
      <RecordTitle to={`/companies/${company.databaseId}`}>{company.name}</RecordTitle>
      <ProfileLayout
        bar={<CompanyHeader company={company} />}
        story={
          <SectionBoundary>
            <SelectedCandidates company={company} />
          </SectionBoundary>
        }
        facts={<CompanyFacts company={company} />}
        more={
          <>
            <SectionBoundary>
              <CompanyShares company={company} />
            </SectionBoundary>
            <CompanyReminders company={company} />
            <CompanyComments company={company} viewer={viewer} />
            <CompanyTimeline company={company} />
          </>
        }
      />
    </>
  )
}

function problem(error: unknown) {
  if (needsReload(error)) throw error
  return <NotShown error={error} />
}

function NotShown({ error }: { error?: unknown }) {
  const styles = useStyles()
  const layout = useProfileLayout()
  const { revalidate, state } = useRevalidator()
  useRetryWhenBack(error, revalidate)
  const reference = isProblem(error) ? error.requestId : undefined
  return (
    <div className={mergeClasses(layout.line, styles.root)}>
      <PageTitle>Company</PageTitle>
      <BackLink to="/companies">Back to Companies</BackLink>
      <Problem
        level="page"
        words={{
          title: 'Error',
          text: 'There was an error loading the company information',
          again: 'Retry',
          reference,
        }}
        busy={state === 'loading'}
        onRetry={revalidate}
      />
    </div>
  )
}

const CompanyComments = laterSection(async () => (await import('../../comments/CommentsCard.tsx')).CompanyComments, 240)

const CompanyTimeline = laterSection(async () => (await import('../../timeline/Timeline.tsx')).CompanyTimeline, 400)

function CompanyHeader({ company: key }: { company: CompanyPage_companyHeader$key }) {
  const company = useFragment(fragment, key)
  const { name, status, setStatus, remove } = useCompanyActions(company)
  const [remindMe, dialog] = useRemindMe({ companyId: company.databaseId })
  const { revalidate } = useRevalidator()
  const reload = () => void revalidate()
  const navigate = useNavigate()
  const list = useLastAddress('/companies')
  const refresh = useRefresh()
  const leave = () => refresh(() => void navigate(list, { replace: true }))
  return (
    <ProfileBar
      back={<BackLink to="/companies">Back to Companies</BackLink>}
      media={stuck => <CompanyAvatar name={name} size={stuck ? 28 : 56} />}
      name={name}
      status={status && <StatusBadge {...companyStatusWords[status]} />}
      actions={
        <>
          {status && (
            <Select
              aria-label="Company status"
              value={status}
              onChange={(_, { value }) => void setStatus(value as CompanyStatus, reload)}
            >
              {Object.entries(companyStatuses).map(([value, word]) => (
                <option key={value} value={value}>
                  {word}
                </option>
              ))}
            </Select>
          )}
          <DialogButton
            appearance="primary"
            icon={<EditRegular />}
            dialog={onClose => <EditCompanyDialog company={company} onSaved={reload} onClose={onClose} />}
          >
            Edit Company
          </DialogButton>
          <RecordMenu
            actions={[
              remindMe,
              {
                label: 'Delete company',
                icon: <DeleteRegular />,
                destructive: true,
                onChoose: () => remove(leave),
              },
            ]}
          />
          {dialog}
        </>
      }
    />
  )
}

const EditCompanyDialog = laterDialog(async () => (await import('../form/EditCompanyDialog.tsx')).EditCompanyDialog)

const query = graphql`
  query CompanyPageQuery($id: Int!) @preloadable {
    company(id: $id) {
      databaseId name
      ...CompanyPage_companyHeader
      ...SelectedCandidates_company
      ...CompanyFacts_company
      ...RecordShares_company
      ...Reminders_company
      ...CommentsCard_company
      ...Timeline_company
    }
    viewer { ...CommentForm_viewer }
  }
`

const fragment = graphql`
  fragment CompanyPage_companyHeader on Company {
    databaseId
    ...companyFields_company
    ...useCompanyActions_company
  }
`

const useStyles = makeStyles({ root: { paddingBlockStart: tokens.spacingVerticalL } })
