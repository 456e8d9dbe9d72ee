import { Button } from '@fluentui/react-components'
import { Suspense, useEffect } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay'
import type { TalentFiltersUnreadCountQuery } from '../../__generated__/TalentFiltersUnreadCountQuery.graphql.ts'
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx'
import { firstUse } from '../../components/later.tsx'
import { laterDialog } from '../../components/laterDialog.tsx'
import { type ChosenTexts, isDay } from '../../list/filters/filter.ts'
import { MoreFilters } from '../../list/filters/MoreFilters.tsx'
import type { ListAddress, ListControls } from '../../list/listAddress.ts'
import { talentList } from './talentList.ts'

/** The further filters of the list, and the number of talents with free texts that these filters cannot read. */
export function TalentFilters({ address, change }: Omit<ListControls, 'busy'>) {
  return (
    <MoreFilters list={talentList} address={address} change={change} Panel={Panel}>
      {textsRead(address.chosen).length > 0 && !address.chosen.unread?.length && (
        <UnreadCount
          address={address}
          onShow={() => change(({ chosen }) => ({ chosen: { ...chosen, unread: ['yes'] } }))}
        />
      )}
    </MoreFilters>
  )
}

const Panel = laterDialog(async () => (await import('./TalentFiltersPanel.tsx')).TalentFiltersPanel, {
  ahead: firstUse,
})

type Props = { address: ListAddress; onShow: () => void }

/** The button '3 more whose start cannot be read', which shows the talents whose free text a filter cannot read. */
function UnreadCount({ address, onShow }: Props) {
  const [loaded, load] = useQueryLoader<TalentFiltersUnreadCountQuery>(unreadCountQuery)
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

/** The names of the free texts that the active filters read, such as 'start' and 'rate per hour'. */
function textsRead({ hourly, monthly, start }: ChosenTexts): string[] {
  const names = [start?.some(isDay) && 'start', hourly?.length && 'rate per hour', monthly?.length && 'rate per month']
  return names.filter(name => typeof name === 'string')
}

type CountProps = { queryRef: PreloadedQuery<TalentFiltersUnreadCountQuery>; of: string } & Pick<Props, 'onShow'>

function Count({ queryRef, of, onShow }: CountProps) {
  const { totalCount } = usePreloadedQuery<TalentFiltersUnreadCountQuery>(unreadCountQuery, queryRef).talents
  if (totalCount === 0) return null
  return (
    <Button appearance="transparent" size="small" onClick={onShow}>
      {totalCount.toLocaleString('en')} more whose {of} cannot be read
    </Button>
  )
}

const unreadCountQuery = graphql`
  query TalentFiltersUnreadCountQuery($filter: TalentFilter) {
    talents(filter: $filter) { totalCount }
  }
`
