import { type Descriptions, valuesOf } from '../graphql/descriptions.ts'
import { nameOrders, rateTypes, talentAreas, talentStatuses } from './words.ts'

const RATE = "Free text with an amount, as in '€4,500'. Empty or null when unknown."

/** What the schema says of talents. */
export const talentDescriptions: Descriptions = {
  Talent:
    'A person whom the agency may present to companies. Visible to staff; clients see `ClientProfile` or `SharedTalent`.',
  'Talent.area': 'The field of work.',
  'Talent.availability': "When they can start, in their words: 'from March', 'at once'. Null when unknown.",
  'Talent.email': 'Null when unknown. Never shown to clients.',
  'Talent.internalScoring': 'What the agency thinks of the talent, as free text. Never shown to clients.',
  'Talent.keyHighlights': 'The strongest points of the profile, a sentence each, in their order.',
  'Talent.linkedinUrl': 'Null when unknown. Never shown to clients.',
  'Talent.minFullTimeRate': `The least per month. ${RATE}`,
  'Talent.maxFullTimeRate': `The most per month. ${RATE}`,
  'Talent.preferredFullTimeRate': `What they would like per month. ${RATE}`,
  'Talent.minHourlyRate': `The least per hour. ${RATE}`,
  'Talent.maxHourlyRate': `The most per hour. ${RATE}`,
  'Talent.preferredHourlyRate': `What they would like per hour. ${RATE}`,
  'Talent.name': 'The whole name. Clients see first name and initial unless whole names were chosen.',
  'Talent.phone': 'As it was typed; null when unknown. Never shown to clients.',
  'Talent.portfolioPdfUrl':
    'The address of the portfolio file: one of ours for staff, or on another site. Null without one.',
  'Talent.portfolioUrls': 'Links to work, in their order.',
  'Talent.nameOrder':
    'Which word of the name is the family name. By it, clients see the given name and the initial of the family name.',
  'Talent.preferredRateType': 'Which of the rates the talent wants to be paid by.',
  'Talent.previousCompanies': 'Former employers, the latest first as the resume has them.',
  'Talent.profilePictureUrl':
    'The address of the picture, for staff. Null without one. Pages show only pictures that were uploaded, initials for others.',
  'Talent.referredBy': 'The talent who recommended this one; null when nobody did, or when that talent was deleted.',
  'Talent.resumeUrl': 'The address of the resume file, for staff. Null without one.',
  'Talent.role': "The occupation: 'Backend Engineer'.",
  'Talent.seniority': "Free text: 'Senior', 'Junior'.",
  'Talent.shareableId': 'The secret of the public link; null while not shared.',
  'Talent.status': 'How far the agency is with the talent.',
  'Talent.summary': 'A few sentences about the talent; empty when there are none.',
  'Talent.techStack': 'Skills, each as it is written.',
  'Talent.clientPreview(kept:)': 'The keys of removed pieces that are shown all the same.',
  'Talent.clientPreview(sections:)': 'The parts of the profile that are shown. All but RATE by default.',
  'Talent.clientPreview(showsNames:)': 'Whole names; false by default.',
  TalentFilter: 'Which talents a list has: those that meet all of the given conditions.',
  'TalentFilter.area': 'Only talents of this field of work.',
  'TalentFilter.status': 'Only talents with this status; `statuses` takes several.',
  'TalentFilter.hourlyRate': 'Their hourly rates meet this range.',
  'TalentFilter.monthlyRate': 'Their monthly rates meet this range.',
  TalentStatus: 'How far the agency is with a talent.',
  ...valuesOf('TalentStatus', talentStatuses, {
    BACKLOG: 'not looked at yet. The first status.',
    VETTED: 'checked, and may be presented.',
    INTERVIEWED: 'the agency has talked with them.',
    ASSIGNED: 'works on a deal; matching leaves them out where only available people are sought.',
    DROPPED: 'not to be presented; matching never suggests them.',
  }),
  TalentArea: 'The field of work of a talent.',
  ...valuesOf('TalentArea', talentAreas),
  NameOrder: 'Which word of a name is the family name.',
  ...valuesOf('NameOrder', nameOrders, {
    UNKNOWN: 'nobody has said. A name with a word in capitals is shown by its initials.',
    GIVEN_FIRST: 'as in Jane Doe.',
    FAMILY_FIRST: 'as in KIM Minsu.',
  }),
  RateType: 'Which rates a talent wants to be paid by.',
  ...valuesOf('RateType', rateTypes, {
    NONE: 'not said.',
    FULL_TIME: 'by the month.',
    HOURLY: 'by the hour.',
    BOTH: 'either.',
  }),
  'PreviousCompany.company': 'The name of the employer; null in an old plain text.',
  'PreviousCompany.title': 'The position there; null when unknown.',
  'PreviousCompany.description': 'What they did there; null when unknown.',
  PreviousCompanyInput:
    'A former employer. Send `company`, `title` and `description`, or an unchanged old text as `legacy`.',
  'Query.talent': 'A talent by `databaseId`; null when there is none.',
  'Query.talents': 'Talents, the newest first by default.',
  'Query.similarTalents(email:)': 'An e-mail address, compared without case.',
  'Query.similarTalents(phone:)': 'A phone number in any notation.',
  'Query.similarTalents(linkedinUrl:)': 'The address of a LinkedIn profile.',
  'Query.similarTalents(exceptId:)':
    'The `databaseId` of the talent that is edited, who is no duplicate of themselves.',
  'Query.talentSkills(text:)': 'A part of a skill; an empty text finds the most frequent ones.',
  'Mutation.createTalent': 'Adds a talent. Required: `name`, `role`, `area`, `companies`, `seniority`, `linkedinUrl`.',
  'Mutation.updateTalent': 'Changes the sent fields of a talent; an empty text or null removes an optional one.',
  'Mutation.deleteTalent':
    'Deletes a talent with comments, files and links, for good. CONFLICT while they are a candidate for a deal. The ledger keeps what it recorded of introductions.',
  'Mutation.setTalentStatus': 'Sets the status of one talent.',
  'Mutation.shareTalent':
    'Makes the public link of a limited profile, or answers the one there is: see `Talent.shareUrl`.',
}
