import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { column, row } from '../components/styles.ts'
import { AgencyColors, AgencyLogo } from '../public/client/AgencyFrame.tsx'
import { Profile } from '../public/client/profile/Profile.tsx'
import { ProfileLevel } from '../public/client/profile/Section.tsx'

type Props = {
  name: string
  logoUrl: string | null | undefined
  color: string | null | undefined
  footer: string | null | undefined
}

/** A part of a client's page with the agency's name, logo, colour and footer. */
export function AgencySample({ name, logoUrl, color, footer }: Props) {
  const styles = useStyles()
  return (
    <AgencyColors color={color}>
      <div className={styles.root}>
        <div className={styles.head}>
          <AgencyLogo url={logoUrl} />
          <span className={styles.name} dir="auto">
            {name}
          </span>
        </div>
        <div className={styles.sheet}>
          <ProfileLevel value={2}>
            <Profile profile={sample} line="She led the move that you plan, twice." />
          </ProfileLevel>
          {/* The buttons of a sample do nothing, and Tab skips them. */}
          <div inert className={styles.answer}>
            <Button appearance="primary">Interested</Button>
          </div>
        </div>
        {footer && (
          <p className={styles.footer} dir="auto">
            {footer}
          </p>
        )}
      </div>
    </AgencyColors>
  )
}

const sample = {
  name: 'Jane D.',
  role: 'Platform Engineer',
  area: 'TECH',
  seniority: 'Senior',
  companies: 'Streamhaus',
  summary: 'Leads platform teams in retail and media.',
  techStack: ['Go', 'Kubernetes', 'PostgreSQL'],
  keyHighlights: [],
  previousCompanies: [],
  portfolioUrls: [],
  portfolioOnRequest: false,
  availability: 'From March',
  rate: '',
} as const

const useStyles = makeStyles({
  root: {
    ...column,
    gap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  head: { ...row, gap: tokens.spacingHorizontalM, minHeight: '40px' },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  sheet: {
    padding: tokens.spacingHorizontalXXL,
    boxShadow: `0 0 0 1px ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  answer: { marginBlockStart: '32px' },
  footer: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
})
