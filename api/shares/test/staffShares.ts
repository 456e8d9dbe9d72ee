import { beforeAll } from 'vitest'
import { as, type Caller } from '../../test/harness.ts'
import { make, type Person } from '../../test/make.ts'

export const SHARE = `
  id databaseId version url recipientName recipientCompany position needs note sections showsNames hasPasscode state
  expiresAt revokedAt isOutdated openCount company { name } deal { title } createdBy { lastName }
  items { id position line isChanged talent { name } shown { name summary techStack rate portfolioOnRequest } answer { answer } }`

export type Shared = Record<string, unknown> & {
  id: string
  databaseId: number
  version: number
  url: string
  items: {
    id: string
    line: string | null
    isChanged: boolean
    talent: { name: string } | null
    shown: Record<string, unknown>
  }[]
}

export const CREATE = `mutation ($input: CreateShareInput!) { createShare(input: $input) { share { ${SHARE} } } }`

/** The recruiter Maria Noor, with helpers to create and change shares. Each helper returns the data shown to her. */
export function recruiterWithShares() {
  let recruiter: Person
  let staff: Caller
  beforeAll(async () => {
    recruiter = await make.user({ firstName: 'Maria', lastName: 'Noor' })
    staff = as(recruiter)
  })
  const withRecipient = (input: Record<string, unknown>) => ({
    input: { recipientName: 'Carla Client', recipientCompany: 'Streamhaus', ...input },
  })
  return {
    recruiter: () => recruiter,
    staff: () => staff,
    async create(input: Record<string, unknown>): Promise<Shared> {
      return (await staff.run<{ createShare: { share: Shared } }>(CREATE, withRecipient(input))).createShare.share
    },
    refusal: (input: Record<string, unknown>, caller = staff) => caller.refusal(CREATE, withRecipient(input)),
    async change(name: 'updateShare' | 'revokeShare' | 'renewShare', input: Record<string, unknown>) {
      const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
      const document = `mutation ($input: ${type}!) { ${name}(input: $input) { share { ${SHARE} } } }`
      return (await staff.run<Record<string, { share: Shared }>>(document, { input }))[name]?.share as Shared
    },
  }
}

export const tokenOf = ({ url }: Shared) => url.split('/').at(-1) as string
