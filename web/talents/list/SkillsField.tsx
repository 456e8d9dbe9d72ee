import { Combobox, Field, makeStyles, Option, Radio, RadioGroup, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { SkillsFieldQuery } from '../../__generated__/SkillsFieldQuery.graphql.ts'
import { allColumns, column } from '../../components/styles.ts'
import type { FieldProps } from '../../list/filters/MoreFiltersPanel.tsx'
import { useTypedSearch } from '../../relay/useFetch.ts'

/** Skills, of which talents must have all or any; typed, with those that talents have to choose from. */
export function SkillsField({ chosen: texts, set }: FieldProps) {
  const styles = useStyles()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [isAny, setAny] = useState(Boolean(texts.anyskill))
  const { answer } = useTypedSearch<SkillsFieldQuery>(query, open ? typed.trim() : null)
  const chosen = [...(texts.skill ?? []), ...(texts.anyskill ?? [])]
  const offered = answer?.talentSkills ?? []
  const write = (skills: readonly string[], any = isAny) =>
    set(any ? { skill: [], anyskill: skills } : { skill: skills, anyskill: [] })
  return (
    <div className={styles.root}>
      <Field label="Skills">
        <Combobox
          freeform
          multiselect
          inlinePopup
          // Beside the field it could leave the window.
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
  query SkillsFieldQuery($search: String!) {
    talentSkills(text: $search)
  }
`

const useStyles = makeStyles({ root: { ...column, ...allColumns, gap: tokens.spacingVerticalXXS } })
