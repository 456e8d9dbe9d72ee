import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql } from 'react-relay'
import { createViewRules } from '../../../api/views/rules.ts'
import { viewLabels } from '../../../api/views/words.ts'
import type { SaveViewDialogMutation } from '../../__generated__/SaveViewDialogMutation.graphql.ts'
import { column } from '../../components/styles.ts'
import { Fields } from '../../forms/FieldRows.tsx'
import { labelled, text } from '../../forms/fields.tsx'
import { RecordDialog } from '../../relay/RecordDialog.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import type { ListDefinition } from '../definition.ts'
import { filtersInWords } from '../filters/filter.ts'
import type { ListAddress } from '../listAddress.ts'
import { useRefresh } from '../useRefresh.ts'
import { describe, viewOf, viewProblem } from './views.ts'

type Props = { list: ListDefinition; address: ListAddress; onClose: () => void }

/** Asks for a name, and saves the list's search, filters and order as a view. */
export function SaveViewDialog({ list, address, onClose }: Props) {
  const styles = useStyles()
  const further = filtersInWords(list.address.filters, address.chosen)
  const refresh = useRefresh()
  const [createView] = useMutation<SaveViewDialogMutation>(mutation)
  return (
    <RecordDialog
      title="Save current view"
      action="Save view"
      fields={labelled(viewLabels, {
        viewName: text({ required: true, first: true, placeholder: list.viewName }),
      })}
      rules={createViewRules.pick({ viewName: true })}
      save={({ viewName }) => createView({ input: { viewName, tableName: list.many, ...viewOf(list, address) } })}
      saved={(_, { viewName }) => ({ title: 'View saved', text: `“${viewName}” is now one of your views.` })}
      failed={error => ({ title: 'Error', text: viewProblem(error, 'Failed to save view. Please try again.') })}
      invalid={message => ({ title: 'View name required', text: message })}
      onSaved={() => refresh()}
      onClose={onClose}
    >
      {form => (
        <>
          <Fields form={form} />
          <div className={styles.kept}>
            <KeptFilters terms={describe(list, address)} />
            {further.length > 0 && <KeptFilters terms={further} />}
          </div>
        </>
      )}
    </RecordDialog>
  )
}

function KeptFilters({ terms }: { terms: readonly [term: string, text: string][] }) {
  const styles = useStyles()
  return (
    <dl className={styles.keptFilters}>
      {terms.map(([term, text]) => (
        <div key={term} className={styles.line}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const mutation = graphql`
  mutation SaveViewDialogMutation($input: CreateViewInput!) {
    createView(input: $input) {
      view { id }
    }
  }
`

const useStyles = makeStyles({
  kept: {
    ...column,
    gap: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  keptFilters: { display: 'grid', gap: tokens.spacingVerticalXS, margin: 0 },
  line: { display: 'grid', gridTemplateColumns: '120px 1fr', gap: tokens.spacingHorizontalS },
  term: { color: tokens.colorNeutralForeground3 },
  text: { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
})
