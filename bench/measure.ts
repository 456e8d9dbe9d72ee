/** The value of `--name=value` on the command line. */
export function option(name: string): string | undefined {
  const start = `--${name}=`
  return process.argv.find(argument => argument.startsWith(start))?.slice(start.length)
}

/** The duration below which this share of them lies. Sorts them. */
export function percentile(milliseconds: number[], share: number): number {
  milliseconds.sort((one, other) => one - other)
  return Math.round(milliseconds[Math.floor((milliseconds.length - 1) * share)] ?? 0)
}
