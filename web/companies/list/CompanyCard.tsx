import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { CompanyCard_company$key } from '../../__generated__/CompanyCard_company.graphql.ts'
import { CompanyAvatar } from '../../components/CompanyAvatar.tsx'
import { formatMoney } from '../../components/money.ts'
import { RecordCard } from '../../list/RecordCard.tsx'
import { CompanyActions, CompanyStatus } from './CompanyActions.tsx'

type Props = { company: CompanyCard_company$key; onDeleted: () => void }

/** A company on a narrow screen. */
export function CompanyCard({ company: key, onDeleted }: Props) {
  const company = useFragment(fragment, key)
  const styles = useStyles()
  const { filledDealsCount: filled } = company
  return (
    <RecordCard
      media={<CompanyAvatar name={company.name} size={40} />}
      to={`/companies/${company.databaseId}`}
      name={company.name}
      line={company.mainStakeholder}
      facts={`Billing ${formatMoney(company.billing || '$0')} · ${filled} filled ${filled === 1 ? 'deal' : 'deals'}`}
      actions={<CompanyActions company={company} onDeleted={onDeleted} />}
    >
      <div className={styles.controls}>
        <CompanyStatus company={company} />
      </div>
    </RecordCard>
  )
}

const fragment = graphql`
  fragment CompanyCard_company on Company {
    databaseId
    name
    mainStakeholder
    billing
    filledDealsCount
    ...CompanyActionsStatus_company
    ...CompanyActions_company
  }
`

const useStyles = makeStyles({
  // Above the link that covers the whole card.
  controls: { position: 'relative', zIndex: 1, alignSelf: 'flex-start', paddingBlockStart: tokens.spacingVerticalS },
})
