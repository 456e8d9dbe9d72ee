import { Dialog, DialogSurface, Input, makeStyles, tokens } from '@fluentui/react-components'
import { BriefcaseRegular } from '@fluentui/react-icons/svg/briefcase'
import { BuildingRegular } from '@fluentui/react-icons/svg/building'
import { FlashRegular } from '@fluentui/react-icons/svg/flash'
import { HistoryRegular } from '@fluentui/react-icons/svg/history'
import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { Suspense, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { PaletteQuery } from '../../__generated__/PaletteQuery.graphql.ts'
import { column, phone, row } from '../../components/styles.ts'
import { useRefresh } from '../../list/useRefresh.ts'
import { useTypedSearch } from '../../relay/useFetch.ts'
import { type Choice, Choices, type Group, OPTION_ID } from './Choices.tsx'
import { type Command, commands, commandsFor } from './commands.tsx'
import { recentRecords } from './recent.ts'

/** A search dialog on every page: finds talents, deals and companies, opens pages, and adds records. */
export function Palette({ onClose }: { onClose: (to?: string) => void }) {
  const styles = useStyles()
  const [text, setText] = useState('')
  const [command, setCommand] = useState<Command>()
  const { groups, status } = useFound(text)
  const choices = groups.flatMap(group => group.choices)
  const [marked, setMarked] = useMarked(choices)
  const added = useRef(false)
  const refresh = useRefresh()

  const choose = ({ to, command }: Choice) => {
    if (command?.dialog) return setCommand(command)
    onClose(to)
  }
  if (command?.dialog) {
    const dialog = command.dialog({
      onAdded: () => refresh(() => (added.current = true)),
      onClose: () => onClose(added.current ? command.to : undefined),
    })
    return <Suspense>{dialog}</Suspense>
  }
  const step = (by: number) => {
    if (choices.length > 0) setMarked((marked + by + choices.length) % choices.length)
  }
  return (
    <Dialog open modalType="modal" onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface aria-label="Find or do something" className={styles.surface}>
        <Input
          autoFocus
          className={styles.input}
          appearance="underline"
          size="large"
          contentBefore={<SearchRegular />}
          placeholder="Find talents, deals and companies, or type what to do"
          aria-label="Find or do something"
          type="search"
          autoComplete="off"
          role="combobox"
          aria-expanded={choices.length > 0}
          aria-controls={LIST_ID}
          aria-autocomplete="list"
          aria-activedescendant={choices[marked] ? OPTION_ID + marked : undefined}
          value={text}
          onChange={(_, { value }) => setText(value)}
          onKeyDown={event => {
            const chosen = choices[marked]
            if (event.key === 'ArrowDown') step(1)
            else if (event.key === 'ArrowUp') step(-1)
            else if (event.key === 'Enter' && chosen) choose(chosen)
            else return
            event.preventDefault()
          }}
        />
        <Choices {...{ id: LIST_ID, groups, marked, text }} onMark={setMarked} onChoose={choose} />
        <p role="status" className={styles.status}>
          {status}
        </p>
        <p aria-hidden className={styles.keys}>
          <span>Arrow keys to move</span>
          <span>Enter to open</span>
          <span>Esc to close</span>
        </p>
      </DialogSurface>
    </Dialog>
  )
}

const LIST_ID = 'palette-choices'

/** The index of the marked choice; 0 again when the choices change. */
function useMarked(choices: readonly Choice[]): [marked: number, mark: (index: number) => void] {
  const all = choices.map(({ key }) => key).join()
  const [{ index, among }, mark] = useState({ index: 0, among: all })
  return [among === all ? index : 0, next => mark({ index: next, among: all })]
}

/** The choices for a typed text, by group, and the status of the search. */
function useFound(typed: string): { groups: Group[]; status: string } {
  const search = typed.trim()
  const { answer, searching } = useTypedSearch<PaletteQuery>(query, search || null)
  if (!search) return { groups: shown([recent(), commandGroup('Commands', commands)]), status: '' }
  const groups = shown([commandGroup('Commands', commandsFor(search)), ...(answer ? records(answer.find) : [])])
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0)
  return { groups, status: searching && count === 0 ? 'Searching…' : statusOf({ search, count, failed: !answer }) }
}

function statusOf({ search, count, failed }: { search: string; count: number; failed: boolean }) {
  if (failed) return 'The search failed. Type again to retry.'
  return count === 0 ? `Nothing found for '${search}'.` : ''
}

const shown = (groups: Group[]) => groups.filter(({ choices }) => choices.length > 0)

function recent(): Group {
  const choices = recentRecords().map(({ to, title }) => ({
    key: `recent ${to}`,
    label: title,
    icon: <HistoryRegular />,
    to,
  }))
  return { label: 'Recent', choices }
}

function commandGroup(label: string, chosen: typeof commands): Group {
  const choices = chosen.map(command => ({
    key: command.label,
    label: command.label,
    icon: <FlashRegular />,
    to: command.to,
    command,
  }))
  return { label, choices }
}

function records({ talents, deals, companies }: PaletteQuery['response']['find']): Group[] {
  return [
    {
      label: 'Talents',
      choices: talents.map(({ id, databaseId, name, role }): Choice => {
        return { key: id, label: name, more: role, icon: <PersonRegular />, to: `/talent/${databaseId}` }
      }),
    },
    {
      label: 'Deals',
      choices: deals.map(({ id, databaseId, title, company }): Choice => {
        return { key: id, label: title, more: company?.name, icon: <BriefcaseRegular />, to: `/deals/${databaseId}` }
      }),
    },
    {
      label: 'Companies',
      choices: companies.map(({ id, databaseId, name, mainStakeholder }): Choice => {
        return {
          key: id,
          label: name,
          more: mainStakeholder,
          icon: <BuildingRegular />,
          to: `/companies/${databaseId}`,
        }
      }),
    },
  ]
}

const query = graphql`
  query PaletteQuery($search: String!) {
    find(text: $search) {
      talents { id databaseId name role }
      deals { id databaseId title company { name } }
      companies { id databaseId name mainStakeholder }
    }
  }
`

const useStyles = makeStyles({
  surface: {
    ...column,
    display: 'flex',
    alignSelf: 'flex-start',
    marginBlockStart: '12vh',
    maxWidth: '600px',
    maxHeight: '70vh',
    padding: 0,
    overflow: 'hidden',
    '@media (max-width: 640px)': { marginBlockStart: 0, maxHeight: '100dvh', maxWidth: '100%' },
  },
  input: {
    flexShrink: 0,
    paddingInline: tokens.spacingHorizontalL,
    height: '52px',
    '& input::-webkit-search-cancel-button': { display: 'none' },
  },
  status: {
    margin: 0,
    paddingInline: tokens.spacingHorizontalL,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    ':not(:empty)': { paddingBlock: tokens.spacingVerticalM },
  },
  keys: {
    ...row,
    [phone]: { display: 'none' },
    flexShrink: 0,
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    '@media (pointer: coarse)': { display: 'none' },
  },
})
