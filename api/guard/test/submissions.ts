import { beforeAll } from 'vitest'
import { updateCandidate } from '../../candidates/candidates.ts'
import { createShare } from '../../shares/staff/shares.ts'
import { as } from '../../test/harness.ts'
import { make, type Person, staffOf } from '../../test/make.ts'

export const ASK = `query ($input: SubmissionInput!) { submissionWarnings(input: $input) {
  talentId kind message isBlocking deal { databaseId } share { databaseId } otherTalent { databaseId } isRefused at } }`

type Warning = { talentId: number; kind: string; message: string; isBlocking: boolean; at: string | null }

export const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date())

let unique = 1

/** Returns a new number on each call. */
export const nextNumber = () => unique++

/** Adds a talent with unique contacts. */
export const person = (name: string, values: object = {}) =>
  make.talent({
    name,
    linkedinUrl: `https://www.linkedin.com/in/${name.toLowerCase().replace(/\W/g, '-')}-${nextNumber()}`,
    ...values,
  })

/** Creates Maria Noor, who asks for warnings and sends talents to clients. */
export function colleague() {
  let maria: Person
  beforeAll(async () => {
    maria = await make.user({ firstName: 'Maria', lastName: 'Noor' })
  })
  return {
    maria: () => maria,
    /** The warnings; a missing consent is included only if `consent` is set. */
    async warnings(input: object, { consent = false } = {}) {
      const answer = await as(maria, 'READ').run<{ submissionWarnings: Warning[] }>(ASK, { input })
      return answer.submissionWarnings.filter(({ kind }) => consent || kind !== 'NO_CONSENT')
    },
    /** Sends the talent to the client of a new deal. */
    async send(talentId: number, companyId: number, status = 'SENT') {
      const deal = await make.deal({ companyId, title: 'Data Lead' })
      const candidate = await make.candidate({ dealId: deal.id, talentId })
      await updateCandidate(staffOf(maria), { id: candidate.id, status })
      return deal
    },
    share: (talentId: number, values: object) =>
      createShare(staffOf(maria), { recipientName: 'Kim Client', talents: [{ talentId }], ...values }),
  }
}
