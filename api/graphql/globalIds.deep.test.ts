import { isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { schema } from '../schema.ts'
import { type Caller, inPerson, openApp } from '../test/harness.ts'
import { make } from '../test/make.ts'

openApp()

const NODE = 'query ($id: ID!) { node(id: $id) { id } }'

const globalId = (name: string) => Buffer.from(name).toString('base64')

const types = Object.values(schema.getTypeMap()).filter(isObjectType)
const nodes = types.filter(type => type.getInterfaces().some(({ name }) => name === 'Node')).map(({ name }) => name)

let staff: Caller

test('the test covers all node types', () => {
  expect(nodes.length).toBeGreaterThan(9)
})

describe.each(nodes)('%s', type => {
  test.each(['2147483647', '2147483648', '9'.repeat(40), '0'])('node(id) is null for the id %s', async id => {
    staff ??= inPerson(await make.admin())
    expect(await staff.run(NODE, { id: globalId(`${type}:${id}`) })).toEqual({ node: null })
  })

  test.each(['true', '1.5', '-1', '1e3', '1abc', ' 1', '', 'NaN', '{}', '1:2', '1\u0000', '\ud800', '١'])(
    'node(id) refuses the id %j',
    async id => {
      expect(await staff.refusal(NODE, { id: globalId(`${type}:${id}`) })).toMatchObject({ code: 'INVALID_INPUT' })
    },
  )
})

test.each([
  ...['', ' ', '%', 'Talent:1', globalId('Talent'), globalId(':1'), globalId('\u0000:1'), 'x'.repeat(100_000)],
  ...types.filter(({ name }) => !nodes.includes(name)).map(({ name }) => globalId(`${name}:1`)),
  ...['Nonsense:1', 'TalentStatus:1', 'Node:1', 'CreateTalentInput:1', '__proto__:1', 'constructor:1'].map(globalId),
])('node(id) refuses the global id %.40s', async id => {
  expect(await staff.refusal(NODE, { id })).toMatchObject({ code: 'INVALID_INPUT' })
})
