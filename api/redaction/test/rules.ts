import { onTestFinished } from 'vitest'
import type { ApiTokenScope, UserRole } from '../../generated/prisma/enums.ts'

type Fields = Record<string, { staff: readonly UserRole[]; token: readonly ApiTokenScope[] }>

/** Replaces a column's rules until the test ends. */
export function replaceRule(fields: object, column: string, rule: Partial<Fields[string]>) {
  const rules = fields as Fields
  const { [column]: before } = rules
  if (!before) throw new Error(`There is no rule for ${column}`)
  rules[column] = { ...before, ...rule }
  onTestFinished(() => {
    rules[column] = before
  })
}
