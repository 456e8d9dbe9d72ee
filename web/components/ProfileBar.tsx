import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useProfileLayout } from './ProfileLayout.tsx'
import { column, ellipsis, narrow, pageTitle, phone, row, wide } from './styles.ts'

type Part = (stuck: boolean) => ReactNode

type Props = {
  back: ReactNode
  name: string
  /** An avatar before the name; smaller once the bar is stuck. */
  media?: Part
  /** A status beside the name. */
  status: ReactNode
  /** More facts: below the name, or beside the name once the bar is stuck. */
  more?: Part
  /** The actions. `data-second` hides an action while the bar is stuck, `data-second=narrow` only on narrow screens. */
  actions: ReactNode
}

/** The bar with a record's name and actions. Sticks to the top as one line when the page is scrolled. */
export function ProfileBar({ back, name, media, status, more, actions }: Props) {
  const styles = useStyles()
  const layout = useProfileLayout()
  const { ref, stuck, height } = useStuck()
  return (
    <>
      <div className={mergeClasses(layout.line, styles.back)}>{back}</div>
      <header ref={ref} className={styles.sticky} style={{ height }}>
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

/**
 * Returns whether a sticky element is stuck. `height` is the element's height before it got stuck. With this height the
 * element's content can shrink without moving the page below.
 */
function useStuck() {
  const ref = useRef<HTMLElement>(null)
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const look = () => {
      const part = ref.current
      if (!part) return
      const sticks = part.getBoundingClientRect().top <= Number.parseFloat(getComputedStyle(part).top)
      setHeight(before => (sticks ? (before ?? part.offsetHeight) : undefined))
    }
    look()
    const watched = new AbortController()
    window.addEventListener('scroll', look, { passive: true, signal: watched.signal })
    window.addEventListener('resize', look, watched)
    return () => watched.abort()
  }, [])
  return { ref, stuck: height !== undefined, height }
}

const useStyles = makeStyles({
  back: { paddingBlock: `${tokens.spacingVerticalL} ${tokens.spacingVerticalS}` },
  // Stays as high as before while the bar inside shrinks. Clicks pass through the area outside the bar.
  sticky: { position: 'sticky', top: '52px', zIndex: 10, pointerEvents: 'none', [wide]: { top: 0 } },
  bar: {
    pointerEvents: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: '1px solid transparent',
  },
  stuck: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  content: {
    ...row,
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    paddingBlock: tokens.spacingVerticalS,
  },
  oneLine: { flexWrap: 'nowrap', minHeight: '52px', columnGap: tokens.spacingHorizontalM },
  words: {
    ...column,
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
    ...row,
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    minWidth: 0,
    maxWidth: '100%',
  },
  namingInLine: { flexWrap: 'nowrap' },
  name: {
    ...pageTitle,
    minWidth: 0,
    [phone]: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  },
  nameInLine: {
    ...ellipsis,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    letterSpacing: '-0.01em',
    [phone]: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  },
  actions: {
    ...row,
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    [phone]: { width: '100%', '& > :not(:last-child)': { flexGrow: 1 } },
  },
  actionsInLine: {
    flexShrink: 0,
    flexWrap: 'nowrap',
    '& [data-second=""]': { display: 'none' },
    [narrow]: { '& [data-second]': { display: 'none' } },
    [phone]: { display: 'none' },
  },
})
