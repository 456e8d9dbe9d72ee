import { commitLocalUpdate, type Environment } from 'relay-runtime'

type What = { deal: string; list: 'candidates' | 'applications'; id: string }

/** Takes somebody out of a deal's list, whom the server does not know any more. */
export function dropFromDeal(environment: Environment, { deal, list, id }: What) {
  commitLocalUpdate(environment, store => {
    const record = store.get(deal)
    const others = record?.getLinkedRecords(list)?.filter(each => each?.getDataID() !== id)
    if (others) record?.setLinkedRecords(others, list)
  })
}
