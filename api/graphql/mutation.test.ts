import { GraphQLNonNull } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '../schema.ts'
import { as, openApp } from '../test/harness.ts'
import { make, plausibleCompany } from '../test/make.ts'

openApp()

test('a failed mutation is null with its error, and other mutations of the document are answered', async () => {
  const staff = as(await make.user())
  const query = `mutation ($company: CreateCompanyInput!) {
    first: createCompany(input: $company) { company { databaseId name } }
    second: deleteTalent(input: { id: 999999 }) { deletedTalentId }
    third: createCompany(input: $company) { company { name } }
  }`
  const payload = { query, variables: { company: plausibleCompany } }
  const answer = (await staff.fetch({ method: 'POST', url: '/graphql', payload })).json()
  const { name } = plausibleCompany
  expect(answer).toMatchObject({
    data: { first: { company: { databaseId: expect.any(Number), name } }, second: null, third: { company: { name } } },
    errors: [{ path: ['second'], message: 'Talent not found', extensions: { code: 'NOT_FOUND' } }],
  })
  expect(answer.errors).toHaveLength(1)
})

test('every mutation is nullable', () => {
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {})
  expect(fields.filter(({ type }) => type instanceof GraphQLNonNull).map(({ name }) => name)).toEqual([])
  expect(fields.length).toBeGreaterThan(50)
})
