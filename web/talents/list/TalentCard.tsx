import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { TalentCard_talent$key } from '../../__generated__/TalentCard_talent.graphql.ts'
import { Link } from '../../app/links.tsx'
import { PersonAvatar } from '../../components/PersonAvatar.tsx'
import { Pills } from '../../components/Pills.tsx'
import { areaWord } from '../../components/statuses.ts'
import { useCardStyles } from '../../components/useCardStyles.ts'
import { firstCompanies } from './companies.ts'
import { LinkedInLink } from './LinkedInLink.tsx'
import { PortfolioLink } from './PortfolioLink.tsx'
import { TalentActions } from './TalentActions.tsx'
import { TalentRate } from './TalentRate.tsx'
import { TalentStatus } from './TalentStatus.tsx'

type Props = { talent: TalentCard_talent$key; onDeleted: () => void }

/** A talent on a narrow screen, where a row of the table would not fit. Pressing anywhere opens the profile. */
export function TalentCard({ talent: key, onDeleted }: Props) {
  const talent = useFragment(fragment, key)
  const card = useCardStyles()
  const styles = useStyles()
  const facts = [areaWord(talent.area), talent.seniority, firstCompanies(talent.companies)]
  return (
    <li className={card.root}>
      <PersonAvatar name={talent.name} pictureUrl={talent.profilePictureUrl} size={40} />
      <div className={card.main}>
        <Link to={`/talent/${talent.databaseId}`} className={styles.name}>
          <bdi>{talent.name}</bdi>
        </Link>
        <span className={styles.line}>{talent.role}</span>
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
        <div className={styles.controls}>
          <TalentStatus talent={talent} />
          <Pills items={['Internal']} />
        </div>
        <div className={styles.more}>
          {talent.techStack.length > 0 && <Pills items={talent.techStack} />}
          <TalentRate talent={talent} none={null} />
        </div>
        <div className={styles.controls}>
          <LinkedInLink talent={talent} none={null} />
          <PortfolioLink talent={talent} none={null} />
        </div>
      </div>
      <div className={styles.actions}>
        <TalentActions talent={talent} onDeleted={onDeleted} />
      </div>
    </li>
  )
}

const fragment = graphql`
  fragment TalentCard_talent on Talent {
    databaseId
    name
    role
    area
    seniority
    techStack
    companies
    profilePictureUrl
    ...TalentStatus_talent
    ...TalentRate_talent
    ...LinkedInLink_talent
    ...PortfolioLink_talent
    ...TalentActions_talent
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
  facts: { ...clipped, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  controls: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
    paddingBlockStart: tokens.spacingVerticalXS,
    // Above the link that covers the whole card.
    '& > *': { position: 'relative', zIndex: 1 },
    ':empty': { display: 'none' },
  },
  more: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalXS,
    minWidth: 0,
    paddingBlockStart: tokens.spacingVerticalXS,
    overflow: 'hidden',
    '& [data-wrap]': { flexWrap: 'wrap' },
    ':empty': { display: 'none' },
  },
  actions: { position: 'relative', zIndex: 1, marginInlineStart: 'auto' },
})
