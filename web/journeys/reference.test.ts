import { readFile } from 'node:fs/promises'
import { buildSchema, introspectionFromSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { openApp, world } from '../../api/test/harness.ts'
import { make, PASSWORD } from '../../api/test/make.ts'
import { ROOTS, type Type } from '../reference/graphqlSchema.ts'
import { sampleOf } from '../reference/sample.ts'
import { findsNoBarrier, findsNoBarrierAnywhere } from '../test/barriers.ts'
import { person } from '../test/visitor.ts'

openApp({}, { listen: true })

/** Ines, signed in, at the page; with the addresses that her browser asked for. */
async function inesAtReference(hash = '') {
  const { email } = await make.user({ firstName: 'Ines', lastName: 'Integrator' })
  const ines = await person()
  const asked: string[] = []
  ines.page.on('request', request => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await ines.goes(`/docs/api${hash}`)
  await ines.signsIn(email, PASSWORD)
  return { ...ines, asked }
}

test('a call is found, read and tried out in the session, and stands in the address', async () => {
  await make.talent({ name: 'Ada Lovelace' })
  const ines = await inesAtReference()
  const { page } = ines
  await ines.reads('Runs as Ines Integrator, on the live data')
  await page.getByRole('searchbox', { name: 'Search REST calls' }).fill('getTalent ')
  await page.getByRole('link', { name: /GET .api.talents.{id}$/ }).click()
  await ines.isAt('/docs/api#getTalent')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
  await ines.reads('talents:read')
  await page.getByText('Try it out').click()
  await page.getByRole('textbox', { name: 'id' }).fill('1')
  await ines.presses('Send')
  await expect.poll(() => page.getByRole('textbox', { name: 'Answer' }).inputValue()).toContain('"Ada Lovelace"')
  const curl = await page.getByRole('textbox', { name: 'curl' }).inputValue()
  expect(curl).toBe(`curl -s "$TALENTDESK_URL/api/talents/1" \\\n  -H "authorization: Bearer $TALENTDESK_TOKEN"`)
  await findsNoBarrierAnywhere(page)
  expect(ines.faults).toEqual([])
})

test('what changes something asks first, and what is refused shows its problem', async () => {
  const ines = await inesAtReference('#createCompany')
  const { page } = ines
  await page.getByText('Try it out').click()
  await page.getByRole('textbox', { name: 'Body' }).fill('{"name": "Babbage & Sons"}')
  await ines.presses('Send…')
  await ines.presses('Cancel')
  expect(ines.asked).not.toContain('POST /api/companies')
  await ines.presses('Send…')
  await ines.presses('Send')
  await expect.poll(() => page.getByRole('textbox', { name: 'Answer' }).inputValue()).toContain('INVALID_INPUT')
  expect(await world.db.company.count()).toBe(0)
  expect(ines.faults).toEqual([])
})

test('a query is found among fields and types, and runs in the session', async () => {
  await make.talent({ name: 'Ada Lovelace' })
  const ines = await inesAtReference('#Talent')
  const { page } = ines
  await page.getByRole('link', { name: 'Query.talents', exact: true }).click()
  await ines.isAt('/docs/api#Query.talents')
  await page.getByText('Try it out').click()
  await ines.presses('Run')
  await expect.poll(() => page.getByRole('textbox', { name: 'Answer' }).inputValue()).toContain('"Ada Lovelace"')
  await findsNoBarrier(page)
  expect(await page.getByRole('textbox', { name: 'curl' }).inputValue()).toContain('$TALENTDESK_URL/graphql')
  expect(ines.faults).toEqual([])
})

test('the document that each root field begins with is valid', async () => {
  const schema = buildSchema(await readFile('schema.graphql', 'utf8'))
  const { __schema } = introspectionFromSchema(schema)
  const types = new Map(__schema.types.map(type => [type.name, { ...type } as unknown as Type]))
  const wrong = ROOTS.flatMap(root =>
    (types.get(root)?.fields ?? []).flatMap(field => {
      const { query } = sampleOf(root, field, types)
      return validate(schema, parse(query)).map(({ message }) => `${root}.${field.name}: ${message}`)
    }),
  )
  expect(wrong).toEqual([])
})
