import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { WhyNotMutation } from '../__generated__/WhyNotMutation.graphql.ts'
import type { WhyNotQuery } from '../__generated__/WhyNotQuery.graphql.ts'
import { serverMessage } from '../components/ProblemError.ts'
import { column } from '../components/styles.ts'
import { useToast } from '../components/Toasts.tsx'
import { type Picked, Picker, usePicker } from '../forms/Picker.tsx'
import type { Answered } from '../relay/readAnswer.ts'
import { useTypedSearch } from '../relay/useFetch.ts'
import { useMutation } from '../relay/useMutation.ts'
import { Match, MatchList } from './Match.tsx'

type People = Answered<WhyNotMutation>['whyNot']['people']

/** Explains why a talent, searched by name, is not in the list, or shows the talent's rank. */
export function WhyNot({
  within,
  search,
}: {
  within: 'page' | 'dialog'
  search: Omit<WhyNotMutation['variables']['input'], 'name' | 'talentId'>
}) {
  const styles = useStyles()
  const [person, setPerson] = useState<Picked | null>(null)
  const picker = usePicker()
  const { answer: named, searching } = useTypedSearch<WhyNotQuery>(query, picker.search || null)
  const [people, setPeople] = useState<People | null>(null)
  const [ask] = useMutation<WhyNotMutation>(mutation)
  const toast = useToast()
  async function askFor(wanted: Picked | null) {
    setPerson(wanted)
    setPeople(null)
    if (!wanted) return
    try {
      const answer = await ask({ input: { ...search, talentId: wanted.id } })
      if (answer) setPeople(answer.whyNot.people)
    } catch (error) {
      toast({ title: 'Could not find out', text: serverMessage(error, 'Please try again.'), intent: 'error' })
    }
  }
  return (
    <div className={styles.root}>
      <Picker
        aria-label="Why is somebody not in the list?"
        placeholder="Why not … (a name or a role)"
        className={styles.field}
        clearable
        picker={picker}
        value={person}
        found={(named?.talents.edges ?? []).map(({ node: { databaseId: id, name, role } }) => ({
          id,
          name,
          more: role,
        }))}
        nothing={searching ? 'Searching...' : picker.typed ? 'Nobody found' : 'Type a name or a role'}
        onPick={askFor}
      />
      <div role="status">{people?.length === 0 && 'This talent is gone.'}</div>
      {people && people.length > 0 && (
        <MatchList label="Why not">
          {people.map(({ match, ...one }) => (
            <Match
              key={match.talent.id}
              match={match}
              within={within}
              remarks={<p className={styles.reason}>{reasonOf(one)}</p>}
            />
          ))}
        </MatchList>
      )}
    </div>
  )
}

const OBSTACLES = {
  DROPPED: 'was dropped',
  OTHER_AREA: 'is of another area',
  NOT_AVAILABLE: 'is not available',
  FAILS_MUST: 'missing must-have',
  NOTHING_SHARED: 'shares nothing with the description',
  BELOW_THE_BEST: 'fits, but 50 others fit at least as well',
  '%future added value': '',
} as const

function reasonOf({ rank, obstacles, failed }: Omit<People[number], 'match'>): string {
  if (rank) return `In the list: number ${rank}.`
  const musts = failed.map(({ label }) => label).join(', ')
  const reasons = obstacles.map(one => (one === 'FAILS_MUST' ? `${OBSTACLES[one]}: ${musts}` : OBSTACLES[one]))
  return `Not in the list: ${reasons.join('; ')}.`
}

const query = graphql`
  query WhyNotQuery($search: String!) {
    talents(first: 8, filter: { search: $search }, orderBy: { field: NAME, direction: ASC }) {
      edges {
        node { databaseId name role }
      }
    }
  }
`

const mutation = graphql`
  mutation WhyNotMutation($input: WhyNotInput!) {
    whyNot(input: $input) {
      people {
        match {
          talent { id }
          ...Match_match
        }
        rank obstacles
        failed { label }
      }
    }
  }
`

const useStyles = makeStyles({
  root: { ...column, gap: tokens.spacingVerticalM, marginBlockStart: tokens.spacingVerticalXXL },
  field: { maxWidth: '400px' },
  reason: { margin: 0, fontWeight: tokens.fontWeightSemibold },
})
