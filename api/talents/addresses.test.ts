import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'

openApp()

let staff: Caller

beforeAll(async () => {
  staff = as(await make.user())
})

const ADDRESSES = 'linkedinUrl portfolioUrls portfolioUrl portfolioPdfUrl profilePictureUrl resumeUrl'

describe('addresses', () => {
  test('are stored as complete links', async () => {
    const { id } = await make.talent({
      linkedinUrl: 'linkedin.com/in/ada',
      portfolioUrls: ['ada.example', 'HTTP://b.example/x'],
      portfolioUrl: 'old.example/ada',
      portfolioPdfUrl: 'cdn.example/ada.pdf',
      profilePictureUrl: 'cdn.example/ada.png',
      resumeUrl: 'https://cdn.example/cv.pdf',
    })
    expect(await world.db.talent.findUniqueOrThrow({ where: { id } })).toMatchObject({
      linkedinUrl: 'https://linkedin.com/in/ada',
      portfolioUrls: ['https://ada.example', 'HTTP://b.example/x'],
      portfolioUrl: 'https://old.example/ada',
      portfolioPdfUrl: 'https://cdn.example/ada.pdf',
      profilePictureUrl: 'https://cdn.example/ada.png',
      resumeUrl: 'https://cdn.example/cv.pdf',
    })
  })

  test('of old records are returned only if they are valid links', async () => {
    const bad = 'javascript:80/alert(1)'
    const { id } = await make.talent()
    await world.db.talent.update({
      where: { id },
      data: {
        ...{ linkedinUrl: bad, portfolioUrl: bad, portfolioPdfUrl: bad, profilePictureUrl: bad, resumeUrl: bad },
        portfolioUrls: [bad, 'ada.example'],
      },
    })
    const { talent } = await staff.run<{ talent: unknown }>(`query ($id: Int!) { talent(id: $id) { ${ADDRESSES} } }`, {
      id,
    })
    expect(talent).toEqual({
      ...{ linkedinUrl: null, portfolioUrl: null, portfolioPdfUrl: null, profilePictureUrl: null, resumeUrl: null },
      portfolioUrls: ['https://ada.example'],
    })
  })
})
