import { keysOf } from '../rules/rules.ts'
import { type TokenAct, type TokenNoun, type TokenScope, tokenNouns } from './words.ts'

/**
 * What a noun covers. `types`: the GraphQL types, also of REST answers, that need its read scope wherever they appear.
 * `reads` and `writes`: the root fields that need a scope, where their type does not say it already.
 */
type Covers = { types?: string; reads?: string; writes?: string }

/** The one table of what each scope of an API token opens. What is not in it is closed to tokens with named scopes. */
const COVERS: Record<TokenNoun, Covers> = {
  talents: {
    types: `Talent TalentAlsoFound AlsoFoundPlace ResumeImport ImportedResume ResumeImportsChanged ResumeProgress
      TalentSummary TalentWithReferrer`,
    reads: 'talentCount talentSeniorities talentSkills prepareReading',
    writes: `createTalent createTalents updateTalent updateTalents deleteTalent setTalentStatus setTalentStatuses confirmTalentRates
      uploadProfilePicture uploadPortfolioPdf uploadResume extractResume
      startResumeImport addImportedResume saveImportedResume keepImportedResumeDraft discardImportedResume
      restoreImportedResume retryImportedResume fillDeal handOverRecords`,
  },
  companies: {
    types: 'Company',
    reads: 'companyCount',
    writes: 'createCompany createCompanies updateCompany updateCompanies deleteCompany setCompanyStatus',
  },
  deals: {
    types: 'Deal',
    reads: 'dealCount',
    writes:
      'createDeal createDeals updateDeal updateDeals deleteDeal duplicateDeal setDealStatus fillDeal handOverRecords',
  },
  candidates: {
    types:
      'DealCandidate SelectedCandidate TalentEngagement Consent ContactBan SubmissionWarning CompanyWithCandidates',
    writes: `addCandidate addCandidates createCandidates updateCandidate updateCandidates removeCandidate selectWinner fillDeal
      requestConsent withdrawConsent addContactBan removeContactBan`,
  },
  applications: {
    types: `ExternalApplication ApplicationAnswer ApplicationLimit ApplicationQuestions ApplicationQuestion
      ApplicationOrigins ApplicationsChanged`,
    reads: 'applicationCount',
    writes: `updateApplication updateApplications removeApplication moveUpApplication requestErasure eraseApplication
      createApplication setApplicationLimit setApplicationQuestions setApplicationOrigins shareDeal`,
  },
  comments: { types: 'Comment CommentReference', writes: 'addComment updateComment deleteComment' },
  billing: {
    types: `BillingChange DealTerms Margin PredictedMargin ProRata CompanyMargin CompanyCurrencyMargin Revenue RevenueSum
      Earning FillSum FunnelCount FunnelPerson Placement PlacementWithoutMargin`,
    writes: 'updateBilling',
  },
  shares: {
    types: `Share ShareItem ShareAnswer SharePreview PreviewedTalent ClientPreview RedactionMark Introduction
      SharesChanged`,
    writes: 'createShare updateShare renewShare revokeShare shareTalent revokeTalentShare',
  },
  matching: {
    types: `TalentMatch NearMiss WhyNot MatchRequirement JudgedRequirement ProfileQuote Engagement CandidateSuggestion
      Scoreboard ScoreboardBand ShownSuggestion AdditionAfterSuggestions Match`,
    reads: 'prepareMatching readRequirements matchTalents whyNot',
  },
  activity: { types: 'Activity ActivityChange' },
  events: { types: 'Event Events EventRecord' },
  webhooks: {
    types: 'Webhook WebhookDelivery',
    writes: 'pingWebhook replayWebhookDelivery replayFailedWebhookDeliveries',
  },
  me: {
    types:
      'TodayGroup TodayItem Reminder Mention Notification NotificationsChanged SavedView SavedViewFilters SavedViewSorting',
    reads: 'todayCount unreadNotificationCount morningEmail mutedNotifications',
    writes: `snoozeTodayItem dismissTodayItem restoreTodayItem addReminder updateReminder setReminderDone deleteReminder
      seeMention readNotifications muteNotifications setMorningEmail createView setDefaultView deleteView handOverRecords`,
  },
  agency: { types: 'Agency', writes: 'updateAgency uploadLogo' },
  users: { types: 'User OwnedRecords' },
}

/** Types, root fields and REST answers that show or change what another noun owns, too. */
const ALSO: Record<string, readonly TokenScope[]> = {
  TalentMatch: ['talents:read'],
  NearMiss: ['talents:read'],
  WhyNot: ['talents:read'],
  Match: ['talents:read'],
  OwnedRecords: ['talents:read', 'deals:read'],
  SelectedCandidate: ['talents:read'],
  SharePreview: ['talents:read'],
  PreviewedTalent: ['talents:read'],
  ClientPreview: ['talents:read'],
  RedactionMark: ['talents:read'],
  createShare: ['talents:read'],
  renewShare: ['talents:read'],
  shareTalent: ['talents:read'],
}

/** Fields whose text names what other nouns own, in the types of the table. */
const TEXTS: Record<string, readonly TokenScope[]> = {
  'SubmissionWarning.message': ['talents:read', 'deals:read', 'companies:read'],
  'TalentEngagement.text': ['deals:read', 'companies:read'],
  'Consent.wording': ['deals:read'],
  'Placement.company': ['companies:read'],
}

/** REST answers that hold more than the type of their name. */
const ANSWERS: Record<string, readonly TokenScope[]> = { SelectedCandidate: ['deals:read'] }

/**
 * Open to every token: the product itself, who is asking, what anybody with a link may do, and what only collects records, each
 * of which needs its own scope.
 */
const EVERY_TOKEN = {
  fields:
    names(`viewer product node find signIn signOut applicationForm clientShare consentRequest ownApplication publicDeal
    sharedTalent submitApplication askForErasure replaceOwnResume withdrawOwnApplication answerConsent
    unlockClientShare openClientShare answerClientShare`),
  /** Shown within the records that own them, or to anybody with a link. */
  types: names(`Product Found PageInfo Money RefusedTalent RowProblem FieldProblem PreviousCompany PhoneNumber
    ExtractedResume FieldEvidence PageBox PositionWithoutEmployer ReadingDoubt ResumePage ResumeLine
    ApplicationForm PublicAgency PublicConsent PublicDeal PublicQuestion SharedTalent OwnApplication ClientShare
    ClientShareContent ClientProfile ClientAnswer
    Me Success ShareableUrl ShareableId UploadedPicture UploadedPortfolio`),
}

/** Accounts, tokens, sessions, and where data are sent: in person only, so that no token opens them. */
const IN_PERSON = {
  fields:
    names(`addApiToken rotateApiToken revokeApiToken endSession endOtherSessions changePassword confirmPassword addUser updateUser
    updateProfile setUserPassword disableUser enableUser addWebhook updateWebhook rotateWebhookSecret
    enableWebhook disableWebhook deleteWebhook`),
  types: names('ApiToken Session'),
}

/** A colleague's name belongs to what they did, so that only lists of users and their nodes need the scope. */
const NAMED_EVERYWHERE = 'User'

/** What a token must hold. `null`: closed to every token, as nobody has said what opens it. */
export type Demanded = readonly TokenScope[] | null

const NOTHING: readonly TokenScope[] = []

const byField = new Map<string, readonly TokenScope[]>()
const byType = new Map<string, readonly TokenScope[]>()

for (const noun of keysOf(tokenNouns)) {
  const { types = '', reads = '', writes = '' } = COVERS[noun]
  const demand = (demanded: Map<string, readonly TokenScope[]>, name: string, act: TokenAct) =>
    demanded.set(name, [...(demanded.get(name) ?? []), `${noun}:${act}`, ...(ALSO[name] ?? NOTHING)])
  for (const type of names(types)) demand(byType, type, 'read')
  for (const field of names(reads)) demand(byField, field, 'read')
  for (const field of names(writes)) demand(byField, field, 'write')
}
for (const { fields, types } of [EVERY_TOKEN, IN_PERSON]) {
  for (const field of fields) byField.set(field, NOTHING)
  for (const type of types) byType.set(type, NOTHING)
}

const ROOTS = ['Query', 'Mutation', 'Subscription']

/** What a field demands: a root field by its name, or else by the type of what it returns, as every other field does. */
export function demandedByField(parent: string, field: string, returned: string | undefined): Demanded {
  if (ROOTS.includes(parent)) {
    const own = byField.get(field)
    if (own || returned === undefined) return own ?? null
    return returned === NODE ? NOTHING : demandedByType(returned)
  }
  if (returned === undefined) return TEXTS[`${parent}.${field}`] ?? NOTHING
  if (returned === NAMED_EVERYWHERE || returned === NODE) return NOTHING
  // What a mutation returns is opened by the mutation, and each record in it by its own type.
  return returned.endsWith('Payload') ? NOTHING : demandedByType(returned)
}

const NODE = 'Node'

/** All names in the table, for a test that each of them exists. */
export const coveredNames = () => [...byField.keys(), ...byType.keys(), ...Object.keys(ALSO), ...Object.keys(TEXTS)]

/** What a type demands, also that of a node or of a REST answer; a page of a list demands what its rows do. */
export const demandedByType = (type: string): Demanded =>
  byType.get(type) ?? byType.get(type.replace(/(Connection|Edge)$/, '')) ?? null

/** What a REST answer demands: a colleague's name is in many of them. */
export function demandedByAnswer(name: string): Demanded {
  if (name === NAMED_EVERYWHERE) return NOTHING
  const demanded = demandedByType(name)
  return demanded && [...demanded, ...(ANSWERS[name] ?? NOTHING)]
}

function names(text: string): string[] {
  return text.split(/\s+/).filter(name => name !== '')
}
