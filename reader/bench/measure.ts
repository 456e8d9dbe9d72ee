import path from 'node:path'

/** The value of `--name=value` on the command line. */
export function option(name: string): string | undefined {
  const start = `--${name}=`
  return process.argv.find(argument => argument.startsWith(start))?.slice(start.length)
}

/** Whether `--name` is on the command line. */
export const hasOption = (name: string) => process.argv.includes(`--${name}`)

/** A share in percent, with one decimal. 0 if `whole` is 0. */
export const percent = (part: number, whole: number) => Math.round((1000 * part) / Math.max(whole, 1)) / 10

/** The value with one decimal; a dash for null or undefined. */
export const rounded = (value: number | null | undefined) => (value == null ? '–' : Math.round(value * 10) / 10)

/** Evaluation data by other people, in a folder beside the repository. It may be missing. */
export const evaluationFolder = path.resolve(import.meta.dirname, '../../../shared/eval')
