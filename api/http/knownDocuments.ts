import type { DocumentNode } from 'graphql'
import { LRUCache } from 'lru-cache'

/** Clients' own documents that fit the schema and the limits, by their texts: they are read and checked once. */
export type KnownDocuments = LRUCache<string, DocumentNode>

/** The characters of all texts. Parsed, they take some fifty times as much memory. */
const MOST = 500_000

export const knownDocuments = (): KnownDocuments =>
  new LRUCache({ maxSize: MOST, sizeCalculation: (_document, text) => text.length })
