import type { DoubtKind } from '@talentdesk/reader'

/** The kinds of doubts about a reading, with descriptions for the API. */
export const doubtKinds = {
  COMPANIES_LOST: { description: 'The resume likely lists jobs, but none or hardly any was found.' },
  COMPANIES_INCOMPLETE: { description: 'Dates among the jobs belong to none of those that were found.' },
  HEADINGS_UNKNOWN: { description: 'Hardly any section heading was recognised, so parts may be mixed up.' },
  COLUMNS_UNSURE: { description: 'It is not certain which columns the page has and in which order they are read.' },
  CONTACT_UNREAD: { description: 'A page is a picture, and the e-mail address or phone number was not found on it.' },
  PAGE_NOT_READ: {
    description: 'The page was left out: a picture that could not be recognised, or a page beyond those that are read.',
  },
  NAME_UNSURE: { description: 'The name was not found, or something else may have been taken for it.' },
} as const satisfies Record<DoubtKind, { description: string }>
