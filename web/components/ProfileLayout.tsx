import { makeStyles, mergeClasses, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import type { CSSProperties, ReactNode } from 'react'
import { gutter } from './layout.ts'

type Parts = {
  /** The bar with the name. */
  bar: ReactNode
  story: ReactNode
  /** At the right where there is room, else below the story. */
  facts: ReactNode
  /** Goes on below the story, and on a narrow screen below the facts. */
  more: ReactNode
}

/** A record's page: its bar, and below it story and facts side by side where there is room. */
export function ProfileLayout({ bar, story, facts, more }: Parts) {
  const layout = useProfileLayout()
  return (
    <div className={layout.page}>
      {bar}
      <div className={mergeClasses(layout.line, layout.columns)}>
        <div className={layout.story}>{story}</div>
        <aside aria-label="Facts" className={layout.facts}>
          {facts}
        </aside>
        <div className={layout.story}>{more}</div>
      </div>
    </div>
  )
}

type Shape = {
  avatar: 'circle' | 'square'
  /** The parts of the story below their headings: what stands in each, with its height and width. */
  story: readonly (readonly CSSProperties[])[]
  /** How high each card of the facts is. */
  facts: readonly string[]
}

/** Makes the skeleton of a record's page, which has its places while it is loaded. */
export function profileSkeleton({ avatar, story, facts }: Shape) {
  return function ProfileSkeleton() {
    const styles = useStyles()
    const layout = useProfileLayout()
    return (
      <Skeleton aria-label="Loading" className={layout.page}>
        <div className={mergeClasses(layout.line, styles.header)}>
          <SkeletonItem shape={avatar} size={56} />
          <div className={styles.words}>
            <SkeletonItem size={24} className={styles.name} />
            <SkeletonItem size={16} className={styles.title} />
          </div>
        </div>
        <div className={mergeClasses(layout.line, layout.columns)}>
          <div className={layout.story}>
            {inOrder(story).map(([part, blocks]) => (
              <div key={part} className={styles.words}>
                <SkeletonItem size={20} className={styles.title} />
                {inOrder(blocks).map(([block, style]) => (
                  <SkeletonItem key={block} style={style} />
                ))}
              </div>
            ))}
          </div>
          <div className={layout.facts}>
            {inOrder(facts).map(([card, height]) => (
              <SkeletonItem key={card} className={styles.card} style={{ height }} />
            ))}
          </div>
        </div>
      </Skeleton>
    )
  }
}

/** Nothing in a skeleton has a name: each is known by its place. */
const inOrder = <Each,>(list: readonly Each[]) => [...list.entries()]

const twoColumns = '@media (min-width: 1100px)'

export const useProfileLayout = makeStyles({
  page: { paddingBlockEnd: '64px' },
  /** A line across the page, with the content's edges. */
  line: { ...gutter, boxSizing: 'border-box', width: '100%', maxWidth: '1304px', marginInline: 'auto' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalXXXL,
    paddingBlockStart: tokens.spacingVerticalXXL,
    // What the keyboard reaches is not to lie behind the bars above.
    '& :is(a, button, textarea)': { scrollMarginBlockStart: '120px' },
    [twoColumns]: {
      gridTemplateColumns: 'minmax(0, 1fr) 328px',
      gridTemplateRows: 'auto 1fr',
      columnGap: '48px',
    },
  },
  story: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXXL, minWidth: 0 },
  facts: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    minWidth: 0,
    [twoColumns]: { gridColumn: 2, gridRow: '1 / span 2' },
  },
})

const useStyles = makeStyles({
  header: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalL, paddingBlockStart: '56px' },
  words: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, flexGrow: 1 },
  name: { width: '280px', maxWidth: '100%' },
  title: { width: '180px', maxWidth: '60%' },
  card: { borderRadius: tokens.borderRadiusLarge },
})
