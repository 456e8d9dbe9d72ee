import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql } from 'react-relay'
import { createViewRules } from '../../../api/views/rules.ts'
import { viewLabels } from '../../../api/views/words.ts'
import type { SaveViewDialogMutation } from '../../__generated__/SaveViewDialogMutation.graphql.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { Fields, labelled, text } from '../../forms/fields.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import { useRecordForm } from '../../relay/useRecordForm.tsx'
import type { ListDefinition } from '../definition.ts'
import type { ListAddress } from '../listAddress.ts'
import { useRefresh } from '../useRefresh.ts'
import { describe, viewOf, viewProblem } from './views.ts'

type Props = { list: ListDefinition; address: ListAddress; onClose: () => void }

/** Asks for a name, and saves what the list shows under it. */
export function SaveViewDialog({ list, address, onClose }: Props) {
  const styles = useStyles()
  const refresh = useRefresh()
  const [createView] = useMutation<SaveViewDialogMutation>(mutation)
  const form = useRecordForm({
    fields: labelled(viewLabels, {
      viewName: text({ required: true, first: true, placeholder: list.viewName }),
    }),
    rules: createViewRules.pick({ viewName: true }),
    save: ({ viewName }) => createView({ input: { viewName, tableName: list.many, ...viewOf(list, address) } }),
    saved: (_, { viewName }) => ({ title: 'View saved', text: `“${viewName}” is now one of your views.` }),
    failed: error => ({ title: 'Error', text: viewProblem(error, 'Failed to save view. Please try again.') }),
    invalid: message => ({ title: 'View name required', text: message }),
    onSaved() {
      refresh()
      onClose()
    },
  })
  return (
    <FormDialog
      title="Save current view"
      form={form}
      action={{ label: 'Save view', working: 'Saving...' }}
      onClose={onClose}
    >
      <Fields form={form} />
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
