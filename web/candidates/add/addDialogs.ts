import { laterDialog } from '../../components/laterDialog.tsx'

export const AddToDealDialog = laterDialog(async () => (await import('./AddToDealDialog.tsx')).AddToDealDialog)

export const AddSeveralToDealDialog = laterDialog(
  async () => (await import('./AddSeveralToDealDialog.tsx')).AddSeveralToDealDialog,
)
