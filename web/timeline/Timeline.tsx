import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Timeline_activities$data, Timeline_activities$key } from '../__generated__/Timeline_activities.graphql.ts'
import type { Timeline_company$key } from '../__generated__/Timeline_company.graphql.ts'
import type { Timeline_deal$key } from '../__generated__/Timeline_deal.graphql.ts'
import type { Timeline_talent$key } from '../__generated__/Timeline_talent.graphql.ts'
import type { TimelineCompanyQuery } from '../__generated__/TimelineCompanyQuery.graphql.ts'
import type { TimelineDealQuery } from '../__generated__/TimelineDealQuery.graphql.ts'
import type { TimelineTalentQuery } from '../__generated__/TimelineTalentQuery.graphql.ts'
import { personName } from '../components/format.ts'
import { StorySection } from '../components/Section.tsx'
import { column, plainList } from '../components/styles.ts'
import { usePaginationFragment } from '../relay/usePaginationFragment.ts'
import { folding, sumOf } from './folding.ts'
import { MoreButton } from './MoreButton.tsx'
import { EntryFrame, type PageNoun, TimelineEntry } from './TimelineEntry.tsx'

/** The result of `usePaginationFragment` for a record's activity, and the kind of page that shows it. */
type Props = Omit<ComponentProps<typeof MoreButton>, 'children'> & {
  page: PageNoun
  data: { readonly activity: { readonly edges: readonly { readonly node: Timeline_activities$key[number] }[] } }
}

/** The activity of a record, newest first. Consecutive activities with the same change of several people are folded. */
export function Timeline({ page, data: { activity }, ...pages }: Props) {
  const styles = useStyles()
  const activities = useFragment(
    fragment,
    activity.edges.map(({ node }) => node),
  )
  const runs = folding(activities)
  return (
    <StorySection title="Activity" empty="Nothing has happened yet.">
      {runs.length > 0 && (
        <>
          <ol aria-label="Activity" className={styles.list}>
            {runs.map((run, at) => {
              const [first] = run
              if (!first) return null
              if (run.length === 1) return <TimelineEntry key={first.id} activity={first} page={page} />
              const goesOn = pages.hasNext && at === runs.length - 1
              const count = goesOn ? `${run.length} or more` : String(run.length)
              return (
                <FoldedEntries key={first.id} first={first} count={count}>
                  {run.map(one => (
                    <TimelineEntry key={one.id} activity={one} page={page} />
                  ))}
                </FoldedEntries>
              )
            })}
          </ol>
          <MoreButton {...pages}>Show earlier activity</MoreButton>
        </>
      )}
    </StorySection>
  )
}

type FoldedEntriesProps = { first: Timeline_activities$data[number]; count: string; children: ReactNode }

/** Several activities folded into one entry, with a button that shows all activities. */
function FoldedEntries({ first, count, children }: FoldedEntriesProps) {
  const [open, setOpen] = useState(false)
  const { kind, at, actor, via } = first
  return (
    <>
      <EntryFrame
        kind={kind}
        at={at}
        actor={actor ? personName(actor) : 'The system'}
        via={via}
        sentence={sumOf(first, count)}
      >
        <Button size="small" appearance="subtle" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Show less' : 'Show each'}
        </Button>
      </EntryFrame>
      {open && children}
    </>
  )
}

/** The activity of a talent. */
export function TalentTimeline({ talent: key }: { talent: Timeline_talent$key }) {
  return (
    <Timeline page="talent" {...usePaginationFragment<TimelineTalentQuery, Timeline_talent$key>(talentFragment, key)} />
  )
}

/** The activity of the deal, newest first. */
export function DealTimeline({ deal: key }: { deal: Timeline_deal$key }) {
  return <Timeline page="deal" {...usePaginationFragment<TimelineDealQuery, Timeline_deal$key>(dealFragment, key)} />
}

/** The activity of the company and its deals. */
export function CompanyTimeline({ company: key }: { company: Timeline_company$key }) {
  return (
    <Timeline
      page="company"
      {...usePaginationFragment<TimelineCompanyQuery, Timeline_company$key>(companyFragment, key)}
    />
  )
}

const fragment = graphql`
  fragment Timeline_activities on Activity @relay(plural: true) {
    id kind at via
    actor { id firstName lastName email }
    deal { id }
    changes { field before after }
    ...TimelineEntry_activity
  }
`

const talentFragment = graphql`
  fragment Timeline_talent on Talent
  @refetchable(queryName: "TimelineTalentQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    activity(first: $count, after: $cursor) @connection(key: "TalentTimeline_activity") {
      edges {
        node { id ...Timeline_activities }
      }
    }
  }
`

const dealFragment = graphql`
  fragment Timeline_deal on Deal
  @refetchable(queryName: "TimelineDealQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    activity(first: $count, after: $cursor) @connection(key: "DealTimeline_activity") {
      edges {
        node { id ...Timeline_activities }
      }
    }
  }
`

const companyFragment = graphql`
  fragment Timeline_company on Company
  @refetchable(queryName: "TimelineCompanyQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    activity(first: $count, after: $cursor) @connection(key: "CompanyTimeline_activity") {
      edges {
        node { id ...Timeline_activities }
      }
    }
  }
`

const useStyles = makeStyles({ list: { ...column, ...plainList, gap: tokens.spacingVerticalL } })
