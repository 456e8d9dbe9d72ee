/** What the fields are called in messages and in the timeline. */
export const applicationLabels = {
  applicant: 'Applicant',
  resume: 'Resume',
  email: 'Email',
  phone: 'Phone',
  status: 'Status',
  notes: 'Notes',
} as const

/** The same on the public form, as the specification writes its fields. */
export const applyLabels = { email: 'Email Address', phone: 'Phone Number' } as const
