import type { FileKind, StoredFile } from '../generated/prisma/client.ts'
import type { Viewer } from '../viewer.ts'
import { demandOneScope } from './held.ts'
import type { TokenScope } from './words.ts'

/** Throws Forbidden for a token that may not read the file. */
export const demandFile = (viewer: Viewer | null, file: StoredFile) => demandOneScope(viewer, scopesOf(file))

/** What opens a file to API tokens: the noun of the record that it belongs to, any of several; of a new upload, its kind. */
function scopesOf(file: StoredFile): TokenScope[] {
  const owners: TokenScope[] = [
    ...((file.talentId ?? file.importedResumeId) ? ['talents:read' as const] : []),
    ...(file.applicationId ? ['applications:read' as const] : []),
    ...(file.introductionId ? ['shares:read' as const] : []),
    ...(file.agencyId ? ['agency:read' as const] : []),
  ]
  return owners.length > 0 ? owners : [SCOPE_OF_KIND[file.kind]]
}

const SCOPE_OF_KIND: Record<FileKind, TokenScope> = {
  ...{ PICTURE: 'talents:read', RESUME: 'talents:read', PORTFOLIO: 'talents:read', IMPORT: 'talents:read' },
  ...{ APPLICATION: 'applications:read', LOGO: 'agency:read', INTRODUCTION: 'shares:read' },
}
