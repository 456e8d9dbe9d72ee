/** The value of `--name=value` on the command line. */
export function option(name: string): string | undefined {
  const start = `--${name}=`
  return process.argv.find(argument => argument.startsWith(start))?.slice(start.length)
}

/** Whether `--name` is on the command line. */
export const hasOption = (name: string) => process.argv.includes(`--${name}`)

/** A share in percent, with one decimal. 0 if `whole` is 0. */
export const percent = (part: number, whole: number) => Math.round((1000 * part) / Math.max(whole, 1)) / 10

/** The value below which this share of the values lies. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0
}

/** The duration below which this share of the durations lies, in whole milliseconds. */
export const percentile = (milliseconds: number[], share: number) => Math.round(quantile(milliseconds, share))
