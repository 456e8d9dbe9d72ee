import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TalentRate_talent$key } from '../../__generated__/TalentRate_talent.graphql.ts'
import { Dash } from '../../components/Dash.tsx'
import { rateLines } from './rates.ts'

type Props = { talent: TalentRate_talent$key; none?: ReactNode }

/** What the talent asks for: full-time, by the hour, or both, one below the other. */
export function TalentRate({ talent: key, none = <Dash /> }: Props) {
  const styles = useStyles()
  const lines = rateLines(useFragment(fragment, key))
  if (lines.length === 0) return none
  return (
    <span className={styles.root}>
      {lines.map(({ type, amount }) => (
        <span key={type} className={styles.line} title={amount}>
          <span className={styles.type}>{type}</span> {amount}
        </span>
      ))}
    </span>
  )
}

const fragment = graphql`
  fragment TalentRate_talent on Talent {
    preferredRateType
    minFullTimeRate
    maxFullTimeRate
    minHourlyRate
    maxHourlyRate
    preferredFullTimeRate
    preferredHourlyRate
  }
`

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  line: { overflow: 'hidden', textOverflow: 'ellipsis', fontVariantNumeric: 'tabular-nums' },
  type: { color: tokens.colorNeutralForeground3 },
})
