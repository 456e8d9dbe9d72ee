import { FieldPair } from '../../forms/FieldPair.tsx'
import { BudgetFields } from './BudgetFields.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { CompanyField } from './CompanyField.tsx'
import { DealText } from './DealText.tsx'
import { HoursField } from './HoursField.tsx'
import { areaOptions, fieldsOfStatus, statusOptions } from './options.ts'
import type { DealForm } from './values.ts'

/** The fields of both dialogs. A start date and an interview come with a deal that is there already. */
export function DealFields({ form, mode }: { form: DealForm; mode: 'add' | 'edit' }) {
  const { status, targetArea } = form.values
  const isEdit = mode === 'edit'
  const ofStatus = fieldsOfStatus(status)
  return (
    <>
      <DealText form={form} name="title" label="Job title" required first placeholder="Senior Backend Engineer" />
      <CompanyField form={form} />
      <BudgetFields form={form} />
      <FieldPair>
        <HoursField form={form} />
        <ChoiceField
          name="status"
          label="Status"
          required
          options={statusOptions}
          value={status}
          error={form.errors.status}
          onChange={chosen => form.set('status', chosen)}
        />
      </FieldPair>
      <DealText
        form={form}
        name="jobDescription"
        label="Job description"
        required
        rows={8}
        hint="Applicants read it, and candidates are matched against it."
      />
      <FieldPair>
        <DealText form={form} name="deadline" label="Deadline" type="date" />
        <ChoiceField
          name="targetArea"
          label="Target area"
          options={areaOptions(targetArea)}
          value={targetArea}
          error={form.errors.targetArea}
          onChange={chosen => form.set('targetArea', chosen)}
        />
      </FieldPair>
      {isEdit && (
        <FieldPair>
          <DealText form={form} name="interviewDate" label="Interview date" type="datetime-local" />
          <DealText form={form} name="startDate" label="Start date" type="date" />
        </FieldPair>
      )}
      {!isEdit && ofStatus.interviewDate && (
        <DealText form={form} name="interviewDate" label="Interview date" type="datetime-local" />
      )}
      {ofStatus.offerDetails && <DealText form={form} name="offerDetails" label="Offer details" rows={3} />}
      <DealText form={form} name="notes" label="Notes" rows={3} hint="Seen by staff only." />
    </>
  )
}
