import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { EditComment_comment$key } from '../__generated__/EditComment_comment.graphql.ts'
import type { EditCommentMutation } from '../__generated__/EditCommentMutation.graphql.ts'
import { column, row } from '../components/styles.ts'
import { useToast } from '../components/Toasts.tsx'
import { FormField } from '../forms/FormField.tsx'
import { useRulesForm } from '../forms/useRulesForm.ts'
import { useMutation } from '../relay/useMutation.ts'
import { CommentField } from './CommentField.tsx'
import { commentProblem, importRules, sendByKeys } from './CommentForm.tsx'
import { withTokens, writtenOf } from './names.ts'

/** The text of one's own comment as a field. Escape leaves it as it was. */
export function EditComment({ comment: key, onClose }: { comment: EditComment_comment$key; onClose: () => void }) {
  const { databaseId: id, comment, references } = useFragment(fragment, key)
  const styles = useStyles()
  const toast = useToast()
  const [start] = useState(() => writtenOf(comment, references))
  const [names, setNames] = useState(start.names)
  const [update] = useMutation<EditCommentMutation>(mutation)
  const form = useRulesForm(importRules, { comment: start.text })
  return (
    <form
      className={styles.root}
      {...form.props({
        async save({ comment: text }) {
          await update({ input: { id, comment: withTokens({ text, names }) } })
          toast({ title: 'Comment changed' })
          onClose()
        },
        onFailed: error =>
          toast({ title: 'Error', text: commentProblem(error, 'Failed to change comment'), intent: 'error' }),
      })}
    >
      <FormField error={form.errors.comment}>
        <CommentField
          aria-label="Edit comment"
          autoFocus
          written={{ text: form.values.comment, names }}
          onChange={written => {
            form.set('comment', written.text)
            setNames(written.names)
          }}
          onKeyDown={event => {
            if (event.key === 'Escape') onClose()
            else sendByKeys(event)
          }}
        />
      </FormField>
      <div className={styles.foot}>
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
        <Button size="small" type="submit" appearance="primary" disabledFocusable={form.busy}>
          {form.busy ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  )
}

const fragment = graphql`
  fragment EditComment_comment on Comment {
    databaseId comment
    references {
      start length
      user { databaseId }
      talent { databaseId }
      deal { databaseId }
      company { databaseId }
    }
  }
`

const mutation = graphql`
  mutation EditCommentMutation($input: UpdateCommentInput!) {
    updateComment(input: $input) {
      comment { ...CommentItem_comment }
      talent { ...TalentTimeline_talent }
      deal { ...DealTimeline_deal }
      company { ...CompanyTimeline_company }
    }
  }
`

const useStyles = makeStyles({
  root: { ...column, gap: tokens.spacingVerticalS },
  foot: { ...row, justifyContent: 'flex-end', gap: tokens.spacingHorizontalS },
})
