import {
  type ConcreteRequest,
  createOperationDescriptor,
  Environment,
  getSingularSelector,
  Network,
  type ReaderFragment,
  RecordSource,
  Store,
} from 'relay-runtime'
import { expect, test } from 'vitest'
import applyPageQuery from '../__generated__/ApplyPageQuery.graphql.ts'
import productBrandQuery from '../__generated__/ProductBrandQuery.graphql.ts'
import sharePageQuery from '../__generated__/SharePageQuery.graphql.ts'
import { keepAnswer } from './earlyAnswers.ts'
import { usePreloadedQuery as answerOf, loadQuery, useFragment as partOf } from './plain.ts'

const fragments = import.meta.glob<{ default: ReaderFragment }>('../__generated__/*.graphql.ts', { eager: true })
const fragmentOf = (name: string) => {
  const found = fragments[`../__generated__/${name}.graphql.ts`]?.default
  if (!found) throw new Error(`No artifact ${name}`)
  return found
}

const product = { brandName: 'Northwind Talent' }
const sharedTalent = {
  ...{ id: 'U2hhcmVk', name: 'Priya R.', role: 'Engineer', seniority: 'Senior', area: 'TECH', companies: 'Lumenpay' },
  ...{ summary: 'Likes ledgers.', techStack: ['Go', 'Go'], keyHighlights: [] },
  previousCompanies: [
    { legacy: null, company: 'Lumenpay', title: 'Engineer', description: 'Ledger' },
    { legacy: 'Brightfold', company: null, title: null, description: null },
  ],
  ...{ portfolioUrls: ['https://a.example'], portfolioUrl: null, portfolioPdfUrl: '/a.pdf' },
}
const applicationForm = {
  ...{ token: 'abc', title: 'Engineer', jobDescription: null, isFull: false, hasWaitingList: true },
  ...{ agency: { name: 'Northwind' }, questionsVersion: 2, privacyUrl: null },
  questions: [{ number: 1, text: 'Notice?', isRequired: true, choices: ['None', 'A month'] }],
}

test.each([
  ['SharePageQuery', sharePageQuery, { shareableId: 'abc' }, { product, sharedTalent }, 1],
  ['SharePageQuery of an unknown link', sharePageQuery, { shareableId: 'abc' }, { product, sharedTalent: null }, 0],
  ['ApplyPageQuery', applyPageQuery, { token: 'abc' }, { product, applicationForm }, 4],
  ['ProductBrandQuery', productBrandQuery, {}, { product }, 0],
])('reads each field of %s as Relay does', (_, query: ConcreteRequest, variables, data, spreads) => {
  keepAnswer(query.params, variables, { data })
  const plain = answerOf(query, loadQuery(query, variables))
  const environment = new Environment({
    network: Network.create(() => Promise.reject(new Error('Nothing is sent'))),
    store: new Store(new RecordSource()),
  })
  const operation = createOperationDescriptor(query, variables)
  environment.commitPayload(operation, data)
  let compared = 0

  function compare(relay: unknown, own: unknown) {
    if (typeof relay !== 'object' || relay === null) return expect(own).toEqual(relay)
    for (const [name, value] of Object.entries(relay)) {
      if (!name.startsWith('__')) compare(value, Reflect.get(Object(own), name))
    }
    for (const name of Object.keys('__fragments' in relay ? Object(relay.__fragments) : {})) {
      const selector = getSingularSelector(fragmentOf(name), relay)
      if (!selector) throw new Error(`Relay cannot read ${name}`)
      compared++
      compare(environment.lookup(selector).data, partOf(fragmentOf(name), own as Parameters<typeof partOf>[1]))
    }
  }
  compare(environment.lookup(operation.fragment).data, plain)
  expect(compared).toBe(spreads)
})
