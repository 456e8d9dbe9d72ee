import { graphql, useFragment } from 'react-relay'
import type { Sentence_activity$key } from '../__generated__/Sentence_activity.graphql.ts'
import { Link } from '../app/links.tsx'
import { type PageNoun, Subjects } from './Subjects.tsx'
import { PERSON } from './sentences.ts'

type Props = { activity: Sentence_activity$key; words: string; page: PageNoun }

/** What was done, with whom: 'moved Fatima Noor to Interviewed · Platform Engineer'. */
export function Sentence({ activity: key, words, page }: Props) {
  const activity = useFragment(fragment, key)
  const { talent, changes } = activity
  const [before = '', after] = words.split(PERSON)
  const applicant = changes.find(({ field }) => field === 'applicant')
  const name = talent?.name ?? applicant?.after ?? applicant?.before
  return (
    <>
      {before}
      {after !== undefined && (
        <>
          {talent && page !== 'talent' ? (
            <Link to={`/talent/${talent.databaseId}`}>
              <bdi>{talent.name}</bdi>
            </Link>
          ) : (
            <bdi>{name ?? 'a candidate'}</bdi>
          )}
          {after}
        </>
      )}
      <Subjects activity={activity} named={after === undefined ? [page] : [page, 'talent']} />
    </>
  )
}

const fragment = graphql`
  fragment Sentence_activity on Activity {
    talent {
      databaseId
      name
    }
    changes {
      field
      before
      after
    }
    ...Subjects_activity
  }
`
