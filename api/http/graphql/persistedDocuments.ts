import { readFile } from 'node:fs/promises'
import { type DocumentNode, getOperationAST, parse, validate } from 'graphql'
import { z } from 'zod'
import { schema } from '../../schema.ts'

/** The pages' documents by their hash; the pages send only the hash. */
export type PersistedDocuments = Map<string, { operationName: string; document: DocumentNode }>

/** The operations that a visitor may run without signing in: only those of the visitors' pages. */
export const PUBLIC_OPERATIONS = new Set([
  ...['SessionQuery', 'LoginFormMutation'],
  ...['SharePageQuery', 'ApplyPageQuery', 'ApplyFormMutation', 'ProductBrandQuery'],
  ...['ClientPageQuery', 'PasscodeFormMutation', 'useCountedOpeningMutation', 'AnswerMutation'],
  ...['ConsentPageQuery', 'ConsentMutation'],
  ...['ApplicationPageQuery', 'ReplaceResumeMutation', 'WithdrawMutation', 'ErasureMutation'],
])

/** The public operations that may carry a file. */
export const PUBLIC_UPLOADS = new Set(['ApplyFormMutation', 'ReplaceResumeMutation'])

/**
 * Reads the file that relay-compiler writes. Throws, which stops the start, when a document does not fit the schema.
 */
export async function readPersistedDocuments(file: string): Promise<PersistedDocuments> {
  const texts = z.record(z.string(), z.string()).parse(JSON.parse(await readFile(file, 'utf8')))
  return new Map(
    Object.entries(texts).map(([id, text]) => {
      const document = parse(text)
      const [fault] = validate(schema, document)
      if (fault) throw new Error(`The persisted document ${id} does not fit the schema: ${fault.message}`)
      return [id, { document, operationName: getOperationAST(document)?.name?.value ?? '' }]
    }),
  )
}
