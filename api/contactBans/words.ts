/** The side that asked not to be brought together with the other. */
export const contactBanSides = { CLIENT: 'Client', TALENT: 'Talent' } as const

export const contactBanLabels = {
  companyId: 'Company',
  talentId: 'Talent',
  askedBy: 'Asked by',
  reason: 'Reason',
} as const
