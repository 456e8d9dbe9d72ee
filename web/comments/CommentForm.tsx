import { Button, makeStyles } from '@fluentui/react-components'
import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay'
import { ConnectionHandler, type RecordSourceSelectorProxy } from 'relay-runtime'
import type { CommentForm_viewer$key } from '../__generated__/CommentForm_viewer.graphql.ts'
import type { CommentFormMutation } from '../__generated__/CommentFormMutation.graphql.ts'
import { caption } from '../components/styles.ts'
import { useToast } from '../components/Toasts.tsx'
import { useDraft } from '../forms/useDraft.ts'
import { useMutation } from '../relay/useMutation.ts'
import { CommentEditor, useWrittenComment } from './CommentEditor.tsx'
import type { Names } from './names.ts'

/** The record that a comment is about. */
export type Subject = { talentId: number } | { dealId: number } | { companyId: number }

type Props = {
  subject: Subject
  viewer: CommentForm_viewer$key
  connection: string
}

/**
 * Adds a comment with an optimistic update; if that fails, the text returns to the field. A draft
 * survives navigation and a reload.
 */
export function CommentForm({ subject, viewer: key, connection }: Props) {
  const viewer = useFragment(fragment, key)
  const styles = useStyles()
  const toast = useToast()
  const [addComment] = useMutation<CommentFormMutation>(mutation)
  const about = Object.entries(subject).flat().join(' ').replace('Id', '')
  const [draft, keepDraft] = useDraft({ personId: viewer.id, key: `comment on ${about}` })
  const [draftedNames, keepNames] = useDraft({ personId: viewer.id, key: `names in comment on ${about}` })
  const comment = useWrittenComment(() => ({ text: draft, names: namesIn(draftedNames) }))
  const { form, written } = comment
  const { text, names } = written
  useEffect(() => keepDraft(text), [keepDraft, text])
  useEffect(
    () => keepNames(text && Object.keys(names).length > 0 ? JSON.stringify(names) : ''),
    [keepNames, names, text],
  )
  const save = async (shown: string, sent: string) => {
    form.reset({ comment: '' })
    try {
      await addComment(
        { input: { ...subject, comment: sent }, connections: [connection] },
        { optimisticUpdater: store => showAtOnce(store, { connection, authorId: viewer.id, comment: shown }) },
      )
      toast({ title: 'Comment added' })
    } catch (error) {
      form.fill({ comment: shown })
      throw error
    }
  }
  return (
    <CommentEditor
      aria-label="Add a comment"
      placeholder="Add a comment..."
      comment={comment}
      save={save}
      failed="Failed to add comment"
    >
      <span className={styles.hint}>{isMac ? '⌘' : 'Ctrl'} + Enter sends</span>
      <Button type="submit" appearance={text ? 'primary' : 'secondary'} disabledFocusable={form.busy}>
        {form.busy ? 'Adding...' : 'Add comment'}
      </Button>
    </CommentEditor>
  )
}

/** The names in a stored draft. Its JSON is not validated, as only this page writes drafts. */
function namesIn(draft: string): Names {
  const kept: object | null = draft ? JSON.parse(draft) : {}
  return Object.fromEntries(Object.entries(kept ?? {}).map(([name, token]) => [name, String(token)]))
}

type NewComment = { connection: string; authorId: string; comment: string }

/** The optimistic update, which adds the new comment at the head of the list. */
function showAtOnce(store: RecordSourceSelectorProxy, { connection, authorId, comment }: NewComment) {
  const list = store.get(connection)
  const author = store.get(authorId)
  if (!list || !author) return
  const id = `client:new-comment:${Date.now()}`
  const record = store
    .create(id, 'Comment')
    .setValue(id, 'id')
    .setValue(0, 'databaseId')
    .setValue(comment, 'comment')
    .setValue(new Date().toISOString(), 'createdAt')
    .setValue(false, 'viewerCanDelete')
    .setValue(false, 'viewerCanEdit')
    .setValue(null, 'editedAt')
    .setLinkedRecords([], 'references')
    .setLinkedRecord(author, 'user')
  ConnectionHandler.insertEdgeBefore(list, ConnectionHandler.createEdge(store, list, record, 'CommentEdge'))
}

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)

const fragment = graphql`
  fragment CommentForm_viewer on User { id firstName lastName email }
`

const mutation = graphql`
  mutation CommentFormMutation($input: AddCommentInput!, $connections: [ID!]!) {
    addComment(input: $input) {
      comment @prependNode(connections: $connections, edgeTypeName: "CommentEdge") {
        id
        ...CommentItem_comment
      }
      talent {
        commentCount: comments(first: 0) { totalCount }
        ...Timeline_talent
      }
      deal {
        commentCount: comments(first: 0) { totalCount }
        ...Timeline_deal
      }
      company {
        commentCount: comments(first: 0) { totalCount }
        ...Timeline_company
      }
    }
  }
`

const useStyles = makeStyles({
  hint: { ...caption, '@media (hover: none)': { display: 'none' } },
})
