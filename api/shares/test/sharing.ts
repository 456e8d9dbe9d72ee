import { as, visitorsPage, world } from '../../test/harness.ts'
import { make, type Person } from '../../test/make.ts'

/* Helpers that create shares as staff, and query the client's page. */

type CreatedShare = { databaseId: number; version: number; url: string; token: string }

/** Creates a share as the person, with plausible default values. */
export async function share(person: Person, input: Record<string, unknown>): Promise<CreatedShare> {
  const values = { recipientName: 'Carla Client', recipientCompany: 'Streamhaus', ...input }
  const { createShare } = await as(person).run<{ createShare: { share: Omit<CreatedShare, 'token'> } }>(
    'mutation ($input: CreateShareInput!) { createShare(input: $input) { share { databaseId version url } } }',
    { input: values },
  )
  return { ...createShare.share, token: createShare.share.url.split('/').at(-1) ?? '' }
}

/** Creates a share of new talents who are candidates of a new deal. */
export async function shortlist(person: Person, names: string[], input: Record<string, unknown> = {}) {
  const deal = await make.deal({ title: 'Platform Engineer', jobDescription: 'Requirements: Go and PostgreSQL.' })
  const talents = []
  for (const name of names) talents.push(await make.talent({ name }))
  for (const { id: talentId } of talents) await make.candidate({ dealId: deal.id, talentId })
  const chosen = talents.map(({ id: talentId }) => ({ talentId, line: 'Worth a talk.' }))
  return { deal, talents, ...(await share(person, { dealId: deal.id, talents: chosen, ...input })) }
}

const PROFILE = `key name role area seniority companies summary techStack keyHighlights previousCompanies { legacy company }
  portfolioUrls portfolioOnRequest availability rate line metNeeds isAvailable
  answer { answer times comment answeredAt version }`

const OPEN = `query ($token: String!, $key: String) { clientShare(token: $token, key: $key) {
  isLocked agency { name logoUrl color footer }
  content { recipientName recipientCompany position needs note sharedAt expiresAt pdfUrl profiles { ${PROFILE} } } } }`

export type Profile = {
  key: string
  name: string
  line: string | null
  summary: string
  metNeeds: string[]
  isAvailable: boolean
  answer: { answer: string; times: string[]; comment: string | null; version: number } | null
}

type Content = Record<string, unknown> & { pdfUrl: string | null; profiles: Profile[] }
type Client = { isLocked: boolean; agency: Record<string, unknown>; content: Content | null } | null

/** The data of the client's page. */
export async function look(token: string, key?: string): Promise<Client> {
  return (await visitorsPage.run<{ clientShare: Client }>(OPEN, { token, key })).clientShare
}

/** The profiles on the client's page. */
export const profilesOf = async (token: string, key?: string) => (await look(token, key))?.content?.profiles ?? []

export const UNLOCK = 'mutation ($input: UnlockClientShareInput!) { unlockClientShare(input: $input) { key } }'
export const COUNT = 'mutation ($input: OpenClientShareInput!) { openClientShare(input: $input) { success } }'
export const ANSWER = `mutation ($input: AnswerClientShareInput!) { answerClientShare(input: $input) { profile { ${PROFILE} } } }`

export async function answer(input: Record<string, unknown>): Promise<Profile> {
  const { answerClientShare } = await visitorsPage.run<{ answerClientShare: { profile: Profile } }>(ANSWER, { input })
  return answerClientShare.profile
}

/** Makes the link of a share expire. */
export const expire = (id: number) =>
  world.db.share.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1000) } })

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
