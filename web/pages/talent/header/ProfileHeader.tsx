import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { ProfileHeader_talent$key } from '../../../__generated__/ProfileHeader_talent.graphql.ts'
import { BackLink } from '../../../app/BackLink.tsx'
import { wide } from '../../../components/layout.ts'
import { PersonAvatar } from '../../../components/PersonAvatar.tsx'
import { useProfileLayout } from '../../../components/useProfileLayout.ts'
import { useStuck } from '../../../components/useStuck.ts'
import { webAddress } from '../../../components/webAddress.ts'
import { ProfileActions } from './ProfileActions.tsx'
import { ProfileStatus } from './ProfileStatus.tsx'
import { ProfileTitles } from './ProfileTitles.tsx'

/** Who it is, and what can be done. Once scrolled to the top it stays there as one line. */
export function ProfileHeader({ talent: key }: { talent: ProfileHeader_talent$key }) {
  const talent = useFragment(fragment, key)
  const styles = useStyles()
  const layout = useProfileLayout()
  const { ref, stuck, height } = useStuck<HTMLElement>()
  return (
    <>
      <div className={mergeClasses(layout.line, styles.back)}>
        <BackLink to="/">Back to Talents</BackLink>
      </div>
      <header ref={ref} className={styles.place} style={{ height }}>
        <div className={mergeClasses(styles.bar, stuck && styles.stuck)}>
          <div className={mergeClasses(layout.line, styles.content, stuck && styles.oneLine)}>
            <PersonAvatar name={talent.name} pictureUrl={webAddress(talent.profilePictureUrl)} size={stuck ? 28 : 56} />
            <div className={mergeClasses(styles.words, stuck && styles.wordsInLine)}>
              <div className={mergeClasses(styles.naming, stuck && styles.namingInLine)}>
                <h1 dir="auto" className={mergeClasses(styles.name, stuck && styles.nameInLine)}>
                  {talent.name}
                </h1>
                <ProfileStatus talent={talent} />
              </div>
              <ProfileTitles talent={talent} short={stuck} />
            </div>
            <div className={mergeClasses(styles.actions, stuck && styles.actionsInLine)}>
              <ProfileActions talent={talent} />
            </div>
          </div>
        </div>
      </header>
    </>
  )
}

const fragment = graphql`
  fragment ProfileHeader_talent on Talent {
    name
    profilePictureUrl
    ...ProfileStatus_talent
    ...ProfileTitles_talent
    ...ProfileActions_talent
  }
`

const truncated = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const useStyles = makeStyles({
  back: { paddingBlock: `${tokens.spacingVerticalL} ${tokens.spacingVerticalS}` },
  // Keeps its height while the bar in it shrinks; what then lies free of the bar lets the mouse through.
  place: { position: 'sticky', top: '52px', zIndex: 10, pointerEvents: 'none', [wide]: { top: 0 } },
  bar: {
    pointerEvents: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: '1px solid transparent',
  },
  stuck: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  content: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    paddingBlock: tokens.spacingVerticalS,
  },
  oneLine: { flexWrap: 'nowrap', alignItems: 'center', minHeight: '52px', columnGap: tokens.spacingHorizontalM },
  words: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    flexGrow: 1,
    flexBasis: '240px',
    minWidth: 0,
  },
  wordsInLine: { flexDirection: 'row', alignItems: 'center', gap: tokens.spacingHorizontalM, flexBasis: 0 },
  naming: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    minWidth: 0,
    maxWidth: '100%',
  },
  namingInLine: { flexWrap: 'nowrap' },
  name: {
    margin: 0,
    minWidth: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.015em',
    overflowWrap: 'anywhere',
    '@media (max-width: 640px)': { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  },
  nameInLine: {
    ...truncated,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    letterSpacing: '-0.01em',
    '@media (max-width: 640px)': { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  },
  actions: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    '@media (max-width: 640px)': { width: '100%' },
  },
  actionsInLine: { flexShrink: 0, '@media (max-width: 640px)': { display: 'none' } },
})
