import { z } from 'zod'
import { InvalidInput } from '../problems.ts'

/** Parses external input. Throws InvalidInput with the message of the first broken rule, and one message per field. */
export function parse<Rules extends z.ZodType>(rules: Rules, input: unknown): z.output<Rules> {
  const parsed = rules.safeParse(input)
  if (parsed.success) return parsed.data
  const issues = inOrder(rules, parsed.error.issues)
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) fields[path.join('.')] ??= message
  throw new InvalidInput(issues[0]?.message ?? 'Invalid input', fields)
}

/** Sorts issues by field, as the specification requires: Zod reports rules across several fields last. */
function inOrder(rules: z.ZodType, issues: z.core.$ZodIssue[]) {
  if (!(rules instanceof z.ZodObject)) return issues
  const names = Object.keys(rules.shape)
  const place = ({ path: [name = ''] }: z.core.$ZodIssue) => {
    // 'portfolio' gets the position of the first field whose name begins with it.
    const at = names.findIndex(each => each.startsWith(String(name)))
    return at < 0 ? names.length : at
  }
  return issues.toSorted((one, other) => place(one) - place(other))
}
