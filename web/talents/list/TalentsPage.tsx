import { PeopleRegular } from '@fluentui/react-icons/svg/people'
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add'
import { PersonSearchRegular } from '@fluentui/react-icons/svg/person-search'
import { graphql } from 'react-relay'
import { MOST_AT_ONCE, MOST_CHOSEN } from '../../../api/talents/words.ts'
import type { TalentsPageQuery } from '../../__generated__/TalentsPageQuery.graphql.ts'
import type { PageProps } from '../../app/definePage.tsx'
import { AddSeveralToDealDialog, AddToDealDialog } from '../../candidates/add/addDialogs.ts'
import { DialogButton } from '../../components/DialogButton.tsx'
import { DialogHost } from '../../components/DialogHost.tsx'
import { laterDialog } from '../../components/laterDialog.tsx'
import { TableDownloads } from '../../components/TableDownloads.tsx'
import { AddSeveral } from '../../imports/AddSeveral.tsx'
import { PageImports } from '../../imports/PageImports.tsx'
import { AddButton } from '../../list/AddButton.tsx'
import type { List } from '../../list/definition.ts'
import { ListPage } from '../../list/ListPage.tsx'
import type { SelectedRow } from '../../list/selection/createSelection.ts'
import { ShareSelected } from '../../shares/ShareWithClient.tsx'
import { AlsoFound } from './AlsoFound.tsx'
import { TalentFilters } from './TalentFilters.tsx'
import { TalentCard, TalentRow } from './TalentRow.tsx'
import { talentList } from './talentList.ts'

/** The page 'talent database' with the list of talents. */
export function TalentsPage({ queryRef }: PageProps<TalentsPageQuery>) {
  return (
    <DialogHost>
      <ListPage list={list} queryRef={queryRef} />
    </DialogHost>
  )
}

const AddTalentDialog = laterDialog(async () => (await import('../form/AddTalentDialog.tsx')).AddTalentDialog)

const query = graphql`
  query TalentsPageQuery(
    $first: Int
    $last: Int
    $after: String
    $before: String
    $filter: TalentFilter
    $orderBy: TalentOrder
  ) @preloadable {
    ...SavedViews_query @arguments(tableName: "talents")
    total: talentCount
    rows: talents(first: $first, last: $last, after: $after, before: $before, filter: $filter, orderBy: $orderBy) {
      edges {
        node { id databaseId name ...TalentRow_talent }
      }
      pageInfo { ...RecordList_pageInfo }
    }
  }
`

const count = graphql`
  query TalentsPageCountQuery($filter: TalentFilter) {
    total: talentCount
    rows: talents(filter: $filter) { totalCount isTotalCountExact }
  }
`

const more = graphql`
  query TalentsPageMoreQuery($first: Int, $after: String, $filter: TalentFilter, $orderBy: TalentOrder) {
    rows: talents(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
      edges {
        node { id databaseId name ...TalentRow_talent }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
`

const list: List<TalentsPageQuery> = {
  ...talentList,
  query,
  count,
  more,
  add: (
    <>
      <AddSeveral />
      <AddButton label="Add talent" preload={AddTalentDialog.preload}>
        {dialog => <AddTalentDialog {...dialog} />}
      </AddButton>
    </>
  ),
  foot: <PageImports />,
  searchHint: 'Search talents...',
  filtersEnd: controls => <TalentFilters {...controls} />,
  viewName: 'Vetted designers',
  empty: {
    none: {
      icon: <PeopleRegular />,
      title: 'No talents yet',
      text: 'Everyone you may place is kept here, with their skills, rates and status. Start with a PDF resume: it fills in the profile for you to review.',
    },
    noMatch: {
      icon: <PersonSearchRegular />,
      title: 'No talents match',
      searched: 'name, role or area',
      among: 'among the talents with',
    },
    pageGone: { title: 'This page is now empty', text: 'The list has changed.' },
  },
  below: controls => <AlsoFound {...controls} />,
  choice: ({ databaseId, name }) => ({ id: databaseId, name }),
  chosen: chosen => <ChosenTalents chosen={chosen} />,
  row: (talent, onDeleted) => <TalentRow talent={talent} onDeleted={onDeleted} />,
  card: (talent, onDeleted) => <TalentCard talent={talent} onDeleted={onDeleted} />,
}

function ChosenTalents({ chosen }: { chosen: readonly SelectedRow[] }) {
  const ids = chosen.map(({ id }) => id).join()
  return (
    <>
      <ShareSelected chosen={chosen} />
      <AddChosen chosen={chosen} />
      {chosen.length > MOST_CHOSEN ? (
        <span role="alert">A file holds at most {MOST_CHOSEN.toLocaleString('en')} chosen talents.</span>
      ) : (
        <TableDownloads href={`/api/talents.csv?ids=${ids}`} />
      )}
    </>
  )
}

function AddChosen({ chosen }: { chosen: readonly SelectedRow[] }) {
  const [only] = chosen
  if (!only) return null
  if (chosen.length > MOST_AT_ONCE) {
    return <span role="alert">At most {MOST_AT_ONCE} are added to a deal at once.</span>
  }
  return (
    <DialogButton
      icon={<PersonAddRegular />}
      onPointerEnter={AddSeveralToDealDialog.preload}
      dialog={onClose =>
        chosen.length === 1 ? (
          <AddToDealDialog talentId={only.id} name={only.name} onClose={onClose} />
        ) : (
          <AddSeveralToDealDialog chosen={chosen} onClose={onClose} />
        )
      }
    >
      Add to deal
    </DialogButton>
  )
}
