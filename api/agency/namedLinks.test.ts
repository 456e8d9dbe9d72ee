import { beforeAll, beforeEach, expect, test } from 'vitest'
import { as, type Caller, openApp, visitor, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'
import { readPdf } from '../test/readPdf.ts'

/* Tests of the setting for portfolio links that contain the person's name, in everything that clients see. */

openApp()

let recruiter: Person
let staff: Caller
let admin: Caller

beforeAll(async () => {
  recruiter = await make.user()
  staff = as(recruiter)
  admin = as(await make.admin())
})

beforeEach(() => choose(false))

const choose = (keepsNamedLinks: boolean) =>
  admin.run('mutation ($input: UpdateAgencyInput!) { updateAgency(input: $input) { agency { version } } }', {
    input: { keepsNamedLinks },
  })

const LEFT_OUT = ['https://work.example/7']
const WITHOUT_NAME = ['behance.net', 'https://work.example/7']

const jane = () =>
  make.talent({
    ...{ name: 'Jane Doe', portfolioUrl: 'https://dribbble.com/janedoe' },
    portfolioUrls: ['https://www.behance.net/janedoe/shop', 'https://janedoe.example', 'https://work.example/7'],
  })

const SHARE =
  'databaseId version keepsNamedLinks isOutdated items { isChanged shown { portfolioUrls portfolioOnRequest } }'

type Share = {
  databaseId: number
  version: number
  isOutdated: boolean
  items: { shown: { portfolioUrls: string[] } }[]
}

async function share(talentId: number): Promise<Share> {
  const input = { recipientName: 'Carla Client', recipientCompany: 'Streamhaus', talents: [{ talentId }] }
  const document = `mutation ($input: CreateShareInput!) { createShare(input: $input) { share { ${SHARE} } } }`
  return (await staff.run<{ createShare: { share: Share } }>(document, { input })).createShare.share
}

test('portfolio links with a name are hidden from clients until the agency chooses to remove the name', async () => {
  const { id } = await jane()
  const link = await staff.fetch({ method: 'POST', url: `/api/talents/${id}/generate-shareable-id` })
  const { shareableId } = link.json()
  const rest = async () => (await visitor.fetch({ method: 'GET', url: `/api/talents/shareable/${shareableId}` })).json()
  const preview = async () => {
    const document = 'query ($id: Int!) { talent(id: $id) { clientPreview { profile { portfolioUrls } } } }'
    const { talent } = await staff.run<{ talent: { clientPreview: { profile: object } } }>(document, { id })
    return talent.clientPreview.profile
  }
  const sheet = async () => {
    const { rawPayload } = await staff.fetch({ method: 'GET', url: `/api/talents/${id}/profile.pdf` })
    return (await readPdf(rawPayload)).text
  }
  expect(await rest()).toMatchObject({ portfolioUrls: LEFT_OUT, portfolioUrl: null })
  expect(await preview()).toEqual({ portfolioUrls: LEFT_OUT })
  expect(await sheet()).toMatch(/work\.example.*on request/)
  await choose(true)
  expect(await rest()).toMatchObject({ portfolioUrls: WITHOUT_NAME, portfolioUrl: 'dribbble.com' })
  expect(await preview()).toEqual({ portfolioUrls: ['behance.net', 'https://work.example/7', 'dribbble.com'] })
  expect(await sheet()).toContain('behance.net')
  for (const text of [JSON.stringify(await rest()), await sheet()]) expect(text).not.toMatch(/doe/i)
})

test('a share keeps its setting for links with a name until it is renewed', async () => {
  const { id } = await jane()
  const made = await share(id)
  const shown = { portfolioUrls: LEFT_OUT, portfolioOnRequest: true }
  expect(made).toMatchObject({ keepsNamedLinks: false, isOutdated: false, items: [{ isChanged: false, shown }] })
  const other = await share((await make.talent()).id)
  await choose(true)
  const read = async ({ databaseId }: Share) =>
    (await staff.run<{ share: Share }>(`query ($id: Int!) { share(id: $id) { ${SHARE} } }`, { id: databaseId })).share
  expect(await read(made)).toMatchObject({
    keepsNamedLinks: false,
    isOutdated: true,
    items: [{ isChanged: true, shown }],
  })
  expect(await read(other)).toMatchObject({ isOutdated: false })
  const renew = `mutation ($id: Int!) { renewShare(input: { id: $id }) { share { ${SHARE} } } }`
  await staff.run(renew, { id: made.databaseId })
  const renewed = await read(made)
  expect(renewed).toMatchObject({ keepsNamedLinks: true, isOutdated: false, items: [{ isChanged: false }] })
  expect(renewed.items[0]?.shown.portfolioUrls).toEqual(expect.arrayContaining(WITHOUT_NAME))
  expect(
    await world.db.activity.findFirst({ where: { kind: 'agency.updated' }, orderBy: { id: 'desc' } }),
  ).toMatchObject({
    changes: [{ field: 'keepsNamedLinks', before: "Left out: 'on request'", after: 'Shown without the name' }],
  })
})
