import { makeStyles, mergeClasses, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import type { CSSProperties, ReactNode } from 'react'
import { column, gutter, row, twoColumns } from './styles.ts'

type Parts = {
  bar: ReactNode
  story: ReactNode
  /** Shown to the right of the story where there is room, else below it. */
  facts: ReactNode
  /** Shown below the story; on a narrow screen, below the facts. */
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
  /** For each section of the story, the height and width of the blocks below its heading. */
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

/** The blocks of a skeleton have no ids, so their index is the key. */
const inOrder = <Each,>(list: readonly Each[]) => [...list.entries()]

export const useProfileLayout = makeStyles({
  page: { paddingBlockEnd: '64px' },
  /** A row across the page, aligned with the edges of the content. */
  line: { ...gutter, boxSizing: 'border-box', width: '100%', maxWidth: '1304px', marginInline: 'auto' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalXXXL,
    paddingBlockStart: tokens.spacingVerticalXXL,
    // Focused elements must not be hidden behind the bars above.
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
