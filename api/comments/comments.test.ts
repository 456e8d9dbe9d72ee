import { beforeAll, describe, expect, test } from 'vitest'
import { as, openApp, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'

openApp()

let author: Person
let other: Person
let talentId: number

beforeAll(async () => {
  author = await make.user({ firstName: 'Ann', lastName: 'Author' })
  other = await make.user()
  talentId = (await make.talent()).id
})

const DELETE = 'mutation ($id: Int!) { deleteComment(input: { id: $id }) { deletedCommentId talent { name } } }'
const LIST = `query ($id: Int!, $after: String) { talent(id: $id) {
  comments(first: 2, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { node { comment viewerCanDelete } } } } }`

describe('deleting a comment', () => {
  test('is allowed only to the author and admins, as stated by `viewerCanDelete`', async () => {
    const { id } = await make.comment(author, talentId)
    expect(await as(other).refusal(DELETE, { id })).toMatchObject({ code: 'FORBIDDEN' })
    const seen = await as(other).run<{ talent: { comments: { edges: { node: { viewerCanDelete: boolean } }[] } } }>(
      LIST,
      {
        id: talentId,
      },
    )
    expect(seen.talent.comments.edges.every(({ node }) => !node.viewerCanDelete)).toBe(true)
    await as(await make.admin()).run(DELETE, { id })
    expect(await as(author).refusal(DELETE, { id })).toMatchObject({ message: 'Comment not found' })
    const mine = await make.comment(author, talentId)
    await as(author).run(DELETE, { id: mine.id })
  })

  test('succeeds only once under concurrent calls', async () => {
    const { id } = await make.comment(author, talentId)
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => as(author).run(DELETE, { id })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await world.db.activity.count({ where: { kind: 'comment.deleted', talentId } })).toBe(3)
  })
})

test('lists the newest comment first, page by page', async () => {
  const talent = await make.talent()
  for (const comment of ['one', 'two', 'three']) await make.comment(author, talent.id, comment)
  type Page = {
    talent: {
      comments: { totalCount: number; pageInfo: { endCursor: string }; edges: { node: { comment: string } }[] }
    }
  }
  const first = await as(author).run<Page>(LIST, { id: talent.id })
  expect(first.talent.comments.edges.map(({ node }) => node.comment)).toEqual(['three', 'two'])
  expect(first.talent.comments.totalCount).toBe(3)
  const after = first.talent.comments.pageInfo.endCursor
  const second = await as(author).run<Page>(LIST, { id: talent.id, after })
  expect(second.talent.comments.edges.map(({ node }) => node.comment)).toEqual(['one'])
})
