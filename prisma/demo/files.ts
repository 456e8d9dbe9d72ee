import type { Deps } from '../../api/deps.ts'
import { storeBytes } from '../../api/files/files.ts'
import type { FileKind } from '../../api/files/rules.ts'
import { drawPortfolio } from './drawPortfolio.ts'
import { drawPortrait } from './drawPortrait.ts'
import { drawResume } from './drawResume.ts'
import { portfolios } from './portfolios.ts'
import { layoutOf, resumeOf } from './resumes.ts'
import type { DemoTalent } from './talent.ts'

type Files = Pick<Deps, 'db' | 'storage'>

/** The addresses of a talent's files, as its columns hold them. */
export type DemoFiles = { resumeUrl: string; portfolioPdfUrl: string | null; profilePictureUrl: string | null }

/**
 * Draws everybody's files and puts them into the storage, by the talents' names. They have no owner yet: when the rows
 * do not follow, the files are removed like any upload that nobody saved.
 */
export async function storeDemoFiles(deps: Files, talents: DemoTalent[]): Promise<Map<string, DemoFiles>> {
  const files = new Map<string, DemoFiles>()
  const waiting = talents.values()
  const work = async () => {
    for (const talent of waiting) files.set(talent.name, await storeFilesOf(deps, talent))
  }
  await Promise.all(Array.from({ length: 6 }, work))
  return files
}

async function storeFilesOf(deps: Files, talent: DemoTalent): Promise<DemoFiles> {
  const { name, portrait } = talent
  const portfolio = portfolios[name]
  const resume = await drawResume(resumeOf(talent), layoutOf(talent))
  return {
    resumeUrl: await store(deps, 'RESUME', { filename: `${name} - Resume.pdf`, bytes: resume }),
    portfolioPdfUrl: portfolio
      ? await store(deps, 'PORTFOLIO', {
          filename: `${name} - Portfolio.pdf`,
          bytes: await drawPortfolio(portfolio),
        })
      : null,
    profilePictureUrl: portrait
      ? await store(deps, 'PICTURE', { filename: `${name}.png`, bytes: drawPortrait(portrait, name) })
      : null,
  }
}

async function store(
  deps: Files,
  kind: FileKind,
  { filename, bytes }: { filename: string; bytes: Uint8Array },
): Promise<string> {
  const { url } = await storeBytes(deps, { kind, filename, bytes, uploadedById: null })
  return url
}
