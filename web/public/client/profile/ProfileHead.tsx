import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { FluentIcon } from '@fluentui/react-icons'
import { BriefcaseRegular } from '@fluentui/react-icons/svg/briefcase'
import { BuildingRegular } from '@fluentui/react-icons/svg/building'
import { CodeRegular } from '@fluentui/react-icons/svg/code'
import { CubeRegular } from '@fluentui/react-icons/svg/cube'
import { DataPieRegular } from '@fluentui/react-icons/svg/data-pie'
import { DesignIdeasRegular } from '@fluentui/react-icons/svg/design-ideas'
import { MegaphoneRegular } from '@fluentui/react-icons/svg/megaphone'
import { type ReactNode, use } from 'react'
import { type TalentArea, talentAreas } from '../../../../api/talents/words.ts'
import type { ProfileHeadParts } from './parts.ts'
import { ProfileLevel } from './Section.tsx'
import { Text, useIsShown } from './Text.tsx'

type Props = {
  profile: ProfileHeadParts
  /** Replaces the name in the heading. */
  children?: ReactNode
}

/** The shortened name, role, seniority, area and companies. */
export function ProfileHead({ profile, children }: Props) {
  const { role, seniority, area, companies } = profile
  const styles = useStyles()
  const isShown = useIsShown()
  const knownArea = area === '%future added value' ? 'OTHER' : area
  const Icon = areaIcons[knownArea]
  const names = companies.split(',').flatMap(company => company.trim() || [])
  const isPage = use(ProfileLevel) === 1
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <header>
      <Heading className={mergeClasses(styles.name, isPage && styles.large)} dir={children ? undefined : 'auto'}>
        {children ?? profile.name}
      </Heading>
      <p className={mergeClasses(styles.role, isPage && styles.largeRole)} dir="auto">
        <Text path="role" value={role} />
        {role && seniority && ' · '}
        {seniority}
      </p>
      <div className={styles.badges}>
        <span className={styles.area}>
          <Icon className={styles.icon} />
          {talentAreas[knownArea]}
        </span>
        {isShown('companies', names) && (
          <span className={styles.companies}>
            <BuildingRegular className={styles.icon} aria-label="Companies" />
            <Text path="companies" value={companies}>
              {names.join(', ')}
            </Text>
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

const useStyles = makeStyles({
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.015em',
    overflowWrap: 'anywhere',
  },
  large: { fontSize: tokens.fontSizeHero900, lineHeight: tokens.lineHeightHero900, letterSpacing: '-0.025em' },
  role: { margin: 0, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  largeRole: {
    marginBlockStart: tokens.spacingVerticalXS,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
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
