import { beforeAll, expect, test } from 'vitest'
import { as, openApp } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'

openApp()

let ann: Person
let bea: Person

beforeAll(async () => {
  ann = await make.user({ firstName: 'Ann', lastName: 'Author' })
  bea = await make.user({ firstName: 'Bea', lastName: 'Reader' })
})

const ADD = 'mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { databaseId } } }'
const EDIT = 'mutation ($input: UpdateCommentInput!) { updateComment(input: $input) { comment { databaseId } } }'
const DROP = 'mutation ($id: Int!) { deleteComment(input: { id: $id }) { deletedCommentId } }'
const DELETE = 'mutation ($id: Int!) { deleteTalent(input: { id: $id }) { deletedTalentId } }'
const NAME = 'mutation ($input: UpdateTalentInput!) { updateTalent(input: $input) { talent { name } } }'

const OF = `comments(first: 5) { edges { node { comment references { start length talent { name } company { name } } } } }
  activity(first: 20) { edges { node { changes { before after } } } }`
const READ = `query ($talent: Int!, $deal: Int!, $company: Int!) {
  talent(id: $talent) { ${OF} } deal(id: $deal) { ${OF} } company(id: $company) { ${OF} }
  notifications(first: 5) { edges { node { comment { comment } } } }
  today(kinds: [MENTION]) { items { why } } }`

const add = async (input: object) => {
  type Added = { addComment: { comment: { databaseId: number } } }
  return (await as(ann).run<Added>(ADD, { input })).addComment.comment.databaseId
}

test("a deleted talent's name is removed from comments, timelines, notifications and Today", async () => {
  const gone = await make.talent({ name: 'Zoë Null' })
  const other = await make.talent({ name: 'Zoë Nullmann' })
  const deal = await make.deal()
  const named = `Ask #[talent:${gone.id}] (@[${bea.id}]), then #[talent:${other.id}] and #[company:${deal.companyId}]`
  const onDeal = await add({ dealId: deal.id, comment: named })
  await add({ talentId: other.id, comment: `Knows #[talent:${gone.id}]` })
  const onCompany = await add({ companyId: deal.companyId, comment: `They want #[talent:${gone.id}]!` })
  await as(ann).run(EDIT, { input: { id: onCompany, comment: 'They want nobody' } })
  await as(ann).run(DROP, { id: await add({ dealId: deal.id, comment: `#[talent:${gone.id}] called` }) })
  await as(ann).run(NAME, { input: { id: gone.id, name: 'Zoë Éclair' } })
  await as(ann).run(DELETE, { id: gone.id })

  const variables = { talent: other.id, deal: deal.id, company: deal.companyId }
  const seen = JSON.stringify(await as(bea).run(READ, variables))
  expect(seen).not.toMatch(/Zoë (?:Null(?!mann)|Éclair)/)
  for (const told of ['Knows Deleted talent', 'They want Deleted talent!', 'Deleted talent called']) {
    expect(seen).toContain(told)
  }
  type Comments = { deal: { comments: { edges: { node: { comment: string; references: Piece[] } }[] } } }
  type Piece = { start: number; length: number }
  const { comments } = (await as(bea).run<Comments>(READ, variables)).deal
  const [comment] = comments.edges.map(({ node }) => node)
  expect(comment?.comment).toBe('Ask Deleted talent (@Bea Reader), then #Zoë Nullmann and #Analytical Engines')
  const pieces = comment?.references.map(({ start, length }) => comment.comment.slice(start, start + length))
  expect(pieces).toEqual(['@Bea Reader', '#Zoë Nullmann', '#Analytical Engines'])
  // The mentioned colleague is still notified, with the changed text.
  expect(seen.split('Ask Deleted talent (@Bea Reader)').length).toBeGreaterThan(4)
  await as(ann).run(EDIT, { input: { id: onDeal, comment: 'Done' } })
})
