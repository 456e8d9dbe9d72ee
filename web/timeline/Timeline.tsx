import { makeStyles, tokens } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import type { TimelineEntry_activity$key } from '../__generated__/TimelineEntry_activity.graphql.ts'
import { StorySection } from '../components/Section.tsx'
import { column, plainList } from '../components/styles.ts'
import { MoreButton } from './MoreButton.tsx'
import { type PageNoun, TimelineEntry } from './TimelineEntry.tsx'

type Node = { readonly id: string } & TimelineEntry_activity$key

/** The result of `usePaginationFragment` for a record's activity, and the kind of page that shows it. */
type Props = Omit<ComponentProps<typeof MoreButton>, 'children'> & {
  page: PageNoun
  data: { readonly activity: { readonly edges: readonly { readonly node: Node }[] } }
}

/** The activity of a record, newest first. */
export function Timeline({ page, data: { activity }, ...pages }: Props) {
  const styles = useStyles()
  return (
    <StorySection title="Activity" empty="Nothing has happened yet.">
      {activity.edges.length > 0 && (
        <>
          <ol aria-label="Activity" className={styles.list}>
            {activity.edges.map(({ node }) => (
              <TimelineEntry key={node.id} activity={node} page={page} />
            ))}
          </ol>
          <MoreButton {...pages}>Show earlier activity</MoreButton>
        </>
      )}
    </StorySection>
  )
}

const useStyles = makeStyles({ list: { ...column, ...plainList, gap: tokens.spacingVerticalL } })
