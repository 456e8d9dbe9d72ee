/** Labels of the agency's fields, for the form and the timeline. */
export const agencyLabels = {
  name: 'Agency name',
  logoUrl: 'Logo',
  color: 'Colour',
  footer: 'Footer',
  blocking: 'Submissions that are refused',
} as const
