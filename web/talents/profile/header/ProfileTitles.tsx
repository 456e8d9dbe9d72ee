import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { ProfileTitles_talent$key } from '../../../__generated__/ProfileTitles_talent.graphql.ts'
import { forcedColors } from '../../../components/forcedColors.ts'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { areaWord } from '../../../components/statuses.ts'
import { tones } from '../../../components/tones.ts'

/** What they do: role, seniority, area, and how they were scored; only the role where it has to be `short`. */
export function ProfileTitles({ talent: key, short }: { talent: ProfileTitles_talent$key; short: boolean }) {
  const { role, seniority, area, internalScoring } = useFragment(fragment, key)
  const styles = useStyles()
  if (short) return <span className={mergeClasses(styles.role, styles.short)}>{role}</span>
  return (
    <div className={styles.root}>
      <span className={styles.role}>
        <span dir="auto">{role}</span>
        {seniority && (
          <span className={styles.seniority}>
            {' · '}
            <span dir="auto">{seniority}</span>
          </span>
        )}
      </span>
      {areaWord(area) && <StatusBadge label={areaWord(area)} tone="teal" />}
      {internalScoring && (
        <span className={styles.score} style={{ backgroundColor: amber.background, color: amber.foreground }}>
          Score: {internalScoring}
        </span>
      )}
    </div>
  )
}

const fragment = graphql`
  fragment ProfileTitles_talent on Talent {
    role
    seniority
    area
    internalScoring
  }
`

const { amber } = tones

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    minWidth: 0,
  },
  role: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  short: {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media (max-width: 899px)': { display: 'none' },
  },
  seniority: { color: tokens.colorNeutralForeground3 },
  // A badge, but free text: it may take several lines.
  score: {
    paddingBlock: '4px',
    paddingInline: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightMedium,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    [forcedColors]: { border: '1px solid CanvasText' },
  },
})
