import { readFile } from 'node:fs/promises'
import PQueue from 'p-queue'
import type { Tx } from '../api/db.ts'
import type { Deps } from '../api/deps.ts'
import { type KeptFile, storeBytes } from '../api/files/files.ts'
import type { FileKind } from '../api/files/rules.ts'
import { type Demo, type DemoApplication, type DemoTalent, pathOf } from './data.ts'

type Drawn = { file: string | undefined; kind: FileKind; filename: string }

/** The stored files, by their names in the demo data. */
export type StoredFiles = Map<string | undefined, KeptFile>

/**
 * Stores the files of all talents and applications, at first without an owner. If the rows are never inserted, the
 * files are removed like any unsaved upload.
 */
export async function storeFiles(deps: Pick<Deps, 'db' | 'storage'>, { talents, deals }: Demo): Promise<StoredFiles> {
  const drawn = [...talents.flatMap(filesOfTalent), ...deals.flatMap(deal => deal.applications.map(fileOfApplication))]
  const stored: StoredFiles = new Map()
  const queue = new PQueue({ concurrency: 6 })
  await queue.addAll(
    drawn.map(({ file, kind, filename }) => async () => {
      if (file === undefined) return
      const bytes = await readFile(pathOf(file))
      stored.set(file, await storeBytes(deps, { kind, filename, bytes, uploadedById: null }))
    }),
  )
  return stored
}

const filesOfTalent = ({ name, resumeUrl, profilePictureUrl, portfolioPdfUrl }: DemoTalent): Drawn[] => [
  { file: resumeUrl, kind: 'RESUME', filename: `${name} - Resume.pdf` },
  { file: profilePictureUrl, kind: 'PICTURE', filename: `${name}.png` },
  { file: portfolioPdfUrl, kind: 'PORTFOLIO', filename: `${name} - Portfolio.pdf` },
]

const fileOfApplication = ({ name = 'scan0001', resumeUrl }: DemoApplication): Drawn => ({
  file: resumeUrl,
  kind: 'APPLICATION',
  filename: `${name}.pdf`,
})

/** The record that owns a file, and the author and time of the upload. */
export type Claim = {
  file: KeptFile | undefined
  talentId?: number
  applicationId?: number
  uploadedById?: number
  createdAt: Date
}

/** Sets the owners of all files in a single statement. `claimFiles` would need five statements for each file. */
export async function claimDemoFiles(tx: Tx, claims: Claim[]) {
  const rows = claims.flatMap(({ file, ...claim }) => (file ? [{ ...claim, key: file.key }] : []))
  await tx.$executeRaw`
    UPDATE "StoredFile" file
    SET "talentId" = claim."talentId", "applicationId" = claim."applicationId",
      "uploadedById" = claim."uploadedById", "createdAt" = claim."createdAt"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS claim(key text, "talentId" int, "applicationId" int, "uploadedById" int, "createdAt" timestamptz)
    WHERE file.key = claim.key`
}
