import { availabilities, talentAreas, talentStatuses } from '../../../api/talents/words.ts'
import type { ListFrame } from '../../list/definition.ts'
import { matchingRows } from '../../list/definition.ts'
import { askedRange, choices, isDay } from '../../list/filters/filter.ts'
import { listAddress } from '../../list/listAddress.ts'
import { ownerFilter } from '../../owners/ownedBy.ts'

// The area Other is not offered as a filter.
const { OTHER: _other, ...listedAreas } = talentAreas

/**
 * The definition of the list of talents, newest first by default. A window of 1440 px shows the columns up to the tech
 * stack without scrolling, a window of 1024 px the columns up to the status.
 */
export const talentList = {
  title: 'Talent Database',
  label: 'Talents',
  one: 'talent',
  many: 'talents',
  failure: 'Error loading talent data. Please try again later.',
  address: listAddress({
    filters: [
      {
        ...{ name: 'skill', label: 'All of these skills', kind: 'texts', shown: 'panel' },
        ask: skills => skills.length > 0 && { allSkills: skills },
      },
      {
        ...{ name: 'anyskill', label: 'Any of these skills', kind: 'texts', shown: 'panel' },
        ask: skills => skills.length > 0 && { anySkills: skills },
      },
      choices({
        ...{ name: 'status', label: 'Status', plural: 'Statuses', words: talentStatuses, most: 5, shown: 'both' },
        ask: statuses => (statuses.length > 1 ? { status: null, statuses } : { status: statuses[0] ?? null }),
      }),
      choices({
        ...{ name: 'area', label: 'Area', plural: 'Areas', words: listedAreas, most: 1, shown: 'bar' },
        ask: ([area = null]) => ({ area }),
      }),
      {
        ...{ name: 'seniority', label: 'Seniority', kind: 'texts', shown: 'panel' },
        ask: seniorities => seniorities.length > 0 && { seniorities },
      },
      {
        ...{ name: 'hourly', label: 'Rate per hour', kind: 'range', shown: 'panel' },
        ask: ([text]) => text && { hourlyRate: askedRange(text) },
      },
      {
        ...{ name: 'monthly', label: 'Rate per month', kind: 'range', shown: 'panel' },
        ask: ([text]) => text && { monthlyRate: askedRange(text) },
      },
      { ...ownerFilter, shown: 'panel' },
      {
        ...{ name: 'free', label: 'Availability', kind: 'option', none: 'Any', words: availabilities, shown: 'panel' },
        ask: ([text]) => text && { isAvailable: text !== 'no' },
      },
      {
        ...{ name: 'start', label: 'Start', field: 'Can start by', kind: 'day', shown: 'panel' },
        or: { text: 'noted', label: 'Has a start date' },
        ask: ([text]) => text && (isDay(text) ? { availableBy: text } : { hasAvailability: true }),
      },
      {
        ...{ name: 'unread', label: 'To look at', field: 'Rates and starts that cannot be read', kind: 'flag' },
        ...{ shown: 'panel', on: 'Cannot be read' },
        ask: ([text]) => text && { isUnread: true },
      },
    ],
    fields: {
      NAME: 'name',
      ROLE: 'role',
      AREA: 'area',
      STATUS: 'status',
      SENIORITY: 'seniority',
      CREATED_AT: 'created',
      UPDATED_AT: 'updated',
    },
    own: null,
  }),
  columns: [
    { label: 'Name', width: 'clamp(200px, 20vw, 320px)', field: 'NAME' },
    { label: 'Role', width: 'clamp(150px, 14.5vw, 260px)', field: 'ROLE' },
    { label: 'Area', width: '96px', field: 'AREA' },
    { label: 'Source', width: '88px' },
    { label: 'Status', width: '132px', field: 'STATUS' },
    { label: 'Tech stack', width: '330px' },
    { label: 'Companies', width: '260px' },
    { label: 'Seniority', width: '120px', field: 'SENIORITY' },
    { label: 'Rate Preference', width: '270px' },
    { label: 'LinkedIn', width: '110px' },
    { label: 'Portfolio', width: '160px' },
    { label: 'Actions', hideLabel: true, width: '58px', align: 'end', stays: true },
  ],
  cards: {
    count: 6,
    height: 240,
    media: 'circle',
    lines: [
      [16, '55%'],
      [12, '75%'],
      [24, '40%'],
      [16, '65%'],
      [12, '50%'],
    ],
  },
  ownOrder: 'Newest first',
  orders: {
    created: 'Oldest first',
    '-updated': 'Last updated first',
    updated: 'Least recently updated',
    name: 'Name ↑',
    '-name': 'Name ↓',
    role: 'Role ↑',
    '-role': 'Role ↓',
    area: 'Area ↑',
    '-area': 'Area ↓',
    status: 'Status ↑',
    '-status': 'Status ↓',
    seniority: 'Seniority ↑',
    '-seniority': 'Seniority ↓',
  },
  counter: counts => `${matchingRows(counts)} of ${counts.total.toLocaleString('en')} talents`,
} satisfies ListFrame

/** The first three companies of a comma-separated list, then '...' if there are more. Empty for an empty list. */
export function firstCompanies(list: string): string {
  const names = list.split(',').flatMap(name => name.trim() || [])
  return names.slice(0, 3).join(', ') + (names.length > 3 ? '...' : '')
}
