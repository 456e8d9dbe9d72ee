/** The parts of a profile that are searched beside name, role and area. */
export const alsoFoundPlaces = {
  SKILLS: 'Skills',
  COMPANIES: 'Companies',
  EMAIL: 'E-mail',
  PHONE: 'Phone',
  LINKEDIN: 'LinkedIn',
  HIGHLIGHTS: 'Highlights',
  SUMMARY: 'Summary',
} as const
