import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { funnelSteps, sources } from '../../api/revenue/words.ts'
import type { behindDealsQuery } from '../__generated__/behindDealsQuery.graphql.ts'
import type { behindEarningsQuery, RevenueGroup } from '../__generated__/behindEarningsQuery.graphql.ts'
import type { behindFunnelQuery, FunnelSide, FunnelStep } from '../__generated__/behindFunnelQuery.graphql.ts'
import { Link } from '../app/links.tsx'
import { amountOf } from '../billing/marginWords.ts'
import { formatDate } from '../components/format.ts'
import { caption } from '../components/styles.ts'
import { Rows } from './Figure.tsx'
import { monthInWords } from './period.ts'

/** The period of the page, as its first and last month. A `Group` is the group of a figure; a total has no group. */
export type Months = { from: string; to: string }
type Group = { by?: RevenueGroup; rowKey?: string }

/** The placements and months behind an amount. */
export function Earnings({ months, by, rowKey, currency }: Group & { months: Months; currency: string }) {
  const asked = { ...months, by, key: rowKey, currency }
  const { revenue } = useLazyLoadQuery<behindEarningsQuery>(earningsQuery, asked)
  return (
    <Rows>
      {revenue.earnings.map(({ month, margin, companyPays, placement: { deal, company } }) => (
        <DealLine key={`${deal.databaseId} ${month}`} deal={deal}>
          <bdi>{company}</bdi> · {monthInWords(month)} · {amountOf(margin, currency)} of{' '}
          {amountOf(companyPays, currency)}
        </DealLine>
      ))}
    </Rows>
  )
}

/** The deals behind a number of filled deals. */
export function FilledDeals({ months, by, rowKey }: Group & { months: Months }) {
  const { revenue } = useLazyLoadQuery<behindDealsQuery>(dealsQuery, { ...months, by, key: rowKey })
  return (
    <Rows>
      {revenue.filledDeals.map(({ daysToFill, filledAt, source, deal }) => (
        <DealLine key={deal.databaseId} deal={deal}>
          {daysToFill} days, filled {formatDate(filledAt)}
          {source !== '%future added value' && ` · ${sources[source]}`}
        </DealLine>
      ))}
    </Rows>
  )
}

/** The people behind a figure of the funnel. */
export function FunnelPeople({ months, ...asked }: { months: Months; step: FunnelStep; side: FunnelSide }) {
  const { revenue } = useLazyLoadQuery<behindFunnelQuery>(funnelQuery, { ...months, ...asked })
  const styles = useStyles()
  return (
    <Rows>
      {revenue.funnelPeople.map(({ deal, talent, application, reached, since }) => (
        <li key={`${deal.databaseId} ${application ? `a${application.databaseId}` : talent?.databaseId}`}>
          {talent ? (
            <Link to={`/talent/${talent.databaseId}`}>
              <bdi>{talent.name}</bdi>
            </Link>
          ) : (
            <bdi>{application?.name ?? 'An unread application'}</bdi>
          )}{' '}
          for{' '}
          <Link to={`/deals/${deal.databaseId}`}>
            <bdi>{deal.title}</bdi>
          </Link>{' '}
          <span className={styles.quiet}>
            {reached !== '%future added value' && `${funnelSteps[reached]} · `}since {formatDate(since)}
          </span>
        </li>
      ))}
    </Rows>
  )
}

function DealLine({ deal, children }: { deal: { databaseId: number; title: string }; children: ReactNode }) {
  const styles = useStyles()
  return (
    <li>
      <Link to={`/deals/${deal.databaseId}`}>
        <bdi>{deal.title}</bdi>
      </Link>{' '}
      <span className={styles.quiet}>{children}</span>
    </li>
  )
}

const earningsQuery = graphql`
  query behindEarningsQuery($from: String!, $to: String!, $by: RevenueGroup, $key: String, $currency: String!) {
    revenue(from: $from, to: $to) {
      earnings(by: $by, key: $key, currency: $currency) {
        month companyPays margin
        placement { company deal { databaseId title } }
      }
    }
  }
`

const dealsQuery = graphql`
  query behindDealsQuery($from: String!, $to: String!, $by: RevenueGroup, $key: String) {
    revenue(from: $from, to: $to) {
      filledDeals(by: $by, key: $key) { daysToFill filledAt source deal { databaseId title } }
    }
  }
`

const funnelQuery = graphql`
  query behindFunnelQuery($from: String!, $to: String!, $step: FunnelStep!, $side: FunnelSide!) {
    revenue(from: $from, to: $to) {
      funnelPeople(step: $step, side: $side) {
        deal { databaseId title }
        talent { databaseId name }
        application { databaseId name }
        reached
        since
      }
    }
  }
`

const useStyles = makeStyles({ quiet: caption })
