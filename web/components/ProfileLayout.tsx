import { makeStyles, mergeClasses, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import type { CSSProperties, ReactNode } from 'react'
import { column, gutter, row, twoColumns } from './styles.ts'

type Parts = {
  bar: ReactNode
  story: ReactNode
  /** Facts about the record: on wide screens to the right of the story, else below the story. */
  facts: ReactNode
  /** The last part of the page: below the story, or on narrow screens below the facts. */
  more: ReactNode
}

/** The layout of a record's page: the bar, and below it the story and the facts, on wide screens side by side. */
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
  /** The blocks of each section of the story, below the section's heading: their height and width. */
  story: readonly (readonly CSSProperties[])[]
  facts: readonly string[]
}

/** Makes the skeleton of a record's page. */
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

/** A list with indexes, used as keys: the blocks of a skeleton have no ids. */
const inOrder = <Each,>(list: readonly Each[]) => [...list.entries()]

export const useProfileLayout = makeStyles({
  page: { paddingBlockEnd: '64px' },
  /** The style of a row across the page, aligned with the edges of the content. */
  line: { ...gutter, boxSizing: 'border-box', width: '100%', maxWidth: '1304px', marginInline: 'auto' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalXXXL,
    paddingBlockStart: tokens.spacingVerticalXXL,
    // The margin keeps a focused element from being hidden behind the sticky bars at the top.
    '& :is(a, button, textarea)': { scrollMarginBlockStart: '120px' },
    [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) 328px', gridTemplateRows: 'auto 1fr', columnGap: '48px' },
  },
  story: { ...column, gap: tokens.spacingVerticalXXXL, minWidth: 0 },
  facts: {
    ...column,
    gap: tokens.spacingVerticalL,
    minWidth: 0,
    [twoColumns]: { gridColumn: 2, gridRow: '1 / span 2' },
  },
})

const useStyles = makeStyles({
  header: { ...row, gap: tokens.spacingHorizontalL, paddingBlockStart: '56px' },
  words: { ...column, gap: tokens.spacingVerticalS, flexGrow: 1 },
  name: { width: '280px', maxWidth: '100%' },
  title: { width: '180px', maxWidth: '60%' },
  card: { borderRadius: tokens.borderRadiusLarge },
})
