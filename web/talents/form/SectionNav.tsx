import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { forcedColors } from '../../components/forcedColors.ts'

type Props = { sections: readonly { id: string; title: string }[] }

/** Leads to the sections of a long form, and marks the one in view. Stays on top while the form scrolls. */
export function SectionNav({ sections }: Props) {
  const styles = useStyles()
  const [current, choose] = useSectionInView(sections)
  const lead = (event: MouseEvent, id: string) => {
    // The address is the page's, not the dialog's.
    event.preventDefault()
    const section = document.getElementById(id)
    choose(id)
    section?.scrollIntoView({ block: 'start' })
    section?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true })
  }
  return (
    <nav aria-label="Sections" className={styles.root}>
      {sections.map(({ id, title }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'location' : undefined}
          className={mergeClasses(styles.link, id === current && styles.current)}
          onClick={event => lead(event, id)}
        >
          {title}
        </a>
      ))}
    </nav>
  )
}

/** The section at the top of what is seen, or the one that was led to, which may be too low to get there. */
function useSectionInView(sections: Props['sections']) {
  const [current, setCurrent] = useState(sections[0]?.id)
  const chosenAt = useRef(0)
  const ids = sections.map(({ id }) => id).join(' ')
  useEffect(() => {
    const look = () => {
      if (performance.now() - chosenAt.current < 300) return
      const tops = ids
        .split(' ')
        .map(id => ({ id, top: document.getElementById(id)?.getBoundingClientRect().top ?? 0 }))
      setCurrent((tops.findLast(({ top }) => top < window.innerHeight / 3) ?? tops[0])?.id)
    }
    // Scrolling does not bubble; the form's own scroll is heard on its way down.
    document.addEventListener('scroll', look, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', look, { capture: true })
  }, [ids])
  const choose = (id: string) => {
    chosenAt.current = performance.now()
    setCurrent(id)
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
    flexShrink: 0,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
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
