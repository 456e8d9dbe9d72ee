/** The parts of a profile that are searched in addition to name, role and area. */
export const alsoFoundPlaces = {
  SKILLS: 'Skills',
  COMPANIES: 'Companies',
  EMAIL: 'E-mail',
  PHONE: 'Phone',
  LINKEDIN: 'LinkedIn',
  HIGHLIGHTS: 'Highlights',
  SUMMARY: 'Summary',
} as const
