import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { CompanyCard_company$key } from '../../__generated__/CompanyCard_company.graphql.ts'
import { Link } from '../../app/links.tsx'
import { CompanyAvatar } from '../../components/CompanyAvatar.tsx'
import { formatMoney } from '../../components/money.ts'
import { useCardStyles } from '../../components/useCardStyles.ts'
import { CompanyActions } from './CompanyActions.tsx'
import { CompanyStatus } from './CompanyStatus.tsx'

type Props = { company: CompanyCard_company$key; onDeleted: () => void }

/** A company on a narrow screen, where a row of the table would not fit. Pressing anywhere opens its page. */
export function CompanyCard({ company: key, onDeleted }: Props) {
  const company = useFragment(fragment, key)
  const card = useCardStyles()
  const styles = useStyles()
  const { filledDealsCount: filled } = company
  return (
    <li className={card.root}>
      <CompanyAvatar name={company.name} size={40} />
      <div className={card.main}>
        <Link to={`/companies/${company.databaseId}`} className={styles.name}>
          <bdi>{company.name}</bdi>
        </Link>
        <span className={styles.line}>{company.mainStakeholder}</span>
        <span className={styles.facts}>
          Billing {formatMoney(company.billing || '$0')} · {filled} filled {filled === 1 ? 'deal' : 'deals'}
        </span>
        <div className={styles.controls}>
          <CompanyStatus company={company} />
        </div>
      </div>
      <div className={styles.actions}>
        <CompanyActions company={company} onDeleted={onDeleted} />
      </div>
    </li>
  )
}

const fragment = graphql`
  fragment CompanyCard_company on Company {
    databaseId
    name
    mainStakeholder
    billing
    filledDealsCount
    ...CompanyStatus_company
    ...CompanyActions_company
  }
`

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const useStyles = makeStyles({
  name: {
    ...clipped,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { color: tokens.colorNeutralForeground1 },
    '::after': { content: '""', position: 'absolute', inset: 0 },
  },
  line: clipped,
  facts: {
    ...clipped,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  // Above the link that covers the whole card.
  controls: { position: 'relative', zIndex: 1, alignSelf: 'flex-start', paddingBlockStart: tokens.spacingVerticalS },
  actions: { position: 'relative', zIndex: 1, marginInlineStart: 'auto' },
})
