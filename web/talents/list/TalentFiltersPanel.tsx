import { Combobox, Field, makeStyles, Option, Radio, RadioGroup, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { graphql } from 'react-relay'
import type { TalentFiltersPanelQuery } from '../../__generated__/TalentFiltersPanelQuery.graphql.ts'
import type { TalentFiltersPanelSkillsQuery } from '../../__generated__/TalentFiltersPanelSkillsQuery.graphql.ts'
import { serverMessage } from '../../components/ProblemError.ts'
import { allColumns, column } from '../../components/styles.ts'
import { useToast } from '../../components/Toasts.tsx'
import type { ChosenTexts } from '../../list/filters/filter.ts'
import { type FieldProps, MoreFiltersPanel, type PanelProps } from '../../list/filters/MoreFiltersPanel.tsx'
import { FORMER, MINE, ownerChoices } from '../../owners/ownedBy.ts'
import { useFetch, useTypedSearch } from '../../relay/useFetch.ts'

/** The panel of further filters of the list. Its code is loaded later than the page, as it has many kinds of controls. */
export function TalentFiltersPanel(props: PanelProps) {
  return <MoreFiltersPanel {...props} useOffered={useOffered} fields={fields} />
}

/** A single control, `SkillsField`, for two filters: talents with all chosen skills, and talents with any of them. */
const fields = { skill: SkillsField, anyskill: () => null }

function useOffered({ owner: [owner = ''] = [] }: ChosenTexts) {
  const fetch = useFetch<TalentFiltersPanelQuery>(query)
  const toast = useToast()
  const [found, setFound] = useState<TalentFiltersPanelQuery['response']>()
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

/** The field that chooses skills, and whether all or any of them are required. Offers skills of existing talents. */
function SkillsField({ chosen: texts, set }: FieldProps) {
  const styles = useStyles()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [isAny, setAny] = useState(Boolean(texts.anyskill))
  const { answer } = useTypedSearch<TalentFiltersPanelSkillsQuery>(skillsQuery, open ? typed.trim() : null)
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
  query TalentFiltersPanelQuery {
    talentSeniorities
    colleagues { databaseId firstName lastName email }
    formerOwners {
      talentCount dealCount
      user { databaseId firstName lastName email }
    }
  }
`

const skillsQuery = graphql`
  query TalentFiltersPanelSkillsQuery($search: String!) {
    talentSkills(text: $search)
  }
`

const useStyles = makeStyles({ skillsField: { ...column, ...allColumns, gap: tokens.spacingVerticalXXS } })
