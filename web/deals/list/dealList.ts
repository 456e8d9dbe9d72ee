import { dealStatuses, LIVE_DEALS } from '../../../api/deals/words.ts'
import { type ListFrame, matchingRows } from '../../list/definition.ts'
import { choices } from '../../list/filters/filter.ts'
import { listAddress } from '../../list/listAddress.ts'
import { ownerFilter } from '../../owners/ownedBy.ts'

// The status Finished is not offered as a filter.
const { FINISHED: _finished, ...listedStatuses } = dealStatuses

/**
 * The definition of the deals list, ordered by title by default. A window of 1440 px shows all columns without
 * scrolling, a window of 1024 px the columns up to the budget.
 */
export const dealList = {
  title: 'Talent Pipeline',
  label: 'Deals',
  one: 'deal',
  many: 'deals',
  opensAs: 'Open deals',
  failure: 'There was an error loading the deals data. Please try again.',
  address: listAddress({
    filters: [
      choices({
        ...{ name: 'status', label: 'Status', plural: 'Statuses', words: listedStatuses, shown: 'bar' },
        most: Number.POSITIVE_INFINITY,
        ask: statuses => ({ statuses }),
      }),
      ownerFilter,
      {
        ...{ name: 'amounts', label: 'Amounts', kind: 'flag', on: 'To look at' },
        ask: ([text]) => text && { hasUnreadAmount: true },
      },
    ],
    fields: {
      TITLE: 'title',
      COMPANY: 'company',
      STATUS: 'status',
      BUDGET: 'budget',
      WEEKLY_HOURS: 'hours',
      DEADLINE: 'deadline',
      CREATED_AT: 'created',
      ACTIVE_AT: 'active',
    },
    own: { field: 'TITLE', direction: 'ASC' },
    opens: new URLSearchParams([
      ...LIVE_DEALS.map(key => ['status', key.toLowerCase()]),
      ['sort', '-active'],
    ]).toString(),
  }),
  columns: [
    { label: 'Deal Title', width: 'clamp(220px, 20vw, 420px)', field: 'TITLE' },
    { label: 'Company', width: 'clamp(120px, 10vw, 220px)', field: 'COMPANY' },
    { label: 'Status', width: '172px', field: 'STATUS' },
    { label: 'Budget/Fee', width: '130px', align: 'end', field: 'BUDGET' },
    { label: 'Hours/Week', width: '98px', align: 'end', field: 'WEEKLY_HOURS' },
    { label: 'Deadline', width: '184px', field: 'DEADLINE' },
    { label: 'Selected Candidate', width: '132px' },
    { label: 'Actions', hideLabel: true, width: '58px', align: 'end', stays: true },
  ],
  cards: {
    count: 6,
    height: 200,
    lines: [
      [16, '65%'],
      [12, '40%'],
      [24, '30%'],
      [12, '75%'],
    ],
  },
  ownOrder: 'Title A-Z',
  ordersInUse: { '-active': 'Newest activity' },
  orders: {
    '-title': 'Title Z-A',
    company: 'Company A-Z',
    '-company': 'Company Z-A',
    status: 'Status A-Z',
    '-status': 'Status Z-A',
    '-created': 'Newest First',
    created: 'Oldest First',
  },
  counter: counts => `Showing ${counts.shown} of ${matchingRows(counts)} ${counts.matching === 1 ? 'deal' : 'deals'}`,
} satisfies ListFrame
