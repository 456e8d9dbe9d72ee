import { expect, test } from 'vitest'
import { openApp, world } from '../../api/test/harness.ts'
import { make } from '../../api/test/make.ts'
import { recruiter } from '../test/person.ts'

openApp({}, { listen: true })

/** Ines, signed in, at a call of the API reference, with the addresses that her browser requests. */
async function inesAtCall(hash: string) {
  const ines = await recruiter({ user: await make.user({ firstName: 'Ines', lastName: 'Integrator' }) })
  const requests: string[] = []
  ines.page.on('request', request => requests.push(`${request.method()} ${request.url().replace(world.address, '')}`))
  await ines.goes(`/docs/api${hash}`)
  await ines.reads('Runs as Ines Integrator, on the live data')
  return { ...ines, requests }
}

test('a call is opened by its name in the address, read, and tried out in the session', async () => {
  const { id } = await make.talent({ name: 'Mary Somerville' })
  const ines = await inesAtCall('#getTalent')
  await ines.isAt('/docs/api#get-/api/talents/-id-')
  await ines.page.getByText('talents:read').first().waitFor()
  await ines.page.locator('[data-pname=id]').fill(`${id}`)
  await ines.page.getByRole('button', { name: 'Try' }).click()
  await ines.page.getByText('"Mary Somerville"').waitFor()
  expect(ines.requests.filter(address => !/ (\/|data:|blob:)/.test(address))).toEqual([])
  expect(ines.faults).toEqual([])
})

test('a call that changes data starts with its example, and asks before sending', async () => {
  const ines = await inesAtCall('#createCompany')
  const body = ines.page.locator('textarea').first()
  await expect.poll(() => body.inputValue()).toContain('"Grace Hopper"')
  ines.page.on('dialog', dialog => dialog.dismiss())
  await ines.page.getByRole('button', { name: 'Try' }).click()
  await ines.page.getByText('Request Aborted', { exact: true }).waitFor()
  expect(ines.requests).not.toContain('POST /api/companies')
})
