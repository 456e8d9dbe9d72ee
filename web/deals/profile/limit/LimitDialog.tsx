import { makeStyles, mergeClasses, ProgressBar, Switch, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import {
  applicationLimitRules,
  DEFAULT_APPLICATION_LIMIT,
  MAX_APPLICATION_LIMIT,
  TAKES_APPLICATIONS,
} from '../../../../api/deals/rules.ts'
import type { LimitDialog_deal$data, LimitDialog_deal$key } from '../../../__generated__/LimitDialog_deal.graphql.ts'
import type { LimitDialogMutation } from '../../../__generated__/LimitDialogMutation.graphql.ts'
import { column } from '../../../components/styles.ts'
import { formRules } from '../../../forms/changes.ts'
import { Fields } from '../../../forms/FieldRows.tsx'
import { local, text } from '../../../forms/fields.tsx'
import { RecordDialog } from '../../../relay/RecordDialog.tsx'
import { useMutation } from '../../../relay/useMutation.ts'
import { withReason } from '../../../relay/useRecordAction.ts'

/** The dialog that sets how many external applications the deal accepts. */
export function LimitDialog({ deal: key, onClose }: { deal: LimitDialog_deal$key; onClose: () => void }) {
  const deal = useFragment(fragment, key)
  const { limit, hasWaitingList } = deal.applicationLimit
  const [setLimit] = useMutation<LimitDialogMutation>(mutation)
  const styles = useStyles()
  return (
    <RecordDialog
      title="External applications limit"
      action="Save limit"
      fields={fields}
      values={{ enabled: typeof limit === 'number', limit: `${limit ?? DEFAULT_APPLICATION_LIMIT}`, hasWaitingList }}
      rules={rules}
      save={input => setLimit({ input: { id: deal.databaseId, ...input } })}
      saved={(_, wanted) => ({ title: 'Application limit updated', text: `The deal takes ${inWords(wanted.limit)}.` })}
      failed={withReason('Error', 'Failed to update application limit')}
      onClose={onClose}
    >
      {form => (
        <>
          <LimitState {...deal} />
          <Switch
            className={styles.switch}
            label="Limit external applications"
            checked={form.values.enabled}
            onChange={(_, { checked }) => form.set('enabled', checked)}
          />
          <Fields form={form} />
          {form.values.enabled && (
            <Switch
              className={styles.switch}
              label="Further applicants may join a waiting list"
              checked={form.values.hasWaitingList}
              onChange={(_, { checked }) => form.set('hasWaitingList', checked)}
            />
          )}
        </>
      )}
    </RecordDialog>
  )
}

/** The number of applications, and whether the public page still accepts more. */
function LimitState({ status, applicationLimit }: LimitDialog_deal$data) {
  const { limit, currentCount, isReached } = applicationLimit
  const styles = useStyles()
  const isLimited = typeof limit === 'number'
  const isOpen = TAKES_APPLICATIONS.includes(status)
  return (
    <div className={styles.limit}>
      <div className={styles.line}>
        <span>
          {currentCount} {currentCount === 1 ? 'application' : 'applications'}
          {isLimited && <span className={styles.quiet}> of {limit}</span>}
        </span>
        <span className={mergeClasses(styles.state, isReached ? styles.reached : isOpen && styles.accepting)}>
          {isReached ? 'Limit reached' : isOpen ? 'Accepting applications' : 'Closed by the status of the deal'}
        </span>
      </div>
      {isLimited && (
        <ProgressBar
          aria-label="Share of the limit"
          value={Math.min(1, currentCount / limit)}
          color={isReached ? 'error' : 'brand'}
        />
      )}
    </div>
  )
}

const fields = {
  enabled: local(false),
  hasWaitingList: local(false),
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
  toInput: ({ enabled, limit, hasWaitingList }: { enabled: boolean; limit: string; hasWaitingList: boolean }) => ({
    limit: enabled ? Number(limit) : null,
    hasWaitingList: enabled && hasWaitingList,
  }),
})

function inWords(limit: number | null) {
  if (limit === null) return 'any number of applications'
  return limit === 1 ? 'one application' : `${limit} applications`
}

const fragment = graphql`
  fragment LimitDialog_deal on Deal {
    databaseId status
    applicationLimit { limit currentCount isReached hasWaitingList }
  }
`

const mutation = graphql`
  mutation LimitDialogMutation($input: SetApplicationLimitInput!) {
    setApplicationLimit(input: $input) {
      deal {
        ...DealPage_applicationLimit
        ...Candidates_applications
        ...Timeline_deal
      }
    }
  }
`

const useStyles = makeStyles({
  // Aligned with the fields.
  switch: { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` },
  limit: { ...column, gap: tokens.spacingVerticalS },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${tokens.spacingHorizontalL}`,
    fontVariantNumeric: 'tabular-nums',
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  state: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightSemibold },
  accepting: { color: tokens.colorStatusSuccessForeground1 },
  reached: { color: tokens.colorStatusDangerForeground1 },
})
