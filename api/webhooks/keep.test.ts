import { expect, test } from 'vitest'
import { openApp, world } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { deliver, deliveriesOf, hook } from './test/hooks.ts'
import { openReceiver } from './test/receiver.ts'

openApp({ WEBHOOKS_TO_PRIVATE_ADDRESSES: '1' })

/** Opens a receiver that returns the sent body, but only after `release` is called. */
async function openHolding() {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  const receiver = await openReceiver((arrived, answer) => void released.then(() => answer.end(arrived.text)))
  return { receiver, release }
}

const isSomebodyWaiting = async () => {
  const [row] = await world.db.$queryRaw<{ waits: boolean }[]>`
    SELECT EXISTS (SELECT FROM pg_locks WHERE NOT granted AND pid <> pg_backend_pid()) AS waits`
  return row?.waits
}

test('a body is not stored if its record is deleted while it is being sent', async () => {
  const { receiver, release } = await openHolding()
  const { id } = await hook(receiver.url, { kinds: ['talent.created'] })
  deliver({ patience: 20_000 })
  const talent = await make.talent({ name: 'Grace Hopper' })
  await expect.poll(() => receiver.arrived.length).toBe(1)
  await world.db.talent.delete({ where: { id: talent.id } })
  release()
  await expect.poll(async () => (await deliveriesOf(id))[0]?.state).toBe('DELIVERED')
  expect(receiver.arrived[0]?.text).toContain('Grace Hopper')
  expect((await deliveriesOf(id))[0]).toMatchObject({ status: 200, body: null, answer: null, talentIds: [] })
})

test('a body is not stored if a talent named in it is deleted while it is being sent', async () => {
  const { receiver, release } = await openHolding()
  const { id } = await hook(receiver.url, { kinds: ['application.updated'] })
  deliver({ patience: 20_000 })
  const talent = await make.talent()
  const application = await make.application((await make.deal()).id, { talentId: talent.id })
  const where = { id: application.id }
  await world.db.externalApplication.update({ where, data: { notes: 'Knows Grace' } })
  await expect.poll(() => receiver.arrived.length).toBe(1)
  await world.transaction(async tx => {
    await tx.talent.delete({ where: { id: talent.id } })
    release()
    await expect.poll(isSomebodyWaiting).toBe(true)
  })
  const first = async () => (await deliveriesOf(id))[0]
  await expect.poll(async () => (await first())?.state).toBe('DELIVERED')
  expect(await first()).toMatchObject({ body: null, answer: null })
  expect(await world.db.externalApplication.findUnique({ where })).not.toBeNull()
})
