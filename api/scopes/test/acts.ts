import { storeBytes } from '../../files/files.ts'
import { shareTalent } from '../../shares/client/publicProfile.ts'
import { share } from '../../shares/test/sharing.ts'
import { world } from '../../test/harness.ts'
import { make, type Person, plausibleDeal, plausibleTalent, staffOf } from '../../test/make.ts'
import { samples } from '../../test/samples.ts'

/** The test records for mutations, and ids under the names of input fields, such as `talentId`. */
export type Records = Awaited<ReturnType<typeof madeFor>>

/** A deal with a candidate and an application, another deal and another talent, all newly created. */
export async function madeFor(admin: Person) {
  const deal = await make.deal()
  const candidate = await make.candidate({ dealId: deal.id })
  const application = await make.application(deal.id)
  const otherTalent = await make.talent({ name: 'Grace Other' })
  const otherDeal = await make.deal({ title: 'Other' })
  return { admin, deal, candidate, application, otherTalent, otherDeal, ...candidate, companyId: deal.companyId }
}

const uploaded = async ({ admin }: Records, kind: 'RESUME' | 'IMPORT' = 'RESUME') =>
  (await storeBytes(world, { bytes: samples.pdf(), filename: 'cv.pdf', kind, uploadedById: admin.id })).url

const ofTalent = async (made: Records) => ({ id: made.talentId })
const ofDeal = async ({ deal }: Records) => ({ id: deal.id })
const ofCompany = async ({ companyId }: Records) => ({ id: companyId })
const ofApplication = async ({ application }: Records) => ({ id: application.id })

/** The input of a talent, without fields that must match the record or exclude another field. */
const whole = { ...plausibleTalent, ownerId: undefined, referredBy: undefined, previousCompanies: [] }
const newDeal = ({ companyId, admin }: Records) => ({
  ...plausibleDeal,
  companyId,
  ownerId: admin.id,
  recruitingFee: undefined,
})

async function imported(made: Records, status: 'FAILED' | 'DISCARDED' = 'FAILED') {
  const { admin } = made
  const batch = await world.db.resumeImport.create({ data: { createdById: admin.id, createdAt: new Date() } })
  const data = { importId: batch.id, position: 0, status, fileName: 'cv.pdf', size: 1, sha256: 'x' }
  return world.db.importedResume.create({ data: { ...data, resumeUrl: await uploaded(made, 'IMPORT') } })
}

const shared = async ({ admin, deal, talentId }: Records) =>
  (await share(admin, { dealId: deal.id, talents: [{ talentId }] })).databaseId

const consent = ({ talentId, deal }: Records, token: string) =>
  world.db.consent.create({ data: { talentId, dealId: deal.id, token, wording: 'Yes?', requestedAt: new Date() } })

const reminder = ({ admin }: Records) =>
  world.db.reminder.create({ data: { userId: admin.id, text: 'Call', dueAt: new Date() } })

const view = ({ admin }: Records) =>
  world.db.savedView.create({
    data: {
      userId: admin.id,
      viewName: 'Mine',
      tableName: 'deals',
      filters: {},
      sorting: { field: 'title', direction: 'asc' },
    },
  })

type Input = (made: Records) => Promise<object>

/** Inputs that replace the generated values, if the generated values do not fit. */
export const INPUTS: Record<string, Input> = {
  createTalent: async () => whole,
  createTalents: async () => ({ rows: [whole] }),
  updateTalent: async made => ({ ...whole, id: made.talentId }),
  updateTalents: async made => ({ rows: [{ ...whole, id: made.talentId }] }),
  deleteTalent: async ({ otherTalent }) => ({ id: otherTalent.id }),
  setTalentStatus: ofTalent,
  setTalentStatuses: async made => ({ ids: [made.talentId] }),
  confirmTalentRates: async () => {
    const { id } = await make.talent({ preferredRateType: 'HOURLY', minHourlyRate: '$60', maxHourlyRate: '$80' })
    return { id }
  },
  saveImportedResume: async made => ({ ...whole, id: (await imported(made)).id, resumeUrl: undefined }),
  keepImportedResumeDraft: async made => ({ id: (await imported(made)).id }),
  discardImportedResume: async made => ({ id: (await imported(made)).id }),
  restoreImportedResume: async made => ({ id: (await imported(made, 'DISCARDED')).id }),
  retryImportedResume: async made => ({ id: (await imported(made)).id }),
  updateCompany: ofCompany,
  updateCompanies: async ({ companyId }) => ({ rows: [{ id: companyId, notes: 'Met again' }] }),
  deleteCompany: async () => ({ id: (await make.company()).id }),
  setCompanyStatus: ofCompany,
  createDeal: async made => newDeal(made),
  createDeals: async made => ({ rows: [newDeal(made)] }),
  updateDeal: async made => ({ ...newDeal(made), id: made.deal.id, title: 'Changed', companyBudget: '$9,000' }),
  updateDeals: async ({ deal }) => ({ rows: [{ id: deal.id, title: 'Changed' }] }),
  deleteDeal: ofDeal,
  duplicateDeal: ofDeal,
  setDealStatus: async ({ deal }) => ({ id: deal.id, status: 'ON_HOLD', startDate: undefined }),
  addCandidate: async ({ deal, otherTalent }) => ({ ...selected, dealId: deal.id, talentId: otherTalent.id }),
  addCandidates: async ({ deal, otherTalent }) => ({
    dealId: deal.id,
    candidates: [{ ...selected, talentId: otherTalent.id }],
  }),
  createCandidates: async ({ deal, otherTalent }) => ({
    rows: [{ ...selected, dealId: deal.id, talentId: otherTalent.id }],
  }),
  updateCandidate: async ({ id }) => ({ ...selected, matchPercentage: undefined, id }),
  updateCandidates: async ({ id }) => ({ rows: [{ id, status: 'SELECTED' }] }),
  removeCandidate: async ({ id, deal, talentId }) => {
    await world.db.deal.update({ where: { id: deal.id }, data: { selectedTalentId: talentId } })
    return { id }
  },
  selectWinner: async ({ deal, talentId }) => ({ dealId: deal.id, talentId }),
  fillDeal: async ({ deal, talentId, application, otherTalent, otherDeal }) => ({
    ...{ id: deal.id, talentId, recruitingFee: undefined, companyBudget: '$9,900' },
    candidates: [
      {
        id: (await make.candidate({ dealId: deal.id, talentId: otherTalent.id })).id,
        act: 'MOVE',
        dealId: otherDeal.id,
      },
    ],
    applications: [{ id: application.id, act: 'MOVE', dealId: otherDeal.id }],
  }),
  requestConsent: async ({ deal, talentId }) => ({ dealId: deal.id, talentId }),
  withdrawConsent: async made => ({ id: (await consent(made, `to withdraw ${made.talentId}`)).id }),
  addContactBan: async ({ companyId, talentId }) => ({ companyId, talentId }),
  removeContactBan: async ({ companyId, talentId }) => ({
    id: (await world.db.contactBan.create({ data: { companyId, talentId, askedBy: 'CLIENT' } })).id,
  }),
  updateApplication: async ({ application }) => ({ id: application.id, status: 'SELECTED' }),
  updateApplications: async ({ application }) => ({ rows: [{ id: application.id, status: 'SELECTED' }] }),
  removeApplication: ofApplication,
  moveUpApplication: async ({ application }) => {
    await world.db.externalApplication.update({ where: { id: application.id }, data: { isWaiting: true } })
    return { id: application.id }
  },
  requestErasure: ofApplication,
  eraseApplication: ofApplication,
  createApplication: async made => ({
    ...{ dealId: made.deal.id, resume: undefined, answers: [], linkSecret: undefined, questionsVersion: undefined },
    resumeUrl: await uploaded(made),
  }),
  setApplicationLimit: ofDeal,
  setApplicationQuestions: async ({ deal }) => ({
    id: deal.id,
    questions: [{ text: 'Since when?', kind: 'TEXT', isRequired: false }],
  }),
  shareDeal: ofDeal,
  addComment: async ({ talentId, admin, deal }) => ({
    ...{ talentId, dealId: undefined, companyId: undefined, comment: `@[${admin.id}] about #[deal:${deal.id}]` },
  }),
  updateComment: async ({ admin, talentId }) => ({ id: (await make.comment(admin, talentId)).id }),
  deleteComment: async ({ admin, talentId }) => ({ id: (await make.comment(admin, talentId)).id }),
  updateBilling: async ({ deal, talentId }) => ({
    ...{ dealId: deal.id, talentId, replacesId: undefined, effectiveDate: '2026-01-01', newWeeklyHours: 30 },
  }),
  createShare: async ({ deal, talentId }) => ({
    ...{ dealId: deal.id, companyId: undefined, basis: undefined, talents: [{ talentId }], passcode: 'open sesame' },
  }),
  updateShare: async made => ({ id: await shared(made), passcode: 'open sesame' }),
  renewShare: async made => ({ id: await shared(made), talents: [{ talentId: made.talentId }] }),
  revokeShare: async made => ({ id: await shared(made) }),
  shareTalent: ofTalent,
  revokeTalentShare: async ({ admin, talentId }) => {
    await shareTalent(staffOf(admin), { id: talentId })
    return { id: talentId }
  },
  addReminder: async ({ talentId }) => ({ talentId, dealId: undefined, companyId: undefined }),
  updateReminder: async made => ({ id: (await reminder(made)).id }),
  setReminderDone: async made => ({ id: (await reminder(made)).id }),
  deleteReminder: async made => ({ id: (await reminder(made)).id }),
  seeMention: async ({ admin, talentId }) => {
    const { id: commentId } = await make.comment(admin, talentId)
    return { id: (await world.db.mention.create({ data: { commentId, userId: admin.id } })).id }
  },
  readNotifications: async () => ({ ids: undefined }),
  dismissTodayItem: async () => ({ key: 'DEADLINE:1' }),
  restoreTodayItem: async () => ({ key: 'DEADLINE:1' }),
  snoozeTodayItem: async () => ({ key: 'DEADLINE:1', until: new Date(Date.now() + 86_400_000).toISOString() }),
  createView: async () => ({ tableName: 'deals', filters: {}, sorting: undefined }),
  setDefaultView: async made => ({ id: (await view(made)).id, tableName: 'deals' }),
  deleteView: async made => ({ id: (await view(made)).id }),
  updateAgency: async () => ({ logoUrl: undefined, color: '#3a4f8c', country: 'DE', blocking: [] }),
  handOverRecords: async ({ admin }) => ({ fromUserId: admin.id, toUserId: (await make.user()).id }),
  matchTalents: async ({ deal }) => ({ dealId: deal.id, requirements: undefined, name: undefined }),
  whyNot: async ({ deal, talentId }) => ({ dealId: deal.id, talentId, requirements: undefined, name: undefined }),
}

const selected = { status: 'SELECTED', interviewDate: undefined, statusSince: undefined }

const A_FILE = 'It takes a file, which no record names yet.'
const SENDS = 'It sends what is there once more.'

/** Mutations that are not run, with the reason. */
export const NOT_RUN: Record<string, string> = {
  ...{ uploadProfilePicture: A_FILE, uploadPortfolioPdf: A_FILE, uploadResume: A_FILE, uploadLogo: A_FILE },
  addImportedResume: 'It takes a file; an ImportedResume is what is made.',
  extractResume: 'It takes a file, and saves no talent.',
  ...{ pingWebhook: SENDS, replayWebhookDelivery: SENDS, replayFailedWebhookDeliveries: SENDS },
}

const WITH_IT = 'It goes with its deal.'

/** Tables that a mutation may write without their scope, with the reason. */
export const ALONG: Record<string, Record<string, string>> = {
  deleteDeal: { DealCandidate: WITH_IT, ExternalApplication: WITH_IT },
}
