import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, readInlineData } from 'react-relay'
import type { Whereabouts_match$key } from '../__generated__/Whereabouts_match.graphql.ts'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { talentStatusWords } from '../components/statuses.ts'

/** Where in the pipeline the talent is, and which other deals take them up. */
export function Whereabouts({ match: key }: { match: Whereabouts_match$key }) {
  const {
    talent: { status },
    engagements,
  } = readInlineData(fragment, key)
  const styles = useStyles()
  return (
    <div className={styles.root}>
      {status !== '%future added value' && <StatusBadge {...talentStatusWords[status]} />}
      {engagements.map(({ stage, dealId, dealTitle, companyName }) => (
        <span key={dealId}>
          {stage === 'PLACED' ? 'Placed' : 'In interview'}: {dealTitle}, {companyName}
        </span>
      ))}
    </div>
  )
}

const fragment = graphql`
  fragment Whereabouts_match on TalentMatch @inline {
    talent {
      status
    }
    engagements {
      stage
      dealId
      dealTitle
      companyName
    }
  }
`

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
})
