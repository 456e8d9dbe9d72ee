import { talentAreas, talentStatuses } from '../../../api/talents/words.ts'
import { matchingRows } from '../../list/counts.ts'
import type { ListFrame } from '../../list/definition.ts'
import { listAddress } from '../../list/listAddress.ts'
import { askedBy, MORE_FILTERS } from './moreFilters.ts'

// No filter leads to the area 'Other'.
const { OTHER: _other, ...listedAreas } = talentAreas

/**
 * The list of talents, newest first, as data. At 1440 px the columns up to the tech stack just fit the window, at 1024 px those up
 * to the status.
 */
export const talentList = {
  title: 'Talent Database',
  label: 'Talents',
  one: 'talent',
  many: 'talents',
  failure: 'Error loading talent data. Please try again later.',
  address: listAddress({
    filters: {
      status: { label: 'Status', plural: 'Statuses', words: talentStatuses, most: 5, oneInBar: true },
      area: { label: 'Area', plural: 'Areas', words: listedAreas, most: 1 },
    },
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
    more: MORE_FILTERS,
    ask: ({ status: statuses, area: [area = null] }, more) => ({
      status: statuses.length === 1 ? (statuses[0] ?? null) : null,
      ...(statuses.length > 1 && { statuses }),
      area,
      ...askedBy(more),
    }),
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

/** The first three of a comma-separated list, then '...' if there are more. Empty for an empty list. */
export function firstCompanies(list: string): string {
  const names = list.split(',').flatMap(name => name.trim() || [])
  return names.slice(0, 3).join(', ') + (names.length > 3 ? '...' : '')
}
