import { z } from 'zod'
import { periodRules } from '../rules/months.ts'

/** Rules for the filter of the scoreboard: a period of whole months, and one version of the engine or all versions. */
export const scoreboardRules = periodRules.and(
  z.object({
    engine: z
      .string()
      .max(100, 'Engine version is unknown')
      .nullish()
      .transform(name => name ?? null),
  }),
)
