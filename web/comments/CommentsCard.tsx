import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { type ComponentProps, useRef } from 'react'
import type { CommentForm_viewer$key } from '../__generated__/CommentForm_viewer.graphql.ts'
import type { CommentItem_comment$key } from '../__generated__/CommentItem_comment.graphql.ts'
import { Card } from '../components/Section.tsx'
import { caption, column, plainList } from '../components/styles.ts'
import { MoreButton } from '../timeline/MoreButton.tsx'
import { useUntilAskedFor } from './askedFor.ts'
import { CommentForm, type Subject } from './CommentForm.tsx'
import { CommentItem } from './CommentItem.tsx'

type Props = Omit<ComponentProps<typeof MoreButton>, 'children'> & {
  subject: Subject
  viewer: CommentForm_viewer$key
  comments: {
    readonly __id: string
    readonly edges: readonly {
      readonly node: CommentItem_comment$key & { readonly id: string; readonly databaseId: number }
    }[]
  }
  count: number
}

/** The colleagues' comments on a record, the newest first. */
export function CommentsCard({ subject, viewer, comments, count, ...pages }: Props) {
  const styles = useStyles()
  const list = useRef<HTMLUListElement>(null)
  useUntilAskedFor(comments.edges.at(-1)?.node.databaseId, pages)
  return (
    <Card title="Internal Comments" actions={<span className={styles.count}>{count || ''}</span>}>
      <CommentForm subject={subject} viewer={viewer} connection={comments.__id} />
      {comments.edges.length === 0 && (
        <Text className={styles.empty}>No comments yet. Only your colleagues see what you write here.</Text>
      )}
      <ul ref={list} tabIndex={-1} aria-label="Comments" className={styles.list}>
        {comments.edges.map(({ node }) => (
          <CommentItem
            key={node.id}
            comment={node}
            connection={comments.__id}
            onDeleted={() => list.current?.focus()}
          />
        ))}
      </ul>
      <MoreButton {...pages}>Show earlier comments</MoreButton>
    </Card>
  )
}

const useStyles = makeStyles({
  count: { ...caption, fontVariantNumeric: 'tabular-nums' },
  empty: { color: tokens.colorNeutralForeground3 },
  list: { ...column, ...plainList, gap: tokens.spacingVerticalL, outline: 'none', ':empty': { display: 'none' } },
})
