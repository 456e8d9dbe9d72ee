import { companyStatuses } from '../../../api/companies/words.ts'
import type { ListFrame } from '../../list/definition.ts'
import { matchingRows } from '../../list/definition.ts'
import { choices } from '../../list/filters/filter.ts'
import { listAddress } from '../../list/listAddress.ts'

/** The definition of the companies list, ordered by name by default. */
export const companyList = {
  title: 'Companies',
  label: 'Companies',
  one: 'company',
  many: 'companies',
  failure: 'There was an error loading the data. Please try again.',
  address: listAddress({
    filters: [
      choices({
        ...{ name: 'status', label: 'Status', plural: 'Statuses', words: companyStatuses, most: 1, shown: 'bar' },
        ask: ([status = null]) => ({ status }),
      }),
      {
        ...{ name: 'opendeals', label: 'Deals', kind: 'flag', on: 'With open deals', shown: 'bar' },
        ask: ([text]) => text && { hasOpenDeals: true },
      },
    ],
    fields: { NAME: 'name', STATUS: 'status', MAIN_STAKEHOLDER: 'stakeholder', CREATED_AT: 'created' },
    own: null,
  }),
  columns: [
    { label: 'Name', width: '300px', field: 'NAME' },
    { label: 'Status', width: '150px', field: 'STATUS' },
    { label: 'Main Stakeholder', width: '260px', field: 'MAIN_STAKEHOLDER' },
    { label: 'Billing', width: '140px', align: 'end' },
    { label: 'Filled Deals', width: '120px', align: 'end' },
    { label: 'Actions', hideLabel: true, width: '58px', align: 'end', stays: true },
  ],
  cards: {
    count: 8,
    height: 140,
    media: 'square',
    lines: [
      [16, '55%'],
      [12, '75%'],
      [24, '30%'],
    ],
  },
  ownOrder: 'Name ↑',
  orders: {
    '-name': 'Name ↓',
    status: 'Status ↑',
    '-status': 'Status ↓',
    stakeholder: 'Main Stakeholder ↑',
    '-stakeholder': 'Main Stakeholder ↓',
    '-created': 'Newest first',
    created: 'Oldest first',
  },
  counter(counts) {
    const { shown, matching, total } = counts
    const words = `${matchingRows(counts)} of ${total.toLocaleString('en')} companies`
    return shown < matching ? `${words}, ${shown} shown` : words
  },
} satisfies ListFrame
