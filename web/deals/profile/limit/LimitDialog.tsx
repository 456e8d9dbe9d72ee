import { makeStyles, Switch, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import { applicationLimitRules, DEFAULT_APPLICATION_LIMIT, MAX_APPLICATION_LIMIT } from '../../../../api/deals/rules.ts'
import type { LimitDialog_deal$key } from '../../../__generated__/LimitDialog_deal.graphql.ts'
import type { LimitDialogMutation } from '../../../__generated__/LimitDialogMutation.graphql.ts'
import { formRules } from '../../../forms/changes.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { Fields, local, text } from '../../../forms/fields.tsx'
import { useMutation } from '../../../relay/useMutation.ts'
import { withReason } from '../../../relay/useRecordAction.ts'
import { useRecordForm } from '../../../relay/useRecordForm.tsx'
import { LimitState } from './LimitState.tsx'

/** Says how many external applications the deal takes; without a limit, any number. */
export function LimitDialog({ deal: key, onClose }: { deal: LimitDialog_deal$key; onClose: () => void }) {
  const deal = useFragment(fragment, key)
  const { limit } = deal.applicationLimit
  const [setLimit] = useMutation<LimitDialogMutation>(mutation)
  const form = useRecordForm({
    fields,
    values: { enabled: typeof limit === 'number', limit: `${limit ?? DEFAULT_APPLICATION_LIMIT}` },
    rules,
    save: input => setLimit({ input: { id: deal.databaseId, ...input } }),
    saved: (_, wanted) => ({ title: 'Application limit updated', text: `The deal takes ${inWords(wanted.limit)}.` }),
    failed: withReason('Error', 'Failed to update application limit'),
    onSaved: onClose,
  })
  const styles = useStyles()
  return (
    <FormDialog
      title="External applications limit"
      form={form}
      action={{ label: 'Save limit', working: 'Saving...' }}
      onClose={onClose}
    >
      <LimitState deal={deal} />
      <Switch
        className={styles.switch}
        label="Limit external applications"
        checked={form.values.enabled}
        onChange={(_, { checked }) => form.set('enabled', checked)}
      />
      <Fields form={form} />
    </FormDialog>
  )
}

const fields = {
  enabled: local(false),
  limit: text({
    label: 'Limit',
    required: true,
    type: 'number',
    inputMode: 'numeric',
    min: 1,
    max: MAX_APPLICATION_LIMIT,
    shown: ({ enabled }: { enabled: boolean }) => enabled,
  }),
}

const rules = formRules({
  rules: applicationLimitRules,
  toInput: ({ enabled, limit }: { enabled: boolean; limit: string }) => ({ limit: enabled ? Number(limit) : null }),
})

function inWords(limit: number | null) {
  if (limit === null) return 'any number of applications'
  return limit === 1 ? 'one application' : `${limit} applications`
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
