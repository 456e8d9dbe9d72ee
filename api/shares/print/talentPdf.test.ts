import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, visitor } from '../../test/harness.ts'
import { make } from '../../test/make.ts'
import { readPdf } from '../../test/readPdf.ts'

openApp()

let staff: Caller

beforeAll(async () => {
  staff = as(await make.user())
})

describe('GET /api/talents/{id}/profile.pdf', () => {
  const get = (caller: Caller, id: number, query = '') =>
    caller.fetch({ method: 'GET', url: `/api/talents/${id}/profile.pdf?${query}` })

  test('contains no names, in the text, the metadata and the headers', async () => {
    const { id } = await make.talent({
      ...{ name: 'Jane Quentin Doe', email: 'quirky.doe@example.com', phone: '+49 170 5551234' },
      summary: 'Jane Quentin Doe leads teams. Write to quirky.doe@example.com.',
    })
    const answer = await get(staff, id)
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
    expect(JSON.stringify(answer.headers)).not.toMatch(/Doe|Quentin/)
    const { text, info, xmp } = await readPdf(answer.rawPayload)
    expect(text).toContain('Jane D.')
    expect(text).toContain('leads teams')
    expect(`${text} ${JSON.stringify(info)} ${xmp}`).not.toMatch(/Doe|Quentin|quirky|5551234/)
    expect(answer.rawPayload.toString('latin1')).not.toMatch(/Doe|Quentin|quirky/)
  })

  test('shows the whole name with names=1, and no contacts', async () => {
    const { id } = await make.talent({ name: 'Zoë Doe', summary: 'Zoë Doe: zoe@example.com' })
    const answer = await get(staff, id, 'names=1')
    expect(answer.headers['content-disposition']).toContain("filename*=UTF-8''Zo%C3%AB%20Doe.pdf")
    const { text } = await readPdf(answer.rawPayload)
    expect(text).toContain('Zoë Doe')
    expect(text).not.toContain('zoe@example.com')
  })

  test('is available only to staff', async () => {
    const { id } = await make.talent()
    expect((await get(visitor, id)).statusCode).toBe(401)
    expect((await get(staff, 2_000_000)).json()).toEqual({ code: 'NOT_FOUND', message: 'Talent not found' })
  })
})
