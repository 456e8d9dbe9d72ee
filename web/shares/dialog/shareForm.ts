import { addDays } from 'date-fns/addDays'
import { createShareRules } from '../../../api/shares/rules.ts'
import { type ShareSection, shareLabels, USUAL_DAYS, USUAL_SECTIONS } from '../../../api/shares/words.ts'
import { formRules } from '../../forms/changes.ts'
import { choice } from '../../forms/choices.tsx'
import { date, labelled, local, text, type ValuesOf } from '../../forms/fields.tsx'
import type { Picked } from '../../forms/Picker.tsx'
import type { RecordForm } from '../../relay/useRecordForm.tsx'

/** A talent to share, the line about the talent, and the keys of the pieces that are shown and not removed. */
export type SharedTalent = Picked & { line: string; kept: readonly string[] }

/** The recipient's company: a company of the agency, or a name with the id null. */
export type Recipient = { id: number | null; name: string }

const expiries = { '7': 'In 7 days', '30': 'In 30 days', '90': 'In 90 days', date: 'On a date', never: 'Never' }

export const shareFields = {
  company: local<Recipient>({ id: null, name: '' }),
  deal: local<Picked | null>(null),
  talents: local<readonly SharedTalent[]>([]),
  sections: local<readonly ShareSection[]>(USUAL_SECTIONS),
  showsNames: local(false),
  ...labelled(shareLabels, {
    recipientName: text({ label: 'Send to', required: true, first: true, placeholder: 'Name' }),
    expires: choice(expiries, `${USUAL_DAYS}`, { label: shareLabels.expiresAt, half: true, errorsOf: ['expiresAt'] }),
    passcode: text({ hint: 'Send it separately from the link.' }),
    note: text({ rows: 3, grows: true }),
  }),
  day: date({ label: 'Last day', required: true, half: true, shown: isOnADate }),
}

type Values = ValuesOf<typeof shareFields>

export type ShareForm = RecordForm<typeof shareFields>

function isOnADate({ expires }: { expires: string }) {
  return expires === 'date'
}

export const shareRules = formRules({
  rules: createShareRules,
  toInput: ({ company, deal, talents, sections, ...values }: Values) => ({
    recipientName: values.recipientName,
    recipientCompany: company.name,
    companyId: company.id,
    dealId: deal?.id ?? null,
    talents: talents.map(({ id: talentId, line, kept }) => ({ talentId, line, kept: [...kept] })),
    sections: [...sections],
    showsNames: values.showsNames,
    expiresAt: expiryOf(values),
    passcode: values.passcode,
    note: values.note,
  }),
  faults: (_input, _whole, values) => ({
    ...(values.company.name.trim() ? {} : { recipientCompany: 'Company is required' }),
    ...(isOnADate(values) && !values.day ? { day: 'Please choose a day' } : {}),
    ...(isOnADate(values) && values.day && endOf(values.day) <= new Date()
      ? { day: 'Choose a day in the future' }
      : {}),
  }),
})

/** The moment at which the share expires; null if never. A chosen day is included. */
export function expiryOf({ expires, day }: Pick<Values, 'expires' | 'day'>): string | null {
  if (expires === 'never') return null
  if (isOnADate({ expires })) return day ? endOf(day).toISOString() : null
  return addDays(new Date(), Number(expires)).toISOString()
}

const endOf = (day: string) => new Date(`${day}T23:59:59`)
