import { Input, makeStyles, Switch, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import { MAX_APPLICATION_LIMIT } from '../../../../api/deals/rules.ts'
import type { LimitDialog_deal$key } from '../../../__generated__/LimitDialog_deal.graphql.ts'
import type { LimitDialogMutation } from '../../../__generated__/LimitDialogMutation.graphql.ts'
import { useToast } from '../../../components/Toasts.tsx'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { FormField } from '../../../forms/FormField.tsx'
import { useRulesForm } from '../../../forms/useRulesForm.ts'
import { serverMessage } from '../../../relay/ProblemError.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { LimitState } from './LimitState.tsx'
import { limitFormRules, limitValues } from './limitFormRules.ts'

/** Says how many external applications the deal takes; without a limit, any number. */
export function LimitDialog({ deal: key, onClose }: { deal: LimitDialog_deal$key; onClose: () => void }) {
  const deal = useFragment(fragment, key)
  const toast = useToast()
  const [commit] = useMutation<LimitDialogMutation>(mutation)
  const form = useRulesForm(limitFormRules, limitValues(deal.applicationLimit.limit))
  const { enabled, limit } = form.values
  const styles = useStyles()

  const props = form.props({
    async save(wanted) {
      await commit({ input: { id: deal.databaseId, ...wanted } })
      const text =
        wanted.limit === null
          ? 'The deal takes any number of applications.'
          : `The deal takes ${wanted.limit === 1 ? 'one application' : `${wanted.limit} applications`}.`
      toast({ title: 'Application limit updated', text })
      onClose()
    },
    onFailed: error =>
      toast({ title: 'Error', text: serverMessage(error, 'Failed to update application limit'), intent: 'error' }),
  })

  return (
    <FormDialog
      title="External applications limit"
      form={props}
      dirty={form.dirty}
      busy={form.busy}
      action={{ label: 'Save limit', working: 'Saving...' }}
      onClose={onClose}
    >
      <LimitState deal={deal} />
      <Switch
        className={styles.switch}
        label="Limit external applications"
        checked={enabled}
        onChange={(_, { checked }) => form.set('enabled', checked)}
      />
      {enabled && (
        <FormField label="Limit" required error={form.errors.limit}>
          <Input
            type="number"
            inputMode="numeric"
            name="limit"
            min={1}
            max={MAX_APPLICATION_LIMIT}
            value={limit}
            onChange={(_, { value }) => form.set('limit', value)}
          />
        </FormField>
      )}
    </FormDialog>
  )
}

const fragment = graphql`
  fragment LimitDialog_deal on Deal {
    databaseId
    applicationLimit {
      limit
    }
    ...LimitState_deal
  }
`

const mutation = graphql`
  mutation LimitDialogMutation($input: SetApplicationLimitInput!) {
    setApplicationLimit(input: $input) {
      deal {
        ...ApplicationLimit_deal
        ...DealTimeline_deal
      }
    }
  }
`

// The switch begins where the fields do.
const useStyles = makeStyles({ switch: { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` } })
