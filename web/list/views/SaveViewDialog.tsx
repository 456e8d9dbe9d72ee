import { Input, makeStyles, tokens } from '@fluentui/react-components'
import { graphql } from 'react-relay'
import { z } from 'zod'
import { createViewRules } from '../../../api/views/rules.ts'
import type { SaveViewDialogMutation } from '../../__generated__/SaveViewDialogMutation.graphql.ts'
import { useToast } from '../../components/Toasts.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { useRulesForm } from '../../forms/useRulesForm.ts'
import { useMutation } from '../../relay/useMutation.ts'
import type { ListAddress } from '../listAddress.ts'
import { useRefresh } from '../useRefresh.ts'
import type { ListOfViews } from './SavedViews.tsx'
import { describe, viewOf, viewProblem } from './views.ts'

type Props = { list: ListOfViews; address: ListAddress; onClose: () => void }

/** Asks for a name, and saves what the list shows under it. */
export function SaveViewDialog({ list, address, onClose }: Props) {
  const styles = useStyles()
  const toast = useToast()
  const refresh = useRefresh()
  const [commit] = useMutation<SaveViewDialogMutation>(mutation)
  const form = useRulesForm(viewNameRules, { viewName: '' })
  return (
    <FormDialog
      title="Save current view"
      form={form.props({
        async save({ viewName }) {
          if (!(await commit({ input: { viewName, tableName: list.many, ...viewOf(list, address) } }))) return
          toast({ title: 'View saved', text: `“${viewName}” is now one of your views.` })
          refresh()
          onClose()
        },
        onInvalid: text => toast({ title: 'View name required', text, intent: 'error' }),
        onFailed(error) {
          const text = viewProblem(error, 'Failed to save view. Please try again.')
          toast({ title: 'Error', text, intent: 'error' })
        },
      })}
      dirty={form.dirty}
      busy={form.busy}
      action={{ label: 'Save view', working: 'Saving...' }}
      onClose={onClose}
    >
      <FormField label="View name" required error={form.errors.viewName}>
        <Input
          name="viewName"
          autoFocus
          autoComplete="off"
          placeholder={list.viewName}
          value={form.values.viewName}
          onChange={(_, { value }) => form.set('viewName', value)}
        />
      </FormField>
      <dl className={styles.kept}>
        {describe(list, address).map(([term, text]) => (
          <div key={term} className={styles.line}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </FormDialog>
  )
}

/** The server's rules for a view's name; the form asks for nothing else. */
const viewNameRules = z.object({
  viewName: z.string().transform((typed, context) => {
    const { data, error } = createViewRules.shape.viewName.safeParse(typed)
    for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message })
    return data ?? z.NEVER
  }),
})

const mutation = graphql`
  mutation SaveViewDialogMutation($input: CreateViewInput!) {
    createView(input: $input) {
      view {
        id
      }
    }
  }
`

const useStyles = makeStyles({
  kept: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    margin: 0,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  line: { display: 'grid', gridTemplateColumns: '72px 1fr', gap: tokens.spacingHorizontalS },
  term: { color: tokens.colorNeutralForeground3 },
  text: { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
})
