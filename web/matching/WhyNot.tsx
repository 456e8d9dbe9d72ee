import { Button, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { WhyNotMutation } from '../__generated__/WhyNotMutation.graphql.ts'
import { column, row } from '../components/styles.ts'
import { useToast } from '../components/Toasts.tsx'
import { serverMessage } from '../relay/ProblemError.ts'
import { useMutation } from '../relay/useMutation.ts'
import { Match, MatchList } from './Match.tsx'
import { onEnter } from './onEnter.ts'

type People = WhyNotMutation['response']['whyNot']['people']

/** Tells for anybody whose name is typed why they are not in the list, or where they are. */
export function WhyNot({
  within,
  search,
}: {
  within: 'page' | 'dialog'
  search: Omit<WhyNotMutation['variables']['input'], 'name'>
}) {
  const styles = useStyles()
  const [name, setName] = useState('')
  const [people, setPeople] = useState<People | null>(null)
  const [ask, busy] = useMutation<WhyNotMutation>(mutation)
  const toast = useToast()
  async function find() {
    if (name.trim() === '') return
    try {
      const answer = await ask({ input: { ...search, name } })
      if (answer) setPeople(answer.whyNot.people)
    } catch (error) {
      toast({ title: 'Could not find out', text: serverMessage(error, 'Please try again.'), intent: 'error' })
    }
  }
  return (
    <div className={styles.root}>
      <div className={styles.form}>
        <Input
          aria-label="Why is somebody not in the list?"
          placeholder="Why not … (a name)"
          value={name}
          maxLength={200}
          onChange={(_, { value }) => setName(value)}
          onKeyDown={onEnter(find)}
        />
        <Button disabledFocusable={busy} onClick={find}>
          Why not?
        </Button>
      </div>
      <div role="status">{people?.length === 0 && 'Nobody has this name.'}</div>
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
  FAILS_MUST: 'does not meet',
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
  form: { ...row, flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  reason: { margin: 0, fontWeight: tokens.fontWeightSemibold },
})
