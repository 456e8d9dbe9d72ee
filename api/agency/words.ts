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

/** The choices for portfolio links that contain the person's name. */
export const namedLinkChoices = { false: "Left out: 'on request'", true: 'Shown without the name' } as const
