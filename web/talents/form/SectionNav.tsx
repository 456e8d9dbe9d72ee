import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { forcedColors, small } from '../../components/styles.ts'

/** The id of a section is the prefix with its title. Neither may change. */
type Props = { prefix: string; titles: readonly string[] }

/** Links to the sections of a long form, with the one in view marked. Sticky while the form scrolls. */
export function SectionNav({ prefix, titles }: Props) {
  const styles = useStyles()
  const [current, choose] = useSectionInView({ prefix, titles })
  const lead = (event: MouseEvent, title: string) => {
    // Keeps the address of the page.
    event.preventDefault()
    const section = document.getElementById(prefix + title)
    choose(title)
    section?.scrollIntoView({ block: 'start' })
    section?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true })
  }
  return (
    <nav aria-label="Sections" className={styles.root}>
      {titles.map(title => (
        <a
          key={title}
          href={`#${prefix}${title}`}
          aria-current={title === current ? 'location' : undefined}
          className={mergeClasses(styles.link, title === current && styles.current)}
          onClick={event => lead(event, title)}
        >
          {title}
        </a>
      ))}
    </nav>
  )
}

/** The section at the top of the view, or the one just chosen, which may be too far down to scroll there. */
function useSectionInView({ prefix, titles }: Props) {
  const [current, setCurrent] = useState(titles[0])
  const chosenAt = useRef(0)
  useEffect(() => {
    const top = (title: string) => document.getElementById(prefix + title)?.getBoundingClientRect().top ?? 0
    const look = () => {
      if (performance.now() - chosenAt.current < 300) return
      setCurrent(titles.findLast(title => top(title) < window.innerHeight / 3) ?? titles[0])
    }
    // Scroll events do not bubble, so the form's are captured.
    document.addEventListener('scroll', look, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', look, { capture: true })
  }, [prefix, titles])
  const choose = (title: string) => {
    chosenAt.current = performance.now()
    setCurrent(title)
  }
  return [current, choose] as const
}

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    // The form's own padding would let fields show above.
    top: `calc(-1 * ${tokens.spacingVerticalL})`,
    zIndex: 2,
    display: 'flex',
    flexShrink: 0,
    gap: tokens.spacingHorizontalXXS,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: `calc(-1 * ${tokens.spacingHorizontalS})`,
    marginBlockStart: `calc(-1 * ${tokens.spacingVerticalL})`,
    paddingBlock: tokens.spacingVerticalS,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  link: {
    ...small,
    flexShrink: 0,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground3,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  current: {
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    fontWeight: tokens.fontWeightMedium,
    [forcedColors]: { outline: '1px solid Highlight', outlineOffset: '-1px' },
  },
})
