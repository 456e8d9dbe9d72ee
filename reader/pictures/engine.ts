import { createRequire } from 'node:module'
import path from 'node:path'
import type { Line, PSM, Worker, WorkerParams } from 'tesseract.js'
import { darkShareOf, type Grey, pgmOf } from './grey.ts'

/** The languages of the engine, by their names in reader/words/commonWords.json, and the names of the engine's data. */
export const engineLanguages = {
  english: 'eng',
  german: 'deu',
  french: 'fra',
  spanish: 'spa',
  italian: 'ita',
  portuguese: 'por',
  dutch: 'nld',
  polish: 'pol',
  catalan: 'cat',
} as const

export type EngineLanguage = keyof typeof engineLanguages

/** Recognises pictures one after the other, each in a given language. `close` ends the engine's thread. */
export type Engine = ReturnType<typeof openEngine>

/** The content of a picture: scattered text, or one line. */
type Shows = keyof typeof modes

/** The engine's numbers of these modes, repeated here because the engine is loaded only when it is needed. */
const modes = { page: '11' as PSM.SPARSE_TEXT, line: '7' as PSM.SINGLE_LINE }

/**
 * The engine's numbers of the methods to separate ink from paper: one threshold for the whole picture, or one threshold
 * for each part. On a page with a dark column, a single threshold would lie between the shades of column and paper, and
 * grey letters would be lost. On other pages, a single threshold reads better.
 */
const thresholds = { whole: '0', parts: '1' }

/** A page with a larger share of dark pixels has a dark column. A page of text has a tenth of dark pixels. */
const darkColumn = 0.2

const { resolve } = createRequire(import.meta.url)

/** The engine's data of a language, in the small version, which has about the accuracy of the large one. */
const dataOf = (language: EngineLanguage) =>
  path.join(path.dirname(resolve(`@tesseract.js-data/${engineLanguages[language]}/package.json`)), '4.0.0_best_int')

/**
 * Opens tesseract.js (docs/decisions/053), which is loaded with the first picture. The engine's thread has one language
 * at a time, as the data of each language are in a folder of their own.
 */
export function openEngine() {
  let running: { language: EngineLanguage; worker: Promise<Worker>; set?: string } | undefined

  /** The lines of text on a picture, or its only line, with the positions of their words in pixels. */
  async function recognise(picture: Grey, language: EngineLanguage, shows: Shows = 'page'): Promise<Line[]> {
    const worker = await workerFor(language)
    const threshold = shows === 'page' && darkShareOf(picture) > darkColumn ? 'parts' : 'whole'
    const set = `${shows} ${threshold}`
    if (running?.set !== set) {
      const thresholding = { thresholding_method: thresholds[threshold] } as Partial<WorkerParams>
      await worker.setParameters({ tessedit_pageseg_mode: modes[shows], ...thresholding })
    }
    if (running) running.set = set
    const { data } = await worker.recognize(pgmOf(picture), {}, { blocks: true, text: false })
    return (data.blocks ?? []).flatMap(block => block.paragraphs).flatMap(paragraph => paragraph.lines)
  }

  async function workerFor(language: EngineLanguage): Promise<Worker> {
    if (running?.language === language) return running.worker
    await close()
    running = { language, worker: start(language) }
    return running.worker
  }

  async function close() {
    const ending = running
    running = undefined
    await (await ending?.worker)?.terminate()
  }

  return { recognise, close }
}

async function start(language: EngineLanguage): Promise<Worker> {
  const { createWorker, OEM } = await import('tesseract.js')
  const worker = await createWorker(engineLanguages[language], OEM.LSTM_ONLY, {
    langPath: dataOf(language),
    gzip: true,
    cacheMethod: 'none',
  })
  await worker.setParameters({ user_defined_dpi: '300' })
  return worker
}
