import { z } from 'zod'
import { requiredDate } from '../../api/rules/rules.ts'
import { date, labelled } from '../forms/fields.tsx'
import { RecordDialog } from '../relay/RecordDialog.tsx'

type Props = { onChoose: (morning: Date) => void; onClose: () => void }

/** The dialog that asks for the day on which a snoozed item appears again. */
export function SnoozeDialog({ onChoose, onClose }: Props) {
  return (
    <RecordDialog
      title="Snooze"
      action="Snooze"
      fields={fields}
      rules={rules}
      save={async ({ day }) => {
        onChoose(new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 8))
        return true
      }}
      failed={{ title: 'Error' }}
      onClose={onClose}
    />
  )
}

const LABEL = 'Show it again on'

const fields = labelled({ day: LABEL }, { day: date({ required: true }) })

const rules = z.object({
  day: requiredDate(LABEL).refine(day => day > new Date(), 'Please choose a day that lies ahead'),
})
