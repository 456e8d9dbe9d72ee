import type { FluentIcon } from '@fluentui/react-icons'
import { BriefcaseFilled, BriefcaseRegular } from '@fluentui/react-icons/svg/briefcase'
import { BuildingFilled, BuildingRegular } from '@fluentui/react-icons/svg/building'
import { CheckmarkCircleFilled, CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle'
import { MoneyFilled, MoneyRegular } from '@fluentui/react-icons/svg/money'
import { PeopleFilled, PeopleRegular } from '@fluentui/react-icons/svg/people'
import { PersonSettingsFilled, PersonSettingsRegular } from '@fluentui/react-icons/svg/person-settings'
import { TargetFilled, TargetRegular } from '@fluentui/react-icons/svg/target'

/** A link of the sidebar. */
export type Entry = {
  label: string
  to: string
  Icon: FluentIcon
  ActiveIcon: FluentIcon
  /** Whether the entry is the current page; `path` must be in lower case. */
  isActive: (path: string) => boolean
}

/** The main pages, in the sidebar's order. */
export const entries: readonly Entry[] = [
  {
    label: 'Today',
    to: '/today',
    Icon: CheckmarkCircleRegular,
    ActiveIcon: CheckmarkCircleFilled,
    isActive: path => path.startsWith('/today'),
  },
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
    label: 'Revenue',
    to: '/revenue',
    Icon: MoneyRegular,
    ActiveIcon: MoneyFilled,
    isActive: path => path.startsWith('/revenue'),
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
    isActive: path => /^\/(users|sessions|agency|webhooks)/.test(path),
  },
]
