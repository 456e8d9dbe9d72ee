import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, visitor, world } from '../../test/harness.ts'
import { make } from '../../test/make.ts'

openApp({ BRAND_NAME: 'Fine Agency', PUBLIC_READS_PER_MINUTE: '30', PUBLIC_URL: 'https://agency.example' })

let staff: Caller
let documentId: string

beforeAll(async () => {
  staff = as(await make.user())
  const documents: Record<string, string> = JSON.parse(await readFile('persisted-documents.json', 'utf8'))
  documentId = Object.entries(documents).find(([, text]) => text.includes('query SharePageQuery'))?.[0] ?? ''
})

const open = async (shareableId: string) => {
  const response = await visitor.fetch({
    method: 'POST',
    url: '/graphql',
    payload: { id: documentId, variables: { shareableId } },
  })
  const { data, errors } = response.json()
  return { status: response.statusCode, text: JSON.stringify({ data, errors }), data }
}

const share = async (id: number) => {
  const data = await staff.run<{ shareTalent: { talent: { shareableId: string; shareUrl: string } } }>(
    'mutation ($id: Int!) { shareTalent(input: { id: $id }) { talent { shareableId shareUrl } } }',
    { id },
  )
  return data.shareTalent.talent
}

describe('a share link', () => {
  test('shows the name without titles, in its order, and removes it from the texts', async () => {
    const summary = 'Dr. Kim leads. Minsu likes Go. Bob Kim, too.'
    const { id } = await make.talent({ name: 'Dr. KIM Minsu (Bob), PhD | Open to work', summary })
    const { shareableId } = await share(id)
    const seen = async () => {
      const { data } = await open(shareableId)
      return { name: data.sharedTalent.name, summary: data.sharedTalent.summary }
    }
    const unknown = await seen()
    expect(unknown.name).toBe('K. M.')
    expect(unknown.summary).not.toMatch(/kim|minsu|bob/i)
    const order =
      'mutation ($id: Int!, $order: NameOrder) { updateTalent(input: { id: $id, nameOrder: $order }) { talent { nameOrder } } }'
    await staff.run(order, { id, order: 'FAMILY_FIRST' })
    expect(await seen()).toEqual({
      name: 'Minsu K.',
      summary: expect.not.stringMatching(/kim|bob|dr\. dr\./i),
    })
    await staff.run(order, { id, order: null })
    expect((await seen()).name).toBe('K. M.')
  })

  test('shortens a Korean name to the family name', async () => {
    const { id } = await make.talent({ name: '김민수', summary: '김민수 씨는 좋다. 민수 is Minsu.' })
    const { data } = await open((await share(id)).shareableId)
    expect(data.sharedTalent).toMatchObject({ name: '김.', summary: expect.not.stringMatching(/민수/) })
  })

  test('is long and random, and changes only when it is revoked', async () => {
    const { id } = await make.talent()
    const [one, two] = await Promise.all([share(id), share(id)])
    expect(one).toEqual(two)
    expect(Buffer.from(one.shareableId, 'base64url').length).toBeGreaterThanOrEqual(16)
    expect(one.shareUrl).toBe(`https://agency.example/share/${one.shareableId}`)
    await staff.run('mutation ($id: Int!) { revokeTalentShare(input: { id: $id }) { talent { shareUrl } } }', { id })
    expect((await open(one.shareableId)).data.sharedTalent).toBeNull()
    expect((await share(id)).shareableId).not.toBe(one.shareableId)
    const kinds = (await world.db.activity.findMany({ where: { talentId: id }, orderBy: { id: 'asc' } })).map(
      ({ kind }) => kind,
    )
    expect(kinds).toEqual(['talent.created', 'talent.shared', 'talent.shareRevoked', 'talent.shared'])
  })

  test('reveals no name in any text or link, by GraphQL or REST', async () => {
    const who = 'Jane Q. Doe, jane.doe@example.com, 020 7946 0958, linkedin.com/in/jd-7b1'
    const { id } = await make.talent({
      name: 'Jane Q. Doe',
      email: 'jane.doe@example.com',
      phone: '+44 20 7946 0958',
      linkedinUrl: 'https://www.linkedin.com/in/jd-7b1',
      ...{ role: `Engineer ${who}`, seniority: `Senior ${who}`, companies: `Acme, ${who}`, summary: `Led. ${who}` },
      ...{ techStack: ['Go', 'janedoe'], keyHighlights: [who, 'Shipped'] },
      previousCompanies: [{ legacy: `Navy ${who}` }, { company: `Doe Ltd ${who}`, title: who, description: who }],
      portfolioUrls: ['https://janedoe.example', 'https://github.com/janedoe', 'https://work.example/1'],
      portfolioUrl: 'https://doe.example',
      portfolioPdfUrl: 'https://cdn.example/portfolio.pdf',
    })
    const { shareableId } = await share(id)
    const { text, data } = await open(shareableId)
    const rest = await visitor.fetch({ method: 'GET', url: `/api/talents/shareable/${shareableId}` })
    for (const answer of [text, rest.body]) expect(answer).not.toMatch(/doe|jane\.|@|0958|2079460958|linkedin|7b1/i)
    expect(rest.json()).toMatchObject({ name: 'Jane D.', summary: expect.stringMatching(/^Led\. Jane D\./) })
    expect(data.sharedTalent).toMatchObject({
      ...{ name: 'Jane D.', techStack: ['Go'], portfolioUrl: null, portfolioPdfUrl: null },
      portfolioUrls: ['https://work.example/1', 'https://cdn.example/portfolio.pdf'],
    })
  })

  test('is limited in how often it may be read', async () => {
    const answers = []
    for (let tries = 0; tries < 40; tries++) answers.push((await open('x')).text)
    expect(answers.at(-1)).toContain('TOO_MANY')
  })
})
