import { subHours } from 'date-fns/subHours'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import type { Deps } from '../deps.ts'
import { openApp, world } from '../test/harness.ts'
import { hook } from '../webhooks/test/hooks.ts'
import { addProductMetrics } from './metrics.ts'

openApp()

async function figures(query: Deps['query'] = world.query) {
  const registry = new Registry()
  const extraction = { use: () => ({ running: 1, waiting: 3 }) }
  addProductMetrics(registry, { settings: world.settings, query, extraction })
  const lines = (await registry.metrics()).split('\n').filter(line => line.startsWith('talentdesk_'))
  return Object.fromEntries(lines.map(line => [line.replace(/^talentdesk_| .*/g, ''), Number(line.split(' ')[1])]))
}

test('the metrics count waiting, running and failed work', async () => {
  await world.db.$executeRaw`
    SELECT graphile_worker.add_job('test.due', run_at => now() - interval '5 minutes'),
      graphile_worker.add_job('test.later', run_at => now() + interval '5 minutes'),
      graphile_worker.add_job('test.failed'), graphile_worker.add_job('test.running')`
  await world.db.$executeRaw`
    UPDATE graphile_worker._private_jobs AS job SET
      attempts = CASE identifier WHEN 'test.failed' THEN max_attempts ELSE attempts END,
      locked_at = CASE identifier WHEN 'test.running' THEN now() END
    FROM graphile_worker._private_tasks AS task WHERE task.id = task_id`
  const [{ id }, disabled] = [
    await hook('https://hooks.example.com/a'),
    await hook('https://hooks.example.com/b', { disabledAt: new Date(), disabledReason: 'FAILING' }),
  ]
  const anHourAgo = subHours(new Date(), 1)
  const values = { kind: 'deal.updated', record: 'deal 1', event: {}, giveUpAt: new Date(), nextAttemptAt: anHourAgo }
  await world.db.webhookDelivery.createMany({
    data: [
      { ...values, webhookId: id, eventId: 'evt_1' },
      { ...values, webhookId: id, eventId: 'evt_2', state: 'FAILED' },
      { ...values, webhookId: id, eventId: 'evt_3', state: 'FAILED', nextAttemptAt: subHours(new Date(), 48) },
      { ...values, webhookId: disabled.id, eventId: 'evt_4' },
    ],
  })
  const {
    jobs_oldest_due_seconds: jobAge,
    webhook_oldest_waiting_seconds: age,
    disk_free_bytes,
    ...others
  } = await figures()
  expect(others).toEqual({
    ...{ database_answers: 1, jobs_due: 1, jobs_running: 1, jobs_failed: 1 },
    ...{ webhook_deliveries_waiting: 1, webhook_deliveries_failed: 1, readings_running: 1, readings_waiting: 3 },
  })
  expect(jobAge).toBeGreaterThanOrEqual(300)
  expect(jobAge).toBeLessThan(420)
  expect(age).toBeGreaterThanOrEqual(3_600)
  expect(disk_free_bytes).toBeGreaterThan(0)
})

test('while the database hangs, its figures are missing in the metrics', async () => {
  const begun = performance.now()
  const values = await figures(() => new Promise(() => undefined))
  expect(performance.now() - begun).toBeLessThan(4_000)
  expect(values).toMatchObject({ database_answers: 0, readings_running: 1 })
  expect(values).not.toHaveProperty('jobs_due')
})
