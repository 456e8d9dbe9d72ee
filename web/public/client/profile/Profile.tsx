import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Fact, FactList } from '../../../components/FactList.tsx'
import { Portfolio } from './Portfolio.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { ProfileSections } from './ProfileSections.tsx'
import type { ProfileParts, ProfileTexts } from './parts.ts'
import { Text, useIsShown } from './Text.tsx'

/** The content below the head of a profile that was shared with a recipient. */
export type SharedTexts = ProfileTexts & {
  availability: string
  rate: string
  portfolioUrls: readonly string[]
  /** Whether the portfolio has more parts, which would reveal the person's name. */
  portfolioOnRequest: boolean
}

type Props = {
  profile: ProfileParts & SharedTexts
  /** The recruiter's sentence about the talent. */
  line?: string | null | undefined
}

/** A whole profile, as a client sees it. Empty sections are left out. */
export function Profile({ profile, line }: Props) {
  return (
    <>
      <ProfileHead profile={profile} />
      {line && <RecruitersLine>{line}</RecruitersLine>}
      <ProfileBody profile={profile} />
    </>
  )
}

/** The content below the head: availability and rate, and the sections. */
export function ProfileBody({ profile }: { profile: SharedTexts }) {
  const { portfolioUrls, portfolioOnRequest } = profile
  const styles = useStyles()
  const portfolio = (
    <Portfolio addresses={portfolioUrls}>
      {portfolioOnRequest && <p className={styles.more}>More of the portfolio on request.</p>}
    </Portfolio>
  )
  return (
    <>
      <Facts profile={profile} />
      <ProfileSections profile={profile} portfolio={portfolio} />
    </>
  )
}

/** The recruiter's own words about the talent. */
export function RecruitersLine({ children }: { children: ReactNode }) {
  return (
    <p className={useStyles().line} dir="auto">
      {children}
    </p>
  )
}

function Facts({ profile: { availability, rate } }: { profile: SharedTexts }) {
  const styles = useStyles()
  const isShown = useIsShown()
  const facts = [
    { path: 'availability', name: 'Availability', value: availability },
    { path: 'rate', name: 'Rate', value: rate },
  ].filter(({ path, value }) => isShown(path, value))
  if (facts.length === 0) return null
  return (
    <div className={styles.facts}>
      <FactList>
        {facts.map(({ path, name, value }) => (
          <Fact key={path} name={name}>
            <Text path={path} value={value} />
          </Fact>
        ))}
      </FactList>
    </div>
  )
}

const useStyles = makeStyles({
  more: { margin: 0, color: tokens.colorNeutralForeground3 },
  line: {
    margin: `${tokens.spacingVerticalL} 0 0`,
    paddingInlineStart: tokens.spacingHorizontalM,
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorBrandStroke1,
    color: tokens.colorNeutralForeground2,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  facts: { marginBlockStart: tokens.spacingVerticalL },
})
