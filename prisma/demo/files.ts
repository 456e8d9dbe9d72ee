import { storeBytes } from '../../api/files/files.ts'
import type { FileKind } from '../../api/files/rules.ts'
import { drawPortfolio } from './drawPortfolio.ts'
import { drawPortrait } from './drawPortrait.ts'
import { drawResume } from './drawResume.ts'
import { portfolios } from './portfolios.ts'
import { layoutOf, resumeOf } from './resumes.ts'
import type { DemoTalent } from './talent.ts'

/** The addresses of a talent's files, as its columns hold them. */
export type DemoFiles = { resumeUrl: string; portfolioPdfUrl: string | null; profilePictureUrl: string | null }

/**
 * Draws everybody's files and puts them into the storage, by the talents' names. They have no owner yet: when the rows
 * do not follow, the files are removed like any upload that nobody saved.
 */
export async function storeDemoFiles(talents: DemoTalent[]): Promise<Map<string, DemoFiles>> {
  const files = new Map<string, DemoFiles>()
  const waiting = talents.values()
  const work = async () => {
    for (const talent of waiting) files.set(talent.name, await storeFilesOf(talent))
  }
  await Promise.all(Array.from({ length: 6 }, work))
  return files
}

async function storeFilesOf(talent: DemoTalent): Promise<DemoFiles> {
  const { name, portrait } = talent
  const portfolio = portfolios[name]
  const resume = await drawResume(resumeOf(talent), layoutOf(talent))
  return {
    resumeUrl: await store('RESUME', `${name} - Resume.pdf`, resume),
    portfolioPdfUrl: portfolio
      ? await store('PORTFOLIO', `${name} - Portfolio.pdf`, await drawPortfolio(portfolio))
      : null,
    profilePictureUrl: portrait ? await store('PICTURE', `${name}.png`, drawPortrait(portrait, name)) : null,
  }
}

async function store(kind: FileKind, filename: string, bytes: Uint8Array): Promise<string> {
  const { url } = await storeBytes({ kind, filename, bytes, uploadedById: null })
  return url
}
