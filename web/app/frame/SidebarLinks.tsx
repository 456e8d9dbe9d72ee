import { makeStyles, mergeClasses, Tooltip, tokens } from '@fluentui/react-components'
import type { FluentIcon } from '@fluentui/react-icons'
import { BriefcaseFilled, BriefcaseRegular } from '@fluentui/react-icons/svg/briefcase'
import { BuildingFilled, BuildingRegular } from '@fluentui/react-icons/svg/building'
import { PeopleFilled, PeopleRegular } from '@fluentui/react-icons/svg/people'
import { PersonSettingsFilled, PersonSettingsRegular } from '@fluentui/react-icons/svg/person-settings'
import { TargetFilled, TargetRegular } from '@fluentui/react-icons/svg/target'
import { useLocation } from 'react-router-dom'
import { forcedColors } from '../../components/forcedColors.ts'
import { useRoutedLink } from '../links.tsx'
import { pages } from '../pages.ts'

type Props = { collapsed: boolean; onChosen: (() => void) | undefined }

/** The sidebar's entries; the one that the person is at is marked. Collapsed, their words are in tooltips. */
export function SidebarLinks({ collapsed, onChosen }: Props) {
  const styles = useStyles()
  return (
    <nav aria-label="Main" className={styles.root}>
      <ul className={styles.list}>
        {sidebarEntries().map(entry => (
          <li key={entry.to}>
            <SidebarLink entry={entry} collapsed={collapsed} onChosen={onChosen} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SidebarLink({
  entry: { label, to, Icon, ActiveIcon, isActive },
  collapsed,
  onChosen,
}: Props & { entry: Entry }) {
  const styles = useStyles()
  const { pathname } = useLocation()
  const { href, onClick } = useRoutedLink(to)
  const active = isActive(pathname.toLowerCase())
  const link = (
    <a
      href={href}
      aria-current={active ? 'page' : undefined}
      className={mergeClasses(styles.link, active && styles.active, collapsed && styles.collapsed)}
      onClick={event => {
        onClick(event)
        onChosen?.()
      }}
    >
      {active ? <ActiveIcon className={styles.icon} /> : <Icon className={styles.icon} />}
      {!collapsed && <span>{label}</span>}
    </a>
  )
  if (!collapsed) return link
  return (
    <Tooltip content={label} relationship="label" positioning="after">
      {link}
    </Tooltip>
  )
}

/** A way in the sidebar. */
type Entry = {
  label: string
  to: string
  Icon: FluentIcon
  ActiveIcon: FluentIcon
  /** Whether it leads to where the person is; gets the path in lower case. */
  isActive: (path: string) => boolean
}

/** The entries whose pages are there. */
function sidebarEntries() {
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

const useStyles = makeStyles({
  root: { flexGrow: 1, minHeight: 0, overflowY: 'auto' },
  list: { display: 'flex', flexDirection: 'column', gap: '2px', margin: 0, padding: 0, listStyleType: 'none' },
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalMNudge,
    height: '32px',
    paddingInline: '6px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    whiteSpace: 'nowrap',
    transitionProperty: 'background-color, color',
    transitionDuration: tokens.durationFaster,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    '@media (max-width: 899px)': { height: '44px' },
  },
  active: {
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundSelected },
    '& svg': { color: tokens.colorBrandForeground1 },
    [forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  collapsed: { justifyContent: 'center', paddingInline: 0 },
  icon: { fontSize: '20px', flexShrink: 0 },
})
