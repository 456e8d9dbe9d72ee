import { BriefcaseRegular } from '@fluentui/react-icons/svg/briefcase'
import { BuildingRegular } from '@fluentui/react-icons/svg/building'
import { FlashRegular } from '@fluentui/react-icons/svg/flash'
import { HistoryRegular } from '@fluentui/react-icons/svg/history'
import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { graphql } from 'react-relay'
import type { useFoundQuery } from '../../__generated__/useFoundQuery.graphql.ts'
import { useTypedSearch } from '../../relay/useFetch.ts'
import type { Choice, Group } from './Choices.tsx'
import { commands, commandsFor } from './commands.tsx'
import { recentRecords } from './recent.ts'

/** What there is to choose for a typed text, by the group, and what to say about the search. */
export function useFound(typed: string): { groups: Group[]; status: string } {
  const search = typed.trim()
  const { answer, searching } = useTypedSearch<useFoundQuery>(query, search || null)
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

function records({ talents, deals, companies }: useFoundQuery['response']['find']): Group[] {
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
  query useFoundQuery($search: String!) {
    find(text: $search) {
      talents { id databaseId name role }
      deals { id databaseId title company { name } }
      companies { id databaseId name mainStakeholder }
    }
  }
`
