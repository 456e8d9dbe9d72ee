const both = ['read', 'write'] as const
const read = ['read'] as const

/** The nouns of an API token's named scopes, in the order offered. `acts`: the rights that can be granted. */
export const tokenNouns = {
  talents: { label: 'Talents', about: 'Profiles with contact data, rates and resumes, imports of resumes', acts: both },
  companies: { label: 'Companies', about: 'Companies and their contacts', acts: both },
  deals: { label: 'Deals', about: 'Deals with budgets and dates', acts: both },
  candidates: { label: 'Candidates', about: 'Talents on deals, interviews, consents, bans of contact', acts: both },
  applications: {
    label: 'Applications',
    about: 'Applicants, their resumes and answers, limits, questions',
    acts: both,
  },
  comments: { label: 'Comments', about: 'Comments on talents, companies and deals', acts: both },
  billing: { label: 'Billing', about: 'Terms, margins, billing history, revenue', acts: both },
  shares: { label: 'Shares', about: 'What clients are shown, their answers, public links', acts: both },
  matching: { label: 'Matching', about: 'Matches and suggestions; writing keeps a match on its deal', acts: both },
  activity: { label: 'Activity', about: 'Who did what, with the values before and after', acts: read },
  events: { label: 'Events', about: 'The feed of all changes', acts: read },
  webhooks: { label: 'Webhooks', about: 'Where events are sent, and what was delivered', acts: both },
  me: { label: 'Your own', about: 'Your Today, reminders, notifications and views; they name records', acts: both },
  agency: { label: 'Agency', about: "The agency's own settings; writing is for admins", acts: both },
  users: { label: 'Users', about: 'The list of colleagues, and for admins all accounts', acts: read },
} as const

export type TokenNoun = keyof typeof tokenNouns

/** The rights of a token on a noun. `write` includes `read`. */
export type TokenAct = 'read' | 'write'

/** A named scope: 'talents:read'. */
export type TokenScope = `${TokenNoun}:${TokenAct}`
