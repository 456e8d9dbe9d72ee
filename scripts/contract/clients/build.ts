import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { codegen } from '@graphql-codegen/core'
import * as typedDocuments from '@graphql-codegen/typed-document-node'
import * as operations from '@graphql-codegen/typescript-operations'
import { parse } from 'graphql'
import { generateSource } from 'oazapfts'

const run = promisify(execFile)

/** A folder from which the programs resolve packages as usual. */
const CACHE = path.resolve('node_modules/.cache')

/**
 * Generates a client from each committed contract, in a folder with a copy of the programs, and compiles all. Returns
 * the folder. Throws with the compiler's output.
 */
export async function buildClients(): Promise<string> {
  await mkdir(CACHE, { recursive: true })
  const folder = await mkdtemp(path.join(CACHE, 'clients-'))
  await cp(path.join(import.meta.dirname, 'programs'), folder, { recursive: true })
  await mkdir(path.join(folder, 'generated'))
  await writeFile(path.join(folder, 'package.json'), '{"type": "module"}')
  await writeFile(
    path.join(folder, 'generated/rest.ts'),
    await generateSource('openapi.json', { argumentStyle: 'object' }),
  )
  await writeFile(
    path.join(folder, 'generated/graphql.ts'),
    await typedDocumentsOf(path.join(folder, 'documents.graphql')),
  )
  await run(process.execPath, [path.resolve('node_modules/typescript/bin/tsc'), '-p', folder])
  return folder
}

async function typedDocumentsOf(location: string) {
  return codegen({
    filename: 'graphql.ts',
    schema: parse(await readFile('schema.graphql', 'utf8')),
    documents: [{ document: parse(await readFile(location, 'utf8')), location }],
    plugins: [{ operations: {} }, { typedDocuments: {} }],
    pluginMap: { operations, typedDocuments },
    config: {
      useTypeImports: true,
      strictScalars: true,
      scalars: { Date: 'string', DateTime: 'string', Upload: 'Blob' },
    },
  })
}
