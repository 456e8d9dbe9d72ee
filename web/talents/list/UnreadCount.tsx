import { Button } from '@fluentui/react-components'
import { Suspense, useEffect } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay'
import type { UnreadCountQuery } from '../../__generated__/UnreadCountQuery.graphql.ts'
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx'
import { type ChosenTexts, isDay } from '../../list/filters/filter.ts'
import type { ListAddress } from '../../list/listAddress.ts'
import { talentList } from './talentList.ts'

type Props = { address: ListAddress; onShow: () => void }

/** '3 more whose start cannot be read', which a click shows: what is filtered by is read of texts, and nobody vanishes. */
export function UnreadCount({ address, onShow }: Props) {
  const [loaded, load] = useQueryLoader<UnreadCountQuery>(query)
  const said = talentList.address.write({ ...address, below: null, after: null, before: null })
  useEffect(() => {
    const { filter } = talentList.address.variables(new URLSearchParams(said))
    load({ filter: { ...filter, isUnread: true } }, { fetchPolicy: 'store-and-network' })
  }, [load, said])
  if (!loaded) return null
  return (
    <ErrorBoundary resetOn={loaded} fallback={() => null}>
      <Suspense fallback={null}>
        <Count queryRef={loaded} of={textsRead(address.chosen).join(' or ')} onShow={onShow} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** The texts that the active filters read: 'start', 'rate per hour'. */
export function textsRead({ hourly, monthly, start }: ChosenTexts): string[] {
  const names = [start?.some(isDay) && 'start', hourly?.length && 'rate per hour', monthly?.length && 'rate per month']
  return names.filter(name => typeof name === 'string')
}

type CountProps = { queryRef: PreloadedQuery<UnreadCountQuery>; of: string } & Pick<Props, 'onShow'>

function Count({ queryRef, of, onShow }: CountProps) {
  const { totalCount } = usePreloadedQuery<UnreadCountQuery>(query, queryRef).talents
  if (totalCount === 0) return null
  return (
    <Button appearance="transparent" size="small" onClick={onShow}>
      {totalCount.toLocaleString('en')} more whose {of} cannot be read
    </Button>
  )
}

const query = graphql`
  query UnreadCountQuery($filter: TalentFilter) {
    talents(filter: $filter) { totalCount }
  }
`
