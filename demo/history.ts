import { changesInWords } from '../api/activity/activity.ts'
import type { Prisma } from '../api/generated/prisma/client.ts'

type Step = { at: Date; by: string; changed?: object; said?: string }

/**
 * Applies a history to a record. Returns the present record and the steps. Each step has the record before the step,
 * and its changes in the product's wording. `words`: the wording of the enums.
 */
export function follow<Record extends object, Happened extends Step>(
  { history, ...began }: Record & { history: Happened[] },
  words: { [field: string]: { [key: string]: string } },
) {
  let present = began
  const steps = history.map(step => {
    const before = present
    present = { ...present, ...step.changed }
    return { ...step, before, changes: changesInWords(before, step.changed ?? {}, words) }
  })
  const touches = steps.filter(({ said }) => said === undefined)
  const [{ at: createdAt } = { at: new Date() }] = steps
  const since = (isIt: (field: string) => boolean) =>
    steps.findLast(({ changes }) => changes.some(({ field }) => isIt(field)))?.at ?? createdAt
  return {
    ...{ present, steps, createdAt },
    statusSince: since(field => field === 'status'),
    ratesConfirmedAt: since(field => field.endsWith('Rate')),
    updatedAt: touches.at(-1)?.at ?? createdAt,
    version: 1 + steps.filter(({ changed }) => changed).length,
  }
}

/** A row of the table of activities. */
export type Activity = Prisma.ActivityCreateManyInput & { at: Date }

/** The ids of records, by their names in the demo data. */
export type Ids = Map<string, number>

export function idIn(ids: Ids, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The demo data have no ${name}`)
  return id
}
