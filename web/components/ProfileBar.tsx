import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { wide } from './layout.ts'
import { useProfileLayout } from './ProfileLayout.tsx'
import { useStuck } from './useStuck.ts'

type Part = (stuck: boolean) => ReactNode

type Props = {
  /** The way back to where this page belongs. */
  back: ReactNode
  name: string
  /** Before the name, smaller once the bar is stuck: an avatar. */
  media?: Part
  /** Beside the name: a status. */
  status: ReactNode
  /** What else is told below the name, and beside it once the bar is stuck. */
  more?: Part
  /** What can be done. What is marked with `data-second` gives way once the bar is stuck. */
  actions: ReactNode
}

/** Whose page it is, and what can be done. Once scrolled to the top it stays there as one line. */
export function ProfileBar({ back, name, media, status, more, actions }: Props) {
  const styles = useStyles()
  const layout = useProfileLayout()
  const { ref, stuck, height } = useStuck<HTMLElement>()
  return (
    <>
      <div className={mergeClasses(layout.line, styles.back)}>{back}</div>
      <header ref={ref} className={styles.place} style={{ height }}>
        <div className={mergeClasses(styles.bar, stuck && styles.stuck)}>
          <div className={mergeClasses(layout.line, styles.content, stuck && styles.oneLine)}>
            {media?.(stuck)}
            <div className={mergeClasses(styles.words, stuck && styles.wordsInLine)}>
              <div className={mergeClasses(styles.naming, stuck && styles.namingInLine)}>
                <h1 dir="auto" className={mergeClasses(styles.name, stuck && styles.nameInLine)}>
                  {name}
                </h1>
                {status}
              </div>
              {more?.(stuck)}
            </div>
            <div className={mergeClasses(styles.actions, stuck && styles.actionsInLine)}>{actions}</div>
          </div>
        </div>
      </header>
    </>
  )
}

const phone = '@media (max-width: 640px)'

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
    alignItems: 'center',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    paddingBlock: tokens.spacingVerticalS,
  },
  oneLine: { flexWrap: 'nowrap', minHeight: '52px', columnGap: tokens.spacingHorizontalM },
  words: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: tokens.spacingVerticalXS,
    flexGrow: 1,
    flexBasis: '360px',
    minWidth: 0,
    minHeight: '32px',
    [phone]: { flexBasis: '200px' },
  },
  wordsInLine: {
    flexDirection: 'row',
    justifyContent: 'flex-start',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    flexBasis: 0,
  },
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
    [phone]: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  },
  nameInLine: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    letterSpacing: '-0.01em',
    [phone]: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    [phone]: { width: '100%', '& > :not(:last-child)': { flexGrow: 1 } },
  },
  actionsInLine: {
    flexShrink: 0,
    flexWrap: 'nowrap',
    '& [data-second]': { display: 'none' },
    [phone]: { display: 'none' },
  },
})
