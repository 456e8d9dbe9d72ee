import { beforeAll, describe, expect, test } from 'vitest'
import { call } from '../test/call.ts'
import { as, type Caller, openApp } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'

openApp()

let author: Person
let staff: Caller
let talentId: number

beforeAll(async () => {
  author = await make.user({ firstName: 'Ann', lastName: 'Author', email: 'ann@example.com' })
  staff = as(author)
  talentId = (await make.talent()).id
})

describe('comments on a talent', () => {
  test('are saved trimmed with their author and listed newest first', async () => {
    const first = await call(staff, `POST /api/talents/${talentId}/comments`, { comment: '  Very clear.\n' })
    expect(first.status).toBe(201)
    expect(first.body).toEqual({
      id: expect.any(Number),
      comment: 'Very clear.',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      user: { firstName: 'Ann', lastName: 'Author', email: 'ann@example.com' },
    })
    const second = await call(staff, `POST /api/talents/${talentId}/comments`, { comment: '<script>👋 שלום</script>' })
    expect(second.body.comment).toBe('<script>👋 שלום</script>')
    const { status, body } = await call(staff, `GET /api/talents/${talentId}/comments`)
    expect({ status, body }).toEqual({ status: 200, body: [second.body, first.body] })
  })

  test.each([
    [{}, 'Comment cannot be empty'],
    [{ comment: ' \n\t' }, 'Comment cannot be empty'],
    [{ comment: null }, 'Comment cannot be empty'],
    [{ comment: 'a\u0000b' }, 'Comment contains a character that cannot be stored'],
    [{ comment: 4 }, 'Comment must be a text'],
    [{ comment: {} }, 'Comment must be a text'],
  ])('cannot be %j', async (sent, message) => {
    const { status, body } = await call(staff, `POST /api/talents/${talentId}/comments`, sent)
    expect({ status, body }).toEqual({
      status: 400,
      body: { code: 'INVALID_INPUT', message, errors: { comment: message } },
    })
  })

  test('have at most 10,000 characters', async () => {
    const comment = 'a'.repeat(10_000)
    expect((await call(staff, `POST /api/talents/${talentId}/comments`, { comment })).status).toBe(201)
    const { body } = await call(staff, `POST /api/talents/${talentId}/comments`, { comment: `${comment}b` })
    expect(body.message).toBe('Comment must be at most 10,000 characters')
  })

  test('return 404 for an unknown talent and 400 for an invalid id', async () => {
    const nobody = 'Talent not found'
    expect(await call(staff, 'GET /api/talents/2000000000/comments')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: nobody },
    })
    expect(await call(staff, 'POST /api/talents/2000000000/comments', { comment: 'x' })).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: nobody },
    })
    expect((await call(staff, 'GET /api/talents/x/comments')).status).toBe(400)
    expect((await call(staff, 'POST /api/talents/1e3/comments', { comment: 'x' })).status).toBe(400)
  })

  test('cannot be added with a READ token', async () => {
    const reader = as(author, 'READ')
    expect((await call(reader, `POST /api/talents/${talentId}/comments`, { comment: 'x' })).status).toBe(403)
  })
})

describe('DELETE /api/talent-comments/{commentId}', () => {
  test('lets only the author and admins delete', async () => {
    const [one, two] = [await make.comment(author, talentId), await make.comment(author, talentId)]
    const other = as(await make.user())
    const refused = await call(other, `DELETE /api/talent-comments/${one.id}`)
    expect(refused.status).toBe(403)
    expect(refused.body.message).toBe('Only its author or an admin may delete a comment')
    expect(await call(staff, `DELETE /api/talent-comments/${one.id}`)).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect((await call(as(await make.admin()), `DELETE /api/talent-comments/${two.id}`)).status).toBe(200)
    const again = await call(staff, `DELETE /api/talent-comments/${one.id}`)
    expect({ status: again.status, body: again.body }).toEqual({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'Comment not found' },
    })
  })
})
