/** Labels of the agency's fields, for the form and the timeline. */
export const agencyLabels = {
  name: 'Agency name',
  logoUrl: 'Logo',
  color: 'Colour',
  footer: 'Footer',
  privacyUrl: 'Privacy page',
  keepsNamedLinks: 'Portfolio links that name the person',
  blocking: 'Submissions that are refused',
  marginFloorPercent: 'Margin floor',
  country: 'Country of phone numbers',
} as const

/** What becomes of them on the way to a client. */
export const namedLinkChoices = { false: "Left out: 'on request'", true: 'Shown without the name' } as const
