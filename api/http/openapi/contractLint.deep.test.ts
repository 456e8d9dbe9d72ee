import { readFile } from 'node:fs/promises'
import plugin from '@graphql-eslint/eslint-plugin'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { ESLint } from 'eslint'
import { expect, test } from 'vitest'
import { calls } from '../../calls.ts'

const document = JSON.parse(await readFile('openapi.json', 'utf8'))

test('the document is valid OpenAPI and follows the recommended rules', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    // Ids are numbers, so /api/talents/{id}/status and /api/talents/shareable/{shareableId} are not ambiguous.
    rules: { 'no-ambiguous-paths': 'off' },
  })
  const found = await lintFromString({ source: JSON.stringify(document), config, absoluteRef: '/openapi.json' })
  expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

test('the recommended rules and those of Relay find nothing in the schema', async () => {
  const linter = new ESLint({
    overrideConfigFile: true,
    overrideConfig: {
      files: ['*.graphql'],
      languageOptions: {
        parser: plugin.parser,
        parserOptions: { graphQLConfig: { schema: './schema.graphql', documents: [] } },
      },
      // The two packages have different types for the documentation of rules.
      plugins: { '@graphql-eslint': { rules: plugin.rules } as unknown as ESLint.Plugin },
      rules: {
        ...plugin.configs['flat/schema-recommended'].rules,
        ...plugin.configs['flat/schema-relay'].rules,
        // Short lists are plain lists, growing lists are connections. Events have no id, so they are not nodes.
        '@graphql-eslint/relay-edge-types': [
          'error',
          { listTypeCanWrapOnlyEdgeType: false, shouldImplementNode: false },
        ],
        // A feed of events is read only forwards; lists are read in both directions.
        '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
        // Records have ids; amounts, payloads and computed values have no id, as nobody can request them by id.
        '@graphql-eslint/strict-id-in-types': 'off',
        // Comment.comment and Deal.dealType are the specification's names.
        '@graphql-eslint/no-typename-prefix': 'off',
      },
    },
  })
  const [result] = await linter.lintText(await readFile('schema.graphql', 'utf8'), { filePath: 'schema.graphql' })
  expect(result?.messages.map(({ ruleId, line, message }) => [ruleId, line, message])).toEqual([])
})

type Schema = { properties?: Record<string, Schema>; items?: Schema; description?: string; $ref?: string }
type Content = Record<string, { schema: Schema; example: unknown }>
type Operation = {
  operationId: string
  description: string
  parameters: { description?: string }[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ line: `${method.toUpperCase()} ${path}`, operation })),
)

/** The JSON bodies of a call: the request and the successful answer. */
const bodiesOf = ({ requestBody, responses }: Operation) => {
  const good = Object.entries(responses).flatMap(([status, { content }]) =>
    status < '300' && content ? [content] : [],
  )
  return [requestBody?.content, ...good].flatMap(content => content?.['application/json'] ?? [])
}

test('each call, parameter, schema and property has a description', () => {
  const missing: string[] = []
  const look = (schema: Schema, at: string) => {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (!property.description) missing.push(`${at}.${name}`)
      look(property, `${at}.${name}`)
    }
    if (schema.items) look(schema.items, `${at}[]`)
  }
  const schemas = document.components.schemas as Record<string, Schema>
  for (const [name, schema] of Object.entries(schemas)) {
    if (!schema.description) missing.push(name)
    look(schema, name)
  }
  for (const { line, operation } of operations) {
    if (!operation.description) missing.push(line)
    if (!operation.parameters.every(({ description }) => description)) missing.push(`${line}, a parameter`)
    const forms = operation.requestBody?.content['multipart/form-data'] ?? []
    for (const { schema } of [...bodiesOf(operation), forms].flat()) look(schema, line)
  }
  expect(missing).toEqual([])
})

test('each example is valid against its schema', () => {
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }))
  ajv.addSchema({ $id: 'api', components: document.components })
  const wrong = operations.flatMap(({ line, operation }) =>
    bodiesOf(operation).flatMap(({ schema, example }) => {
      expect(example, line).toBeDefined()
      const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')))
      return validate(example) ? [] : [[line, ajv.errorsText(validate.errors)]]
    }),
  )
  expect(wrong).toEqual([])
})

test('the names of calls are unique and begin with a verb', () => {
  const names = operations.map(({ operation }) => operation.operationId)
  expect(new Set(names).size).toBe(calls.length)
  expect(names.filter(name => !/^[a-z]+[A-Z]\w+$/.test(name))).toEqual([])
})
