import { Button, makeStyles, Textarea, tokens } from '@fluentui/react-components'
import { type KeyboardEvent, useEffect } from 'react'
import { graphql, useFragment } from 'react-relay'
import { commentRules } from '../../../../api/comments/rules.ts'
import type { CommentForm_talent$key } from '../../../__generated__/CommentForm_talent.graphql.ts'
import type { CommentForm_viewer$key } from '../../../__generated__/CommentForm_viewer.graphql.ts'
import { useToast } from '../../../components/Toasts.tsx'
import { FormField } from '../../../forms/FormField.tsx'
import { useDraft } from '../../../forms/useDraft.ts'
import { useRulesForm } from '../../../forms/useRulesForm.ts'
import { commentProblem } from './commentProblem.ts'
import { useAddComment } from './useAddComment.ts'

type Props = {
  talent: CommentForm_talent$key
  viewer: CommentForm_viewer$key
  /** The list that the comment joins. */
  connection: string
}

/**
 * Where a colleague writes a remark. It joins the list at once, and comes back here when it could not be sent. What is half
 * written stays through navigation and reload.
 */
export function CommentForm({ talent: talentKey, viewer: viewerKey, connection }: Props) {
  const talent = useFragment(talentFragment, talentKey)
  const viewer = useFragment(viewerFragment, viewerKey)
  const styles = useStyles()
  const toast = useToast()
  const addComment = useAddComment(connection)
  const [draft, keepDraft] = useDraft({ personId: viewer.id, key: `comment on talent ${talent.databaseId}` })
  const form = useRulesForm(commentRules, { comment: draft })
  const { comment: written } = form.values
  useEffect(() => keepDraft(written), [keepDraft, written])

  return (
    <form
      className={styles.root}
      {...form.props({
        async save({ comment }) {
          form.reset({ comment: '' })
          try {
            await addComment({ talentId: talent.databaseId, authorId: viewer.id, comment })
            toast({ title: 'Comment added' })
          } catch (error) {
            form.fill({ comment })
            throw error
          }
        },
        onFailed: error =>
          toast({ title: 'Error', text: commentProblem(error, 'Failed to add comment'), intent: 'error' }),
      })}
    >
      <FormField error={form.errors.comment}>
        <Textarea
          aria-label="Add a comment"
          placeholder="Add a comment..."
          className={styles.text}
          resize="vertical"
          value={written}
          onChange={(_, { value }) => form.set('comment', value)}
          onKeyDown={sendByKeys}
        />
      </FormField>
      <div className={styles.foot}>
        <span className={styles.hint}>{isMac ? '⌘' : 'Ctrl'} + Enter sends</span>
        <Button type="submit" appearance={written ? 'primary' : 'secondary'} disabledFocusable={form.busy}>
          {form.busy ? 'Adding...' : 'Add comment'}
        </Button>
      </div>
    </form>
  )
}

function sendByKeys(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)

const talentFragment = graphql`
  fragment CommentForm_talent on Talent {
    databaseId
  }
`

const viewerFragment = graphql`
  fragment CommentForm_viewer on User {
    id
    firstName
    lastName
    email
  }
`

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  text: { width: '100%' },
  foot: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: tokens.spacingHorizontalM },
  hint: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    '@media (hover: none)': { display: 'none' },
  },
})
