import { asDialog } from '../../app/asDialog.tsx'
import { later } from '../../components/later.tsx'

export const AddToDealDialog = later(async () => (await import('./AddToDealDialog.tsx')).AddToDealDialog, asDialog)

export const AddSeveralToDealDialog = later(
  async () => (await import('./AddSeveralToDealDialog.tsx')).AddSeveralToDealDialog,
  asDialog,
)
