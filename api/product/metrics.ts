import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'
import type { Deps } from '../deps.ts'
import type { Extraction } from '../reading/extraction.ts'

/** Milliseconds that a scrape waits for the database, and milliseconds for which further scrapes reuse the result. */
const LOOKS_WITHIN = 2_000
const USED_FOR = 1_000

type MetricSources = Pick<Deps, 'query' | 'settings'> & { extraction: Pick<Extraction, 'use'> }

/** Adds metrics of the whole product: the queue, webhooks, the reader of resumes, the disk. */
export function addProductMetrics(registry: Registry, { query, settings, extraction }: MetricSources) {
  const look = lookingAt(query)
  const gauge = (name: string, help: string, read: () => Promise<number | undefined> | number | undefined) =>
    new Gauge({
      ...{ name, help, registers: [registry] },
      async collect() {
        const value = await read()
        if (value === undefined) this.remove()
        else this.set(value)
      },
    })
  const figure = (name: keyof Figures, help: string) =>
    gauge(`talentdesk_${name}`, help, async () => (await look())?.[name])

  gauge('talentdesk_database_answers', 'Whether the database answers.', async () => Number((await look()) !== null))
  figure('jobs_due', 'Jobs whose time has come.')
  figure('jobs_running', 'Jobs that a replica holds.')
  figure('jobs_failed', 'Jobs that failed for good.')
  figure('jobs_oldest_due_seconds', 'For how long the oldest due job has waited.')
  figure('webhook_deliveries_waiting', 'Deliveries to enabled webhooks that are still to be made.')
  figure('webhook_deliveries_failed', 'Deliveries of the last day that were given up.')
  figure('webhook_oldest_waiting_seconds', 'For how long the oldest of the waiting deliveries has been due.')
  gauge('talentdesk_readings_running', 'Resumes that are being read.', () => extraction.use().running)
  gauge('talentdesk_readings_waiting', 'Resumes that wait for the reader.', () => extraction.use().waiting)
  gauge('talentdesk_disk_free_bytes', 'Free space where the data folder is.', () => freeBytes(settings.dataDir))
}

async function freeBytes(folder: string): Promise<number | undefined> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

type Figures = Record<(typeof NAMES)[number], number>

const NAMES = [
  ...(['jobs_due', 'jobs_running', 'jobs_failed', 'jobs_oldest_due_seconds'] as const),
  ...(['webhook_deliveries_waiting', 'webhook_deliveries_failed', 'webhook_oldest_waiting_seconds'] as const),
]

/** A function that reads all figures with one query. It returns null when the database does not answer in time. */
function lookingAt(query: Deps['query']): () => Promise<Figures | null> {
  let last: { at: number; figures: Promise<Figures | null> } | undefined
  let isHanging = false
  return () => {
    const now = performance.now()
    if (isHanging) return Promise.resolve(null)
    if (last && now - last.at < USED_FOR) return last.figures
    const looked = query({ name: 'metrics', text: LOOK, values: [] }).then(
      ([row = []]) => Object.fromEntries(NAMES.map((name, at) => [name, Number(row[at])])) as Figures,
      () => null,
    )
    const late = setTimeout(() => {
      isHanging = true
    }, LOOKS_WITHIN)
    void looked.finally(() => {
      clearTimeout(late)
      isHanging = false
    })
    last = { at: now, figures: Promise.race([looked, nothingAfter(LOOKS_WITHIN)]) }
    return last.figures
  }
}

const nothingAfter = (milliseconds: number) =>
  new Promise<null>(resolve => setTimeout(() => resolve(null), milliseconds).unref())

/** The query for the figures, in the order of NAMES. Each part reads an index or the queue, which has few rows. */
const LOOK = `
  SELECT jobs.due, jobs.running, jobs.failed, jobs.oldest, coalesce(hooks.waiting, 0), coalesce(hooks.failed, 0), coalesce(hooks.oldest, 0)
  FROM (
    SELECT count(*) FILTER (WHERE is_available AND run_at <= now()) AS due,
      count(*) FILTER (WHERE locked_at IS NOT NULL) AS running,
      count(*) FILTER (WHERE attempts >= max_attempts AND locked_at IS NULL) AS failed,
      coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE is_available AND run_at <= now())), 0) AS oldest
    FROM graphile_worker._private_jobs
  ) AS jobs, (
    SELECT sum(waiting) AS waiting, sum(failed) AS failed, max(oldest) AS oldest
    FROM "Webhook" AS hook, LATERAL (
      SELECT count(*) AS waiting, extract(epoch FROM now() - least(min("nextAttemptAt"), now())) AS oldest
      FROM "WebhookDelivery" WHERE "webhookId" = hook.id AND state = 'WAITING'
    ) AS waits, LATERAL (
      SELECT count(*) AS failed FROM "WebhookDelivery"
      WHERE "webhookId" = hook.id AND state = 'FAILED' AND "nextAttemptAt" > now() - interval '1 day'
    ) AS gone
    WHERE hook."disabledAt" IS NULL
  ) AS hooks`
