import { expect, test } from 'vitest'
import { openApp } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { recruiterWithShares } from './test/staffShares.ts'

openApp()

const { staff, create } = recruiterWithShares()

test('a preview shows what a share will show, with what was removed, and a kept piece stays', async () => {
  const { id: talentId } = await make.talent({
    name: 'Jane Doe',
    summary: 'Jane Doe leads teams; jane.doe@example.com.',
  })
  const PREVIEW = `query ($id: Int!, $kept: [String!], $sections: [ShareSection!], $showsNames: Boolean) {
    talent(id: $id) { version clientPreview(kept: $kept, sections: $sections, showsNames: $showsNames) {
      talentVersion profile { name summary techStack isAvailable } marks { id: key path kind original start end isKept } } } }`
  type Marked = { id: string; path: string; kind: string; isKept: boolean }
  type Preview = { talentVersion: number; profile: { name: string; summary: string }; marks: Marked[] }
  const preview = async (asked = {}) => {
    const { talent } = await staff().run<{ talent: { version: number; clientPreview: Preview } }>(PREVIEW, {
      ...{ id: talentId, ...asked },
    })
    expect(talent.clientPreview.talentVersion).toBe(talent.version)
    return talent.clientPreview
  }
  const plain = await preview()
  expect(plain.profile).toMatchObject({ name: 'Jane D.', techStack: ['TypeScript', 'PostgreSQL'], isAvailable: true })
  const inSummary = plain.marks.filter(({ path }) => path === 'summary')
  expect(inSummary).toMatchObject([
    { kind: 'NAME', original: 'Jane Doe', start: 0, isKept: false },
    { kind: 'EMAIL', original: 'jane.doe@example.com', isKept: false },
  ])
  const kept = [inSummary[0]?.id ?? '', 'unknown@1:x']
  const keeping = await preview({ kept })
  expect(keeping.profile.summary).toMatch(/^Jane Doe leads teams/)
  expect(keeping.marks.find(({ id }) => id === kept[0])).toMatchObject({ isKept: true })
  expect(await preview({ showsNames: true, sections: [] })).toMatchObject({
    profile: { name: 'Jane Doe', summary: '' },
  })
  const share = await create({ talents: [{ talentId, version: keeping.talentVersion, kept }] })
  expect(share.items[0]?.shown.summary).toBe(keeping.profile.summary)
  const variables = { id: talentId, kept: Array(501).fill('x') }
  expect(await staff().refusal(PREVIEW, variables)).toMatchObject({ message: 'Too many pieces are kept' })
})
