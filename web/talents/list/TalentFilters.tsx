import { Button, Combobox, Field, makeStyles, Option, Radio, RadioGroup, tokens } from '@fluentui/react-components'
import { Suspense, useEffect, useState } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay'
import type { TalentFiltersQuery } from '../../__generated__/TalentFiltersQuery.graphql.ts'
import type { TalentFiltersSkillsFieldQuery } from '../../__generated__/TalentFiltersSkillsFieldQuery.graphql.ts'
import type { TalentFiltersUnreadCountQuery } from '../../__generated__/TalentFiltersUnreadCountQuery.graphql.ts'
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx'
import { serverMessage } from '../../components/ProblemError.ts'
import { allColumns, column } from '../../components/styles.ts'
import { useToast } from '../../components/Toasts.tsx'
import { type ChosenTexts, isDay } from '../../list/filters/filter.ts'
import { MoreFilters } from '../../list/filters/MoreFilters.tsx'
import type { FieldProps } from '../../list/filters/MoreFiltersPanel.tsx'
import type { ListAddress, ListControls } from '../../list/listAddress.ts'
import { FORMER, MINE, ownerChoices } from '../../owners/ownedBy.ts'
import { useFetch, useTypedSearch } from '../../relay/useFetch.ts'
import { talentList } from './talentList.ts'

/** The further filters of the list, and the number of talents with free texts that these filters cannot read. */
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

/** A single control, `SkillsField`, for two filters: talents with all chosen skills, and talents with any of them. */
const fields = { skill: SkillsField, anyskill: () => null }

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

/** The field that chooses skills, and whether all or any of them are required. Offers skills of existing talents. */
function SkillsField({ chosen: texts, set }: FieldProps) {
  const styles = useStyles()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [isAny, setAny] = useState(Boolean(texts.anyskill))
  const { answer } = useTypedSearch<TalentFiltersSkillsFieldQuery>(skillsFieldQuery, open ? typed.trim() : null)
  const chosen = [...(texts.skill ?? []), ...(texts.anyskill ?? [])]
  const offered = answer?.talentSkills ?? []
  const write = (skills: readonly string[], any = isAny) =>
    set(any ? { skill: [], anyskill: skills } : { skill: skills, anyskill: [] })
  return (
    <div className={styles.skillsField}>
      <Field label="Skills">
        <Combobox
          freeform
          multiselect
          inlinePopup
          // Without this, the list could open beside the field and extend beyond the window.
          positioning={{ fallbackPositions: ['above'] }}
          autoComplete="off"
          placeholder={chosen.length > 0 ? chosen.join(', ') : 'Type a skill'}
          value={typed}
          selectedOptions={chosen}
          open={open}
          onOpenChange={(_, data) => setOpen(data.open)}
          onInput={event => {
            setTyped(event.currentTarget.value)
            setOpen(true)
          }}
          onOptionSelect={(_, { selectedOptions }) => {
            setTyped('')
            write(selectedOptions)
          }}
        >
          {offered.map(skill => (
            <Option key={skill}>{skill}</Option>
          ))}
          {typed.trim() !== '' && !offered.some(skill => skill.toLowerCase() === typed.trim().toLowerCase()) && (
            <Option key="typed" value={typed.trim()} text={typed.trim()}>
              {`“${typed.trim()}”`}
            </Option>
          )}
        </Combobox>
      </Field>
      <RadioGroup
        layout="horizontal"
        aria-label="How many of the skills"
        value={isAny ? 'any' : 'all'}
        onChange={(_, { value }) => {
          setAny(value === 'any')
          write(chosen, value === 'any')
        }}
      >
        <Radio value="all" label="All of them" />
        <Radio value="any" label="Any of them" />
      </RadioGroup>
    </div>
  )
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

const unreadCountQuery = graphql`
  query TalentFiltersUnreadCountQuery($filter: TalentFilter) {
    talents(filter: $filter) { totalCount }
  }
`

const skillsFieldQuery = graphql`
  query TalentFiltersSkillsFieldQuery($search: String!) {
    talentSkills(text: $search)
  }
`

const useStyles = makeStyles({ skillsField: { ...column, ...allColumns, gap: tokens.spacingVerticalXXS } })
