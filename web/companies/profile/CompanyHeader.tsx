import { Select } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { graphql, useFragment } from 'react-relay'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { type CompanyStatus, companyStatuses } from '../../../api/companies/words.ts'
import type { CompanyHeader_company$key } from '../../__generated__/CompanyHeader_company.graphql.ts'
import { asDialog } from '../../app/asDialog.tsx'
import { BackLink } from '../../app/BackLink.tsx'
import { useLastAddress } from '../../app/lastAddress.ts'
import { CompanyAvatar } from '../../components/Avatars.tsx'
import { DialogButton } from '../../components/DialogButton.tsx'
import { later } from '../../components/later.tsx'
import { ProfileBar } from '../../components/ProfileBar.tsx'
import { RecordMenu } from '../../components/RecordMenu.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { companyStatusWords } from '../../components/statuses.ts'
import { useRefresh } from '../../list/useRefresh.ts'
import { useRemindMe } from '../../reminders/useRemindMe.tsx'
import { useCompanyActions } from '../useCompanyActions.ts'

/** The company's name, status and actions. Deleting it returns to the list as it was left. */
export function CompanyHeader({ company: key }: { company: CompanyHeader_company$key }) {
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

const EditCompanyDialog = later(async () => (await import('../form/EditCompanyDialog.tsx')).EditCompanyDialog, asDialog)

const fragment = graphql`
  fragment CompanyHeader_company on Company {
    databaseId
    ...companyFields_company
    ...useCompanyActions_company
  }
`
