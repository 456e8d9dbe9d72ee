import { expect, test } from 'vitest'
import { as, openApp } from '../../api/test/harness.ts'
import { make, PASSWORD } from '../../api/test/make.ts'
import { person } from '../test/person.ts'

openApp({ BRAND_NAME: 'Fine Agency' }, { listen: true })

/** A visitor, with the requests that the visitor's pages send to the API. */
async function watched() {
  const carla = await person()
  const asked: string[] = []
  carla.page.on('request', request => /\/graphql$/.test(request.url()) && asked.push(request.postData() ?? ''))
  return { ...carla, asked }
}

test('a shared profile appears without a request to the API, also if its text looks like HTML', {
  tags: ['deep'],
}, async () => {
  const { id } = await make.talent({ name: 'Ada Okafor', summary: '</script><b>Weaves</b> looms.' })
  const { shareTalent } = await as(await make.user()).run<{ shareTalent: { talent: { shareableId: string } } }>(
    'mutation($id: Int!) { shareTalent(input: { id: $id }) { talent { shareableId } } }',
    { id },
  )
  const carla = await watched()
  await carla.goes(`/Share/${shareTalent.talent.shareableId}/`)
  await carla.findsHeading('Ada O.')
  await carla.reads('</script><b>Weaves</b> looms.')
  expect(carla.asked).toEqual([])
  expect(carla.faults).toEqual([])
  expect(await carla.page.locator('#first-answer').count()).toBe(0)
  // The data is part of the HTML document, so a new visit shows the current state.
  await as(await make.user()).run('mutation($id: Int!) { revokeTalentShare(input: { id: $id }) { talent { id } } }', {
    id,
  })
  await carla.page.reload()
  await carla.findsHeading('Profile Not Available')
  expect(carla.asked).toHaveLength(1)
})

test('the apply page and the login page appear without a request; after the sign-in, requests are sent', {
  tags: ['deep'],
}, async () => {
  const { id } = await make.deal({ title: 'Loom engineer' })
  const user = await make.user()
  const { shareDeal } = await as(user).run<{ shareDeal: { shareableUrl: string } }>(
    'mutation ($id: Int!) { shareDeal(input: { id: $id }) { shareableUrl } }',
    { id },
  )
  const ines = await watched()
  await ines.goes(new URL(shareDeal.shareableUrl).pathname)
  await ines.page
    .getByRole('heading', { name: /Loom engineer/ })
    .first()
    .waitFor()
  await ines.goes(`/deals/${id}`)
  await ines.findsHeading('Sign in to Fine Agency')
  expect(ines.asked).toEqual([])
  await ines.signsIn(user.email, PASSWORD)
  await ines.findsHeading('Loom engineer')
  await ines.page.reload()
  await ines.findsHeading('Loom engineer')
  expect(ines.asked.length).toBeGreaterThan(0)
  expect(ines.faults).toEqual([])
})
