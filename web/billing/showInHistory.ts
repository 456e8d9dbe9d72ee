import type { RecordSourceSelectorProxy } from 'relay-runtime'

/** After an update: where the history is open, it begins with the new change. */
export function showInHistory(of: { dealId: number; talentId: number }) {
  return (store: RecordSourceSelectorProxy) => {
    const change = store.getRootField('updateBilling')?.getLinkedRecord('billingChange')
    const known = store.getRoot().getLinkedRecords('billingHistory', of)
    if (change && known) store.getRoot().setLinkedRecords([change, ...known], 'billingHistory', of)
  }
}
