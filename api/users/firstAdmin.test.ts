import { expect, test } from 'vitest'
import { openApp, world } from '../test/harness.ts'
import { makeFirstAdmin } from './firstAdmin.ts'

openApp({ ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'password', LOG_LEVEL: 'warn' })

test('concurrent first starts create one admin, and a guessable password is accepted with a warning', async () => {
  expect(await Promise.all([makeFirstAdmin(world), makeFirstAdmin(world), makeFirstAdmin(world)])).toEqual([
    null,
    null,
    null,
  ])
  expect(await world.db.user.findMany({ select: { email: true, role: true } })).toEqual([
    { email: 'boss@example.com', role: 'ADMIN' },
  ])
  expect(world.logged.join()).toContain('ADMIN_PASSWORD is easy to guess')
  expect(world.logged.join()).not.toContain('boss')
})
