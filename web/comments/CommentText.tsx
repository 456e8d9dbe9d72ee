import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { CommentText_comment$data, CommentText_comment$key } from '../__generated__/CommentText_comment.graphql.ts'
import { Link } from '../app/links.tsx'
import { personName } from '../components/format.ts'
import { useReading } from '../components/styles.ts'

/** The text of a comment, in which records are links with the names that they have now. */
export function CommentText({ comment: key }: { comment: CommentText_comment$key }) {
  const { comment, references } = useFragment(fragment, key)
  const reading = useReading()
  const pieces: ReactNode[] = []
  let read = 0
  for (const reference of references ?? []) {
    const { start, length } = reference
    pieces.push(comment.slice(read, start), <Named key={start} reference={reference} />)
    read = start + length
  }
  return (
    <p dir="auto" className={reading.text}>
      {pieces}
      {comment.slice(read)}
    </p>
  )
}

type Reference = NonNullable<CommentText_comment$data['references']>[number]

function Named({ reference: { user, talent, deal, company } }: { reference: Reference }) {
  const styles = useStyles()
  if (user) return <bdi className={styles.person}>@{personName(user)}</bdi>
  if (talent) return <Record to={`/talent/${talent.databaseId}`}>{talent.name}</Record>
  if (deal) return <Record to={`/deals/${deal.databaseId}`}>{deal.title}</Record>
  return company ? <Record to={`/companies/${company.databaseId}`}>{company.name}</Record> : null
}

const Record = ({ to, children }: { to: string; children: string }) => (
  <Link to={to}>
    <bdi>{children}</bdi>
  </Link>
)

const fragment = graphql`
  fragment CommentText_comment on Comment {
    comment
    references {
      start length
      user { databaseId firstName lastName email }
      talent { databaseId name }
      deal { databaseId title }
      company { databaseId name }
    }
  }
`

const useStyles = makeStyles({
  person: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightMedium },
})
