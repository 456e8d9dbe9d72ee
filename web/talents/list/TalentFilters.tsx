import { useEffect, useState } from 'react'
import { graphql } from 'react-relay'
import type { TalentFiltersQuery } from '../../__generated__/TalentFiltersQuery.graphql.ts'
import { serverMessage } from '../../components/ProblemError.ts'
import { useToast } from '../../components/Toasts.tsx'
import type { ChosenTexts } from '../../list/filters/filter.ts'
import { MoreFilters } from '../../list/filters/MoreFilters.tsx'
import type { ListControls } from '../../list/listAddress.ts'
import { FORMER, MINE, ownerChoices } from '../../owners/ownedBy.ts'
import { useFetch } from '../../relay/useFetch.ts'
import { SkillsField } from './SkillsField.tsx'
import { talentList } from './talentList.ts'
import { textsRead, UnreadCount } from './UnreadCount.tsx'

/** The further filters of the talents, and how many talents they might find besides. */
export function TalentFilters({ address, change }: Omit<ListControls, 'busy'>) {
  return (
    <MoreFilters list={talentList} address={address} change={change} useOffered={useOffered} fields={fields}>
      {textsRead(address.chosen).length > 0 && !address.chosen.unread?.length && (
        <UnreadCount
          address={address}
          onShow={() => change(({ chosen }) => ({ chosen: { ...chosen, unread: ['yes'] } }))}
        />
      )}
    </MoreFilters>
  )
}

/** One control chooses skills, and whether all or any of them. */
const fields = { skill: SkillsField, anyskill: () => null }

/** The choices of the filters, fetched when the panel opens. */
function useOffered({ owner: [owner = ''] = [] }: ChosenTexts) {
  const fetch = useFetch<TalentFiltersQuery>(query)
  const toast = useToast()
  const [found, setFound] = useState<TalentFiltersQuery['response']>()
  useEffect(() => {
    fetch({})
      .then(setFound)
      .catch(error =>
        toast({
          intent: 'error',
          title: 'Failed to load the filters',
          text: serverMessage(error, 'Please try again.'),
        }),
      )
  }, [fetch, toast])
  const { colleagues, former } = ownerChoices(found, 'talentCount', owner)
  return {
    seniority: { choices: (found?.talentSeniorities ?? []).map(each => ({ value: each, label: each })) },
    owner: {
      choices: [{ value: MINE, label: 'Mine' }, ...colleagues],
      group: { title: FORMER, choices: former },
    },
  }
}

const query = graphql`
  query TalentFiltersQuery {
    talentSeniorities
    colleagues { databaseId firstName lastName email }
    formerOwners {
      talentCount dealCount
      user { databaseId firstName lastName email }
    }
  }
`
