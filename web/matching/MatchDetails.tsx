import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, readInlineData } from 'react-relay'
import type { MatchDetails_match$key } from '../__generated__/MatchDetails_match.graphql.ts'
import type { MatchDetailsWhereabouts_match$key } from '../__generated__/MatchDetailsWhereabouts_match.graphql.ts'
import { Fact, FactList } from '../components/FactList.tsx'
import { Pills } from '../components/Pills.tsx'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { talentStatusWords } from '../components/statuses.ts'

/** What a match rests on, so that a recruiter can check it: every skill asked for, and the profile's own words. */
export function MatchDetails({ match: key }: { match: MatchDetails_match$key }) {
  const { relevantSkills, missingSkills, evidence } = readInlineData(fragment, key)
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <FactList>
        <Fact name="Relevant">
          <Pills items={relevantSkills} max={null} />
        </Fact>
        <Fact name="Missing">
          <Pills items={missingSkills} max={null} />
        </Fact>
        {evidence.length > 0 && (
          <Fact name="From the profile">
            <ul className={styles.quotes}>
              {evidence.map(quote => (
                <li key={quote}>
                  <q dir="auto">{quote}</q>
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </FactList>
    </div>
  )
}

/** Where in the pipeline the talent is, and which other deals take them up. */
export function Whereabouts({ match: key }: { match: MatchDetailsWhereabouts_match$key }) {
  const {
    talent: { status },
    engagements,
  } = readInlineData(whereaboutsFragment, key)
  const styles = useWhereaboutsStyles()
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
  fragment MatchDetails_match on TalentMatch @inline {
    relevantSkills
    missingSkills
    evidence
  }
`

const whereaboutsFragment = graphql`
  fragment MatchDetailsWhereabouts_match on TalentMatch @inline {
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
  root: { paddingBlockStart: tokens.spacingVerticalM, borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  quotes: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    margin: 0,
    padding: 0,
    maxWidth: '72ch',
    listStyleType: 'none',
    color: tokens.colorNeutralForeground2,
  },
})

const useWhereaboutsStyles = makeStyles({
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
