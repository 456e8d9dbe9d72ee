import { expect, test } from 'vitest'
import { type Act, folding, sumOf } from './folding.ts'

const act = (id: number, more: Partial<Act> = {}): Act => ({
  ...{ id: String(id), kind: 'candidate.added', at: '2026-11-28T10:00:00Z', via: null },
  ...{ actor: { id: 'ada' }, deal: { id: 'deal' }, changes: [] },
  ...more,
})

const idsOf = (runs: Act[][]) => runs.map(run => run.map(({ id }) => Number(id)))

test('three or more similar consecutive activities are folded into one', () => {
  expect(idsOf(folding([act(1), act(2), act(3), act(4)]))).toEqual([[1, 2, 3, 4]])
  expect(idsOf(folding([act(1), act(2)]))).toEqual([[1], [2]])
  const later = { at: '2026-11-28T12:00:00Z' }
  for (const more of [{ actor: null }, { via: 'token' }, { deal: { id: 'x' } }, later, { kind: 'candidate.removed' }]) {
    expect(idsOf(folding([act(1), act(2), act(3, more), act(4), act(5)]))).toEqual([[1], [2], [3], [4], [5]])
  }
})

test('only activities that are about people and have the same words are folded', () => {
  const status = (after: string) => ({
    changes: [{ field: 'status', before: 'Sent', after }],
    kind: 'candidate.updated',
  })
  const moved = [1, 2, 3].map(id => act(id, status('Interviewed')))
  expect(idsOf(folding([...moved, act(4, status('Rejected'))]))).toEqual([[1, 2, 3], [4]])
  expect(sumOf(status('Interviewed'), '3')).toBe('moved 3 candidates to Interviewed')
  expect(sumOf(act(1), '50')).toBe('added 50 candidates')
  expect(idsOf(folding([1, 2, 3].map(id => act(id, { kind: 'deal.updated' }))))).toEqual([[1], [2], [3]])
})
