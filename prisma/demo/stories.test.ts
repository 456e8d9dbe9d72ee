import { describe, expect, test } from 'vitest'
import { talentStatuses } from '../../api/talents/rules.ts'
import { columnsOf, demoTalents } from './people.ts'
import { historyOf, isShared } from './stories.ts'

const now = new Date('2026-11-21T10:30:00Z')
const histories = demoTalents.map(talent => ({ name: talent.name, talent, history: historyOf(talent, now) }))
const everything = histories.flatMap(({ history }) => history.events)

describe.each(histories)('the history of $name', ({ talent, history }) => {
  const present = columnsOf(talent)

  test('begins with the creation and goes on in order, up to now', () => {
    const times = history.events.map(event => event.at.getTime())
    expect(history.events[0]).toMatchObject({ kind: 'talent.created', at: history.createdAt })
    expect(times).toEqual([...times].sort((one, other) => one - other))
    expect(new Set(times).size).toBe(times.length)
    expect(times.at(-1)).toBeLessThan(now.getTime())
    expect(history.updatedAt.getTime()).toBeLessThanOrEqual(times.at(-1) ?? 0)
  })

  test('leads to the present status, step by step', () => {
    const moves = history.events.filter(event => event.kind === 'talent.statusChanged').flatMap(event => event.changes)
    const path = ['Backlog', ...moves.map(move => move.after)]
    expect(moves.map(move => move.before)).toEqual(path.slice(0, -1))
    expect(path.at(-1)).toBe(talentStatuses[present.status])
    for (const move of moves) expect(move.after).not.toBe(move.before)
  })

  test('tells of changes that end in the present values', () => {
    const updates = history.events.filter(event => event.kind === 'talent.updated')
    for (const update of updates) expect(update.changes).not.toEqual([])
    for (const { field, before, after } of updates.flatMap(update => update.changes)) {
      const value = present[field as keyof typeof present]
      expect(after).toBe(Array.isArray(value) ? value.join('\n') : value)
      expect(before).not.toBe(after)
    }
  })
})

test('most talents are talked about, about a third are shared, and everybody has something to say', () => {
  const talkedAbout = histories.filter(({ history }) => history.events.some(event => event.comment))
  const shared = demoTalents.filter(isShared).length / demoTalents.length
  expect(talkedAbout.length / histories.length).toBeGreaterThan(0.8)
  expect(shared).toBeGreaterThan(0.3)
  expect(shared).toBeLessThan(0.4)
  expect(new Set(everything.flatMap(event => (event.comment ? event.by : []))).size).toBe(3)
})

test('nothing happened more than a hundred days ago, and nothing on a weekend but today', () => {
  for (const { at } of everything) {
    expect(now.getTime() - at.getTime()).toBeLessThan(100 * 24 * 60 * 60_000)
    const isToday = at.toISOString().slice(0, 10) === now.toISOString().slice(0, 10)
    expect(isToday || (at.getUTCDay() >= 1 && at.getUTCDay() <= 5)).toBe(true)
  }
})

test('the same day tells the same story', () => {
  expect(demoTalents.map(talent => historyOf(talent, now))).toEqual(histories.map(({ history }) => history))
})
