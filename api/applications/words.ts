/** Field labels for messages and the timeline. */
export const applicationLabels = {
  applicant: 'Applicant',
  resume: 'Resume',
  email: 'Email',
  phone: 'Phone',
  status: 'Status',
  notes: 'Notes',
} as const

/** Field labels of the public form, as the specification writes them. */
export const applyLabels = { email: 'Email Address', phone: 'Phone Number' } as const
