import { type GraphQLInputField, getNamedType, isNonNullType } from 'graphql'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { calls } from '../calls.ts'
import { describeApi } from '../http/openapi/openapi.ts'
import type { Demands } from '../rules/demands.ts'
import { demandsOf, isNeeded, refusesNull } from '../rules/demands.ts'
import { schema } from '../schema.ts'
import { inPerson, openApp } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { inputOf } from './tellRules.ts'

openApp()

type Input = { name: string; fields: [string, Demands][]; rules: z.ZodObject }

const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {}).flatMap(name => {
  const { type, rules = null } = inputOf(schema, name) ?? {}
  return type && rules ? [{ name, rules, inputs: Object.values(type.getFields()) }] : []
})

/** The limits in the words of a description. */
function toldIn(description = ''): Demands {
  const [own = '', items] = description.split(' Each at ')
  const range = (of: string) => {
    const [, least, most] = new RegExp(`(?:([\\d,]+) to |[Aa]t most )([\\d,]+)${of}`).exec(own) ?? []
    return [least, most].map(text => (text ? Number(text.replaceAll(',', '')) : undefined))
  }
  const [[minLength, maxLength], [minItems, maxItems], [minimum, maximum]] = [
    range(' characters'),
    range(' entries'),
    range('\\.$'),
  ] as [number?, number?][] as [[number?, number?], [number?, number?], [number?, number?]]
  const [, format] = /(an e-mail|a web|a whole web) address\.$/.exec(own) ?? []
  const told = { minLength, maxLength, minItems, maxItems, minimum, maximum, items: items && toldIn(`At ${items}`) }
  const [, pattern] = /in the form `(.*)`\.$/i.exec(own) ?? []
  return {
    ...(pattern && { pattern }),
    ...Object.fromEntries(Object.entries(told).filter(([, value]) => value)),
    ...(format && { format }),
  }
}

const graphqlInputs: Input[] = mutations.map(({ name, rules, inputs }) => ({
  ...{ name, rules },
  fields: inputs.map(field => [field.name, toldIn(field.description ?? '')]),
}))

const restInputs: Input[] = calls.flatMap(({ method, path, field }) => {
  const { rules } = inputOf(schema, field.replace('Mutation.', '')) ?? {}
  const { requestBody } = Object(describeApi('cookie').paths[path])[method.toLowerCase()]
  const properties: Record<string, Demands> = requestBody?.content['application/json']?.schema.properties ?? {}
  return rules ? [{ name: `${method} ${path}`, rules, fields: Object.entries(properties) }] : []
})

const letters = (length: number) => '1'.repeat(Math.max(0, length))

const VALID: Record<string, string> = {
  'an e-mail': 'a@b.example',
  'a web': 'a.example/b',
  'a whole web': 'https://a.example/b',
  email: 'a@b.example',
  'uri-reference': 'a.example/b',
  date: '2030-01-01',
  'date-time': '2030-01-01T10:00:00Z',
}

/** The last value within each limit, where it is plain, and the first beyond it. */
function probes({
  minLength = 0,
  maxLength,
  minItems = 0,
  maxItems,
  minimum,
  maximum,
  format,
  pattern,
  items,
}: Demands) {
  const list = (length: number) => Array.from({ length }, (_, at) => (items ? `https://a.example/${at}` : at + 1))
  const probe = (name: string, outside: unknown, inside?: unknown) => ({ name, outside, inside })
  return [
    ...(maxLength
      ? [probe('maxLength', letters(maxLength + 1), format || pattern ? undefined : letters(maxLength))]
      : []),
    ...(minLength > 0 ? [probe('minLength', letters(minLength - 1), format ? undefined : letters(minLength))] : []),
    ...(format ? [probe('format', 'no such thing', VALID[format])] : []),
    ...(maxItems ? [probe('maxItems', list(maxItems + 1))] : []),
    ...(minItems > 0 ? [probe('minItems', list(minItems - 1))] : []),
    ...(maximum ? [probe('maximum', maximum + 1, maximum)] : []),
    ...(minimum ? [probe('minimum', minimum - 1, minimum)] : []),
    ...(items?.maxLength ? [probe('items', [letters(items.maxLength + 1)])] : []),
  ]
}

/** Whether the very limit of a rule is broken, not that a value is of another type. */
const breaks = (rule: z.ZodType, value: unknown) =>
  (rule.safeParse(value).error?.issues ?? []).some(
    ({ code, path }) => code !== 'invalid_type' && (path.length === 0 || Array.isArray(value)),
  )

test.each([
  ['GraphQL', graphqlInputs, 150],
  ['REST', restInputs, 120],
])('%s tells for each field the very limits of its rule', (_contract, inputs, fewest) => {
  const checked = inputs.flatMap(({ name, fields, rules }) =>
    fields.flatMap(([field, told]) => {
      const rule: z.ZodType | undefined = rules.shape[field]
      return (rule ? probes(told) : []).map(probe => ({ at: `${name} ${field} ${probe.name}`, rule, ...probe }))
    }),
  )
  const isOutside = ({ rule, outside }: (typeof checked)[number]) => rule && breaks(rule, outside)
  const isInside = ({ rule, inside }: (typeof checked)[number]) =>
    rule && (inside === undefined || !breaks(rule, inside))
  expect(checked.filter(each => !isOutside(each)).map(({ at }) => at)).toEqual([])
  expect(checked.filter(each => !isInside(each)).map(({ at }) => at)).toEqual([])
  expect(checked.length).toBeGreaterThan(fewest)
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

test('a required field that is missing is refused with a code before the rules', async () => {
  const staff = inPerson(await make.user())
  const document = 'mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { company { id } } }'
  const refusal = await staff.refusal(document, { input: { name: 'Loom & Co' } })
  expect(refusal).toMatchObject({ code: 'INVALID_INPUT', message: expect.stringContaining('mainStakeholder') })
  const literal = 'mutation { createCompany(input: { name: "Loom & Co" }) { company { id } } }'
  expect(await staff.refusal(literal)).toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED' })
})

test('each text that a mutation takes and that a rule names has a limit', () => {
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

const isText = ({ type }: GraphQLInputField) => getNamedType(type).name === 'String'
const isLimited = ({ maxLength, pattern, enum: words, items }: Demands): boolean =>
  maxLength !== undefined || pattern !== undefined || words !== undefined || (items !== undefined && isLimited(items))
