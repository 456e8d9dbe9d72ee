/** How the page calls the fields that the timeline tells of. */
export const fieldNames: Record<string, string> = {
  name: 'Name',
  role: 'Role',
  area: 'Area',
  seniority: 'Seniority',
  status: 'Status',
  techStack: 'Tech stack',
  companies: 'Companies',
  previousCompanies: 'Previous companies',
  linkedinUrl: 'LinkedIn',
  portfolioUrls: 'Portfolio links',
  portfolioUrl: 'Portfolio link',
  portfolioPdfUrl: 'Portfolio PDF',
  profilePictureUrl: 'Profile picture',
  resumeUrl: 'Resume',
  email: 'Email',
  phone: 'Phone',
  summary: 'Summary',
  keyHighlights: 'Key highlights',
  referredBy: 'Referrer',
  internalScoring: 'Internal scoring',
  preferredRateType: 'Rate type',
  minFullTimeRate: 'Minimum monthly rate',
  maxFullTimeRate: 'Maximum monthly rate',
  minHourlyRate: 'Minimum hourly rate',
  maxHourlyRate: 'Maximum hourly rate',
  preferredFullTimeRate: 'Preferred monthly rate',
  preferredHourlyRate: 'Preferred hourly rate',
  mainStakeholder: 'Main stakeholder',
  billing: 'Billing',
  notes: 'Notes',
  title: 'Title',
  deal: 'Deal',
  company: 'Company',
  selectedCandidate: 'Selected candidate',
  applicationLimit: 'Application limit',
  applicant: 'Applicant',
  dealType: 'Deal type',
  companyBudget: 'Company budget',
  candidateBudget: 'Candidate budget',
  recruitingFee: 'Recruiting fee',
  budget: 'Budget',
  weeklyHours: 'Weekly hours',
  changeReason: 'Reason',
  jobDescription: 'Job description',
  interviewDate: 'Interview date',
  deadline: 'Deadline',
  startDate: 'Start date',
  offerDetails: 'Offer details',
  targetArea: 'Target area',
}

/** Their values are addresses of files, which say nothing to anybody. */
export const fileFields = new Set(['portfolioPdfUrl', 'profilePictureUrl', 'resumeUrl'])

/** Amounts, as they were typed. */
export const moneyFields = new Set(['billing', 'companyBudget', 'candidateBudget', 'recruitingFee', 'budget'])

/** Lists of words; each stands on a line of its own when it comes. */
export const wordLists = new Set(['techStack'])
