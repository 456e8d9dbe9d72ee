import { makeStyles, tokens } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import type { TimelineEntry_activity$key } from '../__generated__/TimelineEntry_activity.graphql.ts'
import { StorySection } from '../components/StorySection.tsx'
import { MoreButton } from './MoreButton.tsx'
import type { PageNoun } from './Sentence.tsx'
import { TimelineEntry } from './TimelineEntry.tsx'

type Node = { readonly id: string } & TimelineEntry_activity$key

/** What `usePaginationFragment` gives of a record's activity, and on whose page it stands. */
type Props = Omit<ComponentProps<typeof MoreButton>, 'children'> & {
  page: PageNoun
  data: { readonly activity: { readonly edges: readonly { readonly node: Node }[] } }
}

/** The activity of a record, the newest first. */
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

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
})
