import type { FluentIcon } from '@fluentui/react-icons'
import { BriefcaseFilled, BriefcaseRegular } from '@fluentui/react-icons/svg/briefcase'
import { BuildingFilled, BuildingRegular } from '@fluentui/react-icons/svg/building'
import { PeopleFilled, PeopleRegular } from '@fluentui/react-icons/svg/people'
import { PersonSettingsFilled, PersonSettingsRegular } from '@fluentui/react-icons/svg/person-settings'
import { TargetFilled, TargetRegular } from '@fluentui/react-icons/svg/target'
import { pages } from '../pages.ts'

/** A way in the sidebar. */
export type Entry = {
  label: string
  to: string
  Icon: FluentIcon
  ActiveIcon: FluentIcon
  /** Whether it leads to where the person is; gets the path in lower case. */
  isActive: (path: string) => boolean
}

/** The entries whose pages are there. */
export function sidebarEntries() {
  return entries.filter(({ to }) => pages.some(({ path }) => path === to))
}

const entries: Entry[] = [
  {
    label: 'Talents',
    to: '/',
    Icon: PeopleRegular,
    ActiveIcon: PeopleFilled,
    isActive: path => path === '/' || path.includes('/talent'),
  },
  {
    label: 'Companies',
    to: '/companies',
    Icon: BuildingRegular,
    ActiveIcon: BuildingFilled,
    isActive: path => path.startsWith('/companies') && !path.includes('/deals'),
  },
  {
    label: 'Deals',
    to: '/deals',
    Icon: BriefcaseRegular,
    ActiveIcon: BriefcaseFilled,
    isActive: path => path.includes('/deals'),
  },
  {
    label: 'Job Matching',
    to: '/job-matching',
    Icon: TargetRegular,
    ActiveIcon: TargetFilled,
    isActive: path => path.startsWith('/job-matching'),
  },
  {
    label: 'User Management',
    to: '/users',
    Icon: PersonSettingsRegular,
    ActiveIcon: PersonSettingsFilled,
    isActive: path => path.startsWith('/users'),
  },
]
