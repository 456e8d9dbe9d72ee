import { Input, makeStyles, tokens } from '@fluentui/react-components'
import { useToast } from '../../components/Toasts.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { useRulesForm } from '../../forms/useRulesForm.ts'
import { useRefresh } from '../useRefresh.ts'
import { useSaveView } from './useSaveView.ts'
import { viewNameRules } from './viewNameRules.ts'
import { viewProblem } from './viewProblem.ts'
import type { ListWithViews, Searched } from './views.ts'

type Props<Address extends Searched> = { list: ListWithViews<Address>; address: Address; onClose: () => void }

/** Asks for a name, and saves what the list shows under it. */
export function SaveViewDialog<Address extends Searched>({ list, address, onClose }: Props<Address>) {
  const styles = useStyles()
  const toast = useToast()
  const refresh = useRefresh()
  const saveView = useSaveView(list)
  const form = useRulesForm(viewNameRules, { viewName: '' })
  return (
    <FormDialog
      title="Save current view"
      form={form.props({
        async save({ viewName }) {
          if (!(await saveView(viewName, address))) return
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
          placeholder={list.placeholder}
          value={form.values.viewName}
          onChange={(_, { value }) => form.set('viewName', value)}
        />
      </FormField>
      <dl className={styles.kept}>
        {Object.entries(list.words(address)).map(([term, words]) => (
          <div key={term} className={styles.line}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.words}>{words}</dd>
          </div>
        ))}
      </dl>
    </FormDialog>
  )
}

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
  words: { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
})
