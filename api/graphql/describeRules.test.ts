import { type GraphQLInputField, getNamedType, isNonNullType } from 'graphql'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { describeApi } from '../http/openapi/openapi.ts'
import type { Demands } from '../rules/demands.ts'
import { demandsOf, isNeeded, refusesNull } from '../rules/demands.ts'
import { schema } from '../schema.ts'
import { inPerson, openApp } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { inputOf } from './describeRules.ts'

openApp()

const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {}).flatMap(name => {
  const { type, rules = null } = inputOf(schema, name) ?? {}
  return type && rules ? [{ name, rules, inputs: Object.values(type.getFields()) }] : []
})

test('an input field is non-null exactly when its rule refuses both its absence and null', () => {
  const wrong = mutations.flatMap(({ name, rules, inputs }) =>
    inputs.flatMap(({ name: field, type }) => {
      const rule: z.ZodType | undefined = rules.shape[field]
      return rule && isNonNullType(type) !== (isNeeded(rule) && refusesNull(rule)) ? `${name} ${field}` : []
    }),
  )
  expect(wrong).toEqual([])
})

test('a missing required field is refused with a code, before the rules run', async () => {
  const staff = inPerson(await make.user())
  const document = 'mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { company { id } } }'
  const refusal = await staff.refusal(document, { input: { name: 'Loom & Co' } })
  expect(refusal).toMatchObject({ code: 'INVALID_INPUT', message: expect.stringContaining('mainStakeholder') })
  const literal = 'mutation { createCompany(input: { name: "Loom & Co" }) { company { id } } }'
  expect(await staff.refusal(literal)).toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED' })
})

test("each text with a rule in a mutation's input has a limit", () => {
  const untold = mutations.flatMap(({ name, rules, inputs }) =>
    inputs
      .filter(isText)
      .flatMap(field =>
        rules.shape[field.name] && !isLimited(demandsOf(rules).properties?.[field.name] ?? {})
          ? `${name} ${field.name}`
          : [],
      ),
  )
  expect(untold).toEqual([])
})

test('the GraphQL schema and the OpenAPI document show the limits of a rule', () => {
  const inputs = mutations.find(({ name }) => name === 'createCompany')?.inputs
  expect(inputs?.find(({ name }) => name === 'billing')?.description).toContain('At most 200 characters.')
  const schema = { properties: { billing: { maxLength: 200 } } }
  expect(describeApi('cookie').paths['/api/companies']).toMatchObject({
    post: { requestBody: { content: { 'application/json': { schema } } } },
  })
})

const isText = ({ type }: GraphQLInputField) => getNamedType(type).name === 'String'
const isLimited = ({ maxLength, pattern, enum: words, items }: Demands): boolean =>
  maxLength !== undefined || pattern !== undefined || words !== undefined || (items !== undefined && isLimited(items))
