import { makeStyles, tokens } from '@fluentui/react-components'
import type { FluentIcon } from '@fluentui/react-icons'
import { BriefcaseRegular } from '@fluentui/react-icons/svg/briefcase'
import { BuildingRegular } from '@fluentui/react-icons/svg/building'
import { CodeRegular } from '@fluentui/react-icons/svg/code'
import { CubeRegular } from '@fluentui/react-icons/svg/cube'
import { DataPieRegular } from '@fluentui/react-icons/svg/data-pie'
import { DesignIdeasRegular } from '@fluentui/react-icons/svg/design-ideas'
import { MegaphoneRegular } from '@fluentui/react-icons/svg/megaphone'
import { type TalentArea, talentAreas } from '../../api/talents/words.ts'
import type { ProfileHead_talent$key } from '../__generated__/ProfileHead_talent.graphql.ts'
import { graphql, useFragment } from '../relay/plain.ts'

/** The shortened name, role, seniority, area and companies. */
export function ProfileHead({ talent: key }: { talent: ProfileHead_talent$key }) {
  const { name, role, seniority, area, companies } = useFragment(fragment, key)
  const styles = useStyles()
  const knownArea = area === '%future added value' ? 'OTHER' : area
  const Icon = areaIcons[knownArea]
  const names = companies.split(',').flatMap(company => company.trim() || [])
  return (
    <header>
      <h1 className={styles.name} dir="auto">
        {name}
      </h1>
      <p className={styles.role} dir="auto">
        {[role, seniority].filter(Boolean).join(' · ')}
      </p>
      <div className={styles.badges}>
        <span className={styles.area}>
          <Icon className={styles.icon} />
          {talentAreas[knownArea]}
        </span>
        {names.length > 0 && (
          <span className={styles.companies}>
            <BuildingRegular className={styles.icon} aria-label="Companies" />
            {names.join(', ')}
          </span>
        )}
      </div>
    </header>
  )
}

const badge = {
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: tokens.spacingHorizontalSNudge,
  maxWidth: '100%',
  boxSizing: 'border-box',
  paddingBlock: tokens.spacingVerticalXS,
  paddingInline: tokens.spacingHorizontalMNudge,
  borderRadius: tokens.borderRadiusMedium,
  fontSize: tokens.fontSizeBase300,
  lineHeight: tokens.lineHeightBase300,
  overflowWrap: 'anywhere',
} as const

const areaIcons: Record<TalentArea, FluentIcon> = {
  TECH: CodeRegular,
  DESIGN: DesignIdeasRegular,
  DATA: DataPieRegular,
  MARKETING: MegaphoneRegular,
  PRODUCT: CubeRegular,
  OTHER: BriefcaseRegular,
}

const fragment = graphql`
  fragment ProfileHead_talent on SharedTalent { name role seniority area companies }
`

const useStyles = makeStyles({
  name: {
    margin: 0,
    fontSize: tokens.fontSizeHero900,
    lineHeight: tokens.lineHeightHero900,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.025em',
    overflowWrap: 'anywhere',
  },
  role: {
    margin: `${tokens.spacingVerticalXS} 0 0`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    overflowWrap: 'anywhere',
  },
  badges: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    marginBlockStart: tokens.spacingVerticalL,
  },
  area: { ...badge, backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  companies: { ...badge, backgroundColor: tokens.colorNeutralBackground3, color: tokens.colorNeutralForeground2 },
  icon: { flexShrink: 0, height: '20px', fontSize: '16px' },
})
