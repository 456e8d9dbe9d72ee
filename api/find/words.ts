/** Where else talents are found, beside name, role and area. */
export const alsoFoundPlaces = {
  SKILLS: 'Skills',
  COMPANIES: 'Companies',
  EMAIL: 'E-mail',
  PHONE: 'Phone',
  LINKEDIN: 'LinkedIn',
  HIGHLIGHTS: 'Highlights',
  SUMMARY: 'Summary',
} as const
