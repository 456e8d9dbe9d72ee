import { z } from 'zod'
import { keyOf, optionalText } from '../rules/rules.ts'
import { contactBanLabels, contactBanSides } from './words.ts'

const id = (message: string) => z.number({ error: message }).int({ error: message }).positive({ error: message })

export const addContactBanRules = z.object({
  companyId: id('A company is required'),
  talentId: id('A talent is required'),
  askedBy: keyOf(contactBanSides, 'Asked by is required'),
  reason: optionalText(contactBanLabels.reason, 1_000).optional(),
})
