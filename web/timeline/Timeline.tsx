import { makeStyles, tokens } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import type { TimelineEntry_activity$key } from '../__generated__/TimelineEntry_activity.graphql.ts'
import { StorySection } from '../components/StorySection.tsx'
import { MoreButton } from './MoreButton.tsx'
import type { PageNoun } from './Subjects.tsx'
import { TimelineEntry } from './TimelineEntry.tsx'

type Props = {
  entries: readonly ({ readonly id: string } & TimelineEntry_activity$key)[]
  /** Whose page it stands on: that record need not be named. */
  page: PageNoun
  /** What `usePaginationFragment` gives besides the data. */
  pages: Omit<ComponentProps<typeof MoreButton>, 'children'>
}

/** What was done with a record, by whom and when, the newest first. */
export function Timeline({ entries, page, pages }: Props) {
  const styles = useStyles()
  return (
    <StorySection title="Activity" empty="Nothing has happened yet.">
      {entries.length > 0 && (
        <>
          <ol aria-label="Activity" className={styles.list}>
            {entries.map(activity => (
              <TimelineEntry key={activity.id} activity={activity} page={page} />
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
