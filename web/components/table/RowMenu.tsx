import { RecordMenu, type RecordMenuItem } from '../RecordMenu.tsx'

/** One thing that can be done with a row. */
export type RowAction = RecordMenuItem

/** What can be done with a row, behind three dots. `label` says with which: 'Actions for Ada Okafor'. */
export function RowMenu({ label, actions }: { label: string; actions: readonly RowAction[] }) {
  return <RecordMenu appearance="subtle" size="small" label={label} actions={actions} />
}
