import { serverAudits } from 'graphql-http'
import { beforeAll, describe, expect, test } from 'vitest'
import { addApiToken } from '../auth/apiTokens.ts'
import { openApp, world } from '../test/harness.ts'
import { make, viewerOf } from '../test/make.ts'

openApp({}, { listen: true })

let secret: string

beforeAll(async () => {
  secret = (await addApiToken(viewerOf(await make.user()), { name: 'Audit', scope: 'READ_WRITE' })).secret
})

describe('with an API token, GraphQL over HTTP', () => {
  test.each(serverAudits({ url: () => `${world.address}/graphql`, fetchFn }))('$id $name', async ({ fn }) => {
    expect(await fn()).toMatchObject({ status: 'ok' })
  })
})

const fetchFn = (url: string, { headers, ...init }: RequestInit = {}) =>
  fetch(url, { ...init, headers: { ...(headers as Record<string, string>), authorization: `Bearer ${secret}` } })
