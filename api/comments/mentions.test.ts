import { beforeAll, describe, expect, test } from 'vitest'
import { as, openApp, visitorsPage, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'

openApp()

let ann: Person
let bea: Person

beforeAll(async () => {
  ann = await make.user({ firstName: 'Ann', lastName: 'Author' })
  bea = await make.user({ firstName: 'Bea', lastName: 'Reader' })
})

const REFERENCES = `comment references { start length user { firstName } talent { name } deal { title } company { name } }`
const ADD = `mutation ($input: AddCommentInput!) { addComment(input: $input) {
  comment { databaseId editedAt viewerCanEdit ${REFERENCES} } talent { name } deal { title } company { name } } }`
const EDIT = `mutation ($input: UpdateCommentInput!) { updateComment(input: $input) {
  comment { editedAt viewerCanEdit ${REFERENCES} } deal { comments(first: 1) { totalCount } } } }`
const OF_DEAL = `query ($id: Int!) { deal(id: $id) { comments(first: 5) { edges { node { ${REFERENCES} } } } } }`

type Added = { addComment: { comment: { databaseId: number; comment: string } } }
const add = async (input: object) => (await as(ann).run<Added>(ADD, { input })).addComment.comment

describe('a comment', () => {
  test('is about exactly one talent, deal or company', async () => {
    const company = await make.company({ name: 'Streamhaus' })
    const deal = await make.deal({ title: 'Go Engineer' })
    expect(await as(ann).run(ADD, { input: { companyId: company.id, comment: 'Pays late' } })).toMatchObject({
      addComment: { comment: { comment: 'Pays late' }, company: { name: 'Streamhaus' }, deal: null, talent: null },
    })
    expect(await as(ann).run(ADD, { input: { dealId: deal.id, comment: 'Urgent' } })).toMatchObject({
      addComment: { comment: { comment: 'Urgent' }, deal: { title: 'Go Engineer' }, company: null },
    })
    const refused = async (input: object) => (await as(ann).refusal(ADD, { input: { comment: 'x', ...input } })).message
    expect(await refused({})).toBe('Please name a talent, a deal or a company')
    expect(await refused({ dealId: deal.id, companyId: company.id })).toBe(
      'Please name only one of talent, deal and company',
    )
    expect(await refused({ dealId: 2_000_000 })).toBe('Deal not found')
    await as(await make.admin()).run('mutation ($id: Int!) { deleteDeal(input: { id: $id }) { deletedDealId } }', {
      id: deal.id,
    })
    expect(await world.db.talentComment.count({ where: { dealId: deal.id } })).toBe(0)
  })

  test('is plain text with references; these show current names, and disappear with deleted records', async () => {
    const [deal, other] = [await make.deal(), await make.deal({ title: 'Go Engineer' })]
    const talent = await make.talent({ name: 'Zoë Null' })
    const text = `Hi @[${bea.id}], see #[talent:${talent.id}] for #[deal:${other.id}] and #[company:${deal.companyId}]. @[999999] #[x:1]`
    const { comment } = await add({ dealId: deal.id, comment: text })
    expect(comment).toBe('Hi @Bea Reader, see #Zoë Null for #Go Engineer and #Analytical Engines. @[999999] #[x:1]')
    await world.db.talent.update({ where: { id: talent.id }, data: { name: 'Zoë Éclair' } })
    await as(bea).run('mutation ($id: Int!) { deleteDeal(input: { id: $id }) { deletedDealId } }', { id: other.id })
    const seen = await as(bea, 'READ').run<ReferencesAnswer>(OF_DEAL, { id: deal.id })
    expect(seen.deal.comments.edges[0]?.node.references).toEqual([
      { ...NONE, start: 3, length: 11, user: { firstName: 'Bea' } },
      { ...NONE, start: 20, length: 9, talent: { name: 'Zoë Éclair' } },
      { ...NONE, start: 51, length: 19, company: { name: 'Analytical Engines' } },
    ])
  })

  test('may be edited only by its author, and edits are in the timeline', async () => {
    const deal = await make.deal()
    const { databaseId: id } = await add({ dealId: deal.id, comment: 'Call them' })
    const edited = { id, comment: ` Call @[${bea.id}] ` }
    expect(await as(await make.admin()).refusal(EDIT, { input: edited })).toMatchObject({ code: 'FORBIDDEN' })
    expect(await as(ann).refusal(EDIT, { input: { id, comment: ' ' } })).toMatchObject({
      message: 'Comment cannot be empty',
    })
    expect(await as(ann).run(EDIT, { input: edited })).toMatchObject({
      updateComment: {
        comment: { comment: 'Call @Bea Reader', editedAt: expect.any(String), viewerCanEdit: true },
        deal: { comments: { totalCount: 1 } },
      },
    })
    const [trace] = await world.db.activity.findMany({ where: { dealId: deal.id, kind: 'comment.edited' } })
    expect(trace?.changes).toEqual([{ field: 'text', before: 'Call them', after: 'Call @Bea Reader' }])
    expect(await as(ann).refusal(EDIT, { input: { id: 2_000_000, comment: 'x' } })).toMatchObject({
      message: 'Comment not found',
    })
  })

  test('is hidden from visitors', async () => {
    const deal = await make.deal()
    await add({ dealId: deal.id, comment: 'Secret' })
    expect(await visitorsPage.refusal(OF_DEAL, { id: deal.id })).toMatchObject({ code: 'NOT_AUTHENTICATED' })
  })
})

type ReferencesAnswer = { deal: { comments: { edges: { node: { references: object[] } }[] } } }
const NONE = { user: null, talent: null, deal: null, company: null }
