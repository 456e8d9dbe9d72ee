/** Who asked that a company and a talent are not brought together. */
export const contactBanSides = { CLIENT: 'Client', TALENT: 'Talent' } as const

export const contactBanLabels = {
  companyId: 'Company',
  talentId: 'Talent',
  askedBy: 'Asked by',
  reason: 'Reason',
} as const
