import type { z } from 'zod'
import { InvalidInput } from './problems.ts'

/** Parses what came from outside by the rules. Throws InvalidInput with the first rule broken and one message a field. */
export function parse<Rules extends z.ZodType>(rules: Rules, input: unknown): z.output<Rules> {
  const parsed = rules.safeParse(input)
  if (parsed.success) return parsed.data
  const fields: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) fields[path.join('.')] ??= message
  throw new InvalidInput(parsed.error.issues[0]?.message ?? 'Invalid input', fields)
}
