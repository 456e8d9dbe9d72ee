import { readFile } from 'node:fs/promises'
import { type DocumentNode, parse, validate } from 'graphql'
import { z } from 'zod'
import { schema } from '../schema.ts'

/** The pages' documents by their hash. The pages send the hash only. */
export type PersistedDocuments = Map<string, { operationName: string; document: DocumentNode }>

/** What a visitor may run who is not signed in: the operations of the login, share and apply pages. Nothing else. */
export const PUBLIC_OPERATIONS = new Set([
  ...['SessionQuery', 'LoginFormMutation'],
  ...['SharePageQuery', 'ApplyPageQuery', 'ApplyFormMutation', 'ProductBrandQuery'],
])

/** Those of them that may bring a file. */
export const PUBLIC_UPLOADS = new Set(['ApplyFormMutation'])

/** Reads the file that relay-compiler writes. A document that does not fit the schema stops the start. */
export async function readPersistedDocuments(file: string): Promise<PersistedDocuments> {
  const texts = z.record(z.string(), z.string()).parse(JSON.parse(await readFile(file, 'utf8')))
  return new Map(
    Object.entries(texts).map(([id, text]) => {
      const document = parse(text)
      const [fault] = validate(schema, document)
      if (fault) throw new Error(`The persisted document ${id} does not fit the schema: ${fault.message}`)
      return [id, { document, operationName: nameOf(document) }]
    }),
  )
}

function nameOf(document: DocumentNode): string {
  const operation = document.definitions.find(definition => definition.kind === 'OperationDefinition')
  return operation?.name?.value ?? ''
}
