import { Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { type ReactNode, useId } from 'react'
import type { ProfileCard_profile$key } from '../../__generated__/ProfileCard_profile.graphql.ts'
import { phone, print } from '../../components/styles.ts'
import { graphql, useFragment } from '../../relay/plain.ts'
import { sheet } from '../PublicFrame.tsx'
import { anchorOf, answerAnchorOf } from './anchors.ts'
import { RecruitersLine } from './profile/Profile.tsx'
import { ProfileHead } from './profile/ProfileHead.tsx'
import { Text, useIsShown } from './profile/Text.tsx'

type Props = {
  profile: ProfileCard_profile$key
  line: string | null | undefined
  /** The index of the profile in the list, from 0. */
  index: number
  /** Opens and closes the part below the profile's head; missing for a single profile. */
  toggle?: Toggle | undefined
  /** Renders the client's answer. `isAtOnce` is true for a closed profile: the possible answers are then in one row. */
  answer: (name: string, isAtOnce: boolean) => ReactNode
  children: ReactNode
}

export type Toggle = { isOpen: boolean; onToggle: () => void }

/**
 * One profile with the client's answer: on wide pages beside the profile, else below the profile. For a closed profile,
 * the answer is below the profile's head.
 */
export function ProfileCard({ profile: key, line, index, toggle, answer, children }: Props) {
  const profile = useFragment(fragment, key)
  const styles = useStyles()
  const isShown = useIsShown()
  const id = useId()
  const isClosed = toggle?.isOpen === false
  const rootStyle = mergeClasses(styles.root, toggle && styles.ofSeveral)
  if (!profile.isAvailable) {
    const Heading = toggle ? 'h2' : 'h1'
    return (
      <article className={rootStyle}>
        <Heading className={styles.gone}>{toggle ? `Profile ${index + 1}` : 'Profile'}</Heading>
        <p className={styles.words}>This profile is no longer available.</p>
      </article>
    )
  }
  const heading = toggle && (
    <button
      type="button"
      // The anchor for links to this profile. The browser moves the focus to this button.
      id={anchorOf(index)}
      aria-expanded={toggle.isOpen}
      aria-controls={id}
      className={styles.toggle}
      onClick={toggle.onToggle}
    >
      <bdi>{profile.name}</bdi>
      <ChevronDownRegular className={mergeClasses(styles.chevron, toggle.isOpen && styles.turned)} />
    </button>
  )
  return (
    <article className={rootStyle}>
      <ProfileHead profile={profile}>{heading}</ProfileHead>
      {isShown('line', line ?? '') && (
        <RecruitersLine>
          <Text path="line" value={line ?? ''} />
        </RecruitersLine>
      )}
      {!isClosed && (
        <Link href={`#${answerAnchorOf(index)}`} className={styles.toAnswer}>
          Go to your answer
        </Link>
      )}
      <div className={mergeClasses(styles.body, !isClosed && styles.open)}>
        <div id={id} className={isClosed ? styles.closed : undefined}>
          {children}
        </div>
        <div id={answerAnchorOf(index)} className={isClosed ? styles.answerAtOnce : styles.answer}>
          {answer(profile.name, isClosed)}
        </div>
      </div>
    </article>
  )
}

const fragment = graphql`
  fragment ProfileCard_profile on ClientProfile {
    name role area seniority companies isAvailable
  }
`

/** Matches a page that is wide enough for the answer beside the profile. */
const beside = '@container (min-width: 980px)'
const below = '@container (max-width: 979.9px)'

const useStyles = makeStyles({
  root: sheet,
  ofSeveral: {
    paddingBlock: tokens.spacingVerticalXXL,
    [phone]: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
    [print]: { breakBefore: 'page', borderTop: 'none' },
  },
  toggle: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    width: '100%',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    letterSpacing: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    scrollMarginBlockStart: '32px',
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '4px' },
  },
  chevron: {
    flexShrink: 0,
    fontSize: '20px',
    color: tokens.colorNeutralForeground3,
    transitionProperty: 'transform',
    transitionDuration: tokens.durationFaster,
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
    [print]: { display: 'none' },
  },
  turned: { transform: 'rotate(180deg)' },
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [print]: { display: 'block' },
  },
  open: {
    gap: tokens.spacingVerticalXXXL,
    [beside]: { gridTemplateColumns: 'minmax(0, 1fr) 300px', columnGap: '48px' },
  },
  // Hidden only on screens: in print, where nobody can open a profile, closed profiles are complete.
  closed: { '@media screen': { display: 'none' } },
  answer: {
    '@media screen': {
      [beside]: { position: 'sticky', top: 0, alignSelf: 'start', paddingBlockStart: tokens.spacingVerticalL },
      [below]: { paddingBlockStart: tokens.spacingVerticalXXL, borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
    },
  },
  answerAtOnce: { marginBlockStart: tokens.spacingVerticalL },
  toAnswer: {
    display: 'inline-block',
    marginBlockStart: tokens.spacingVerticalL,
    [beside]: { display: 'none' },
    [print]: { display: 'none' },
  },
  gone: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  words: { margin: 0, color: tokens.colorNeutralForeground3 },
})
