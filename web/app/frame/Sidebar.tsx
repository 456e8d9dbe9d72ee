import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import { PanelLeftContractRegular } from '@fluentui/react-icons/svg/panel-left-contract'
import { PanelLeftExpandRegular } from '@fluentui/react-icons/svg/panel-left-expand'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { use } from 'react'
import { useLocation } from 'react-router-dom'
import type { Person_viewer$key } from '../../__generated__/Person_viewer.graphql.ts'
import { BrandMark } from '../../components/BrandMark.tsx'
import { Hint } from '../../components/Hint.tsx'
import { column, forcedColors, narrow, plainList, row } from '../../components/styles.ts'
import { Bell } from '../../notifications/Bell.tsx'
import { TodayCount } from '../../today/TodayCount.tsx'
import { useRoutedLink } from '../links.tsx'
import { BrandName } from '../PageTitle.tsx'
import { PALETTE_KEYS, preloadPalette } from '../palette/usePalette.tsx'
import { type Entry, entries } from './entries.ts'
import { Person } from './Person.tsx'

type Props = {
  viewer: Person_viewer$key
  collapsed?: boolean
  onToggle?: () => void
  onChosen?: () => void
  onSearch?: () => void
}

/** Links to the main pages, with the signed-in person at the bottom. */
export function Sidebar({ viewer, collapsed = false, onToggle, onChosen, onSearch }: Props) {
  const styles = useStyles()
  const toggle = collapsed ? 'Expand sidebar' : 'Collapse sidebar'
  return (
    <div className={styles.root}>
      <div className={mergeClasses(styles.brand, collapsed && styles.brandCollapsed)}>
        {!collapsed && <Brand />}
        {onToggle && (
          <Hint content={toggle} relationship="label" position="after">
            <Button
              appearance="subtle"
              icon={collapsed ? <PanelLeftExpandRegular /> : <PanelLeftContractRegular />}
              aria-expanded={!collapsed}
              onClick={onToggle}
            />
          </Hint>
        )}
      </div>
      {onSearch && (
        <div className={mergeClasses(styles.find, collapsed && styles.findCollapsed)}>
          <SearchButton collapsed={collapsed} onSearch={onSearch} />
          <Bell />
        </div>
      )}
      <SidebarLinks collapsed={collapsed} onChosen={onChosen} />
      <Person viewer={viewer} collapsed={collapsed} />
    </div>
  )
}

function SearchButton({ collapsed, onSearch }: { collapsed: boolean; onSearch: () => void }) {
  const styles = useStyles()
  const search = {
    ...{ className: mergeClasses(styles.search, collapsed && styles.linkCollapsed), icon: <SearchRegular /> },
    ...{ onClick: onSearch, onFocus: preloadPalette, onPointerEnter: preloadPalette },
    'aria-keyshortcuts': 'Control+K Meta+K',
  }
  if (!collapsed) {
    return (
      <Button {...search}>
        <span className={styles.name}>Search</span>
        <kbd aria-hidden>{PALETTE_KEYS}</kbd>
      </Button>
    )
  }
  return (
    <Hint content="Search" relationship="label" position="after">
      <Button {...search} />
    </Hint>
  )
}

/** The logo and name of the product or the agency; a long name wraps to two lines. */
export function Brand() {
  const name = use(BrandName)
  return (
    <>
      <BrandMark />
      <Text weight="semibold" size={400} title={name} className={useStyles().brandName}>
        {name}
      </Text>
    </>
  )
}

type LinksProps = Pick<Props, 'onChosen'> & { collapsed: boolean }

/** The sidebar's entries, with the current entry marked. In a collapsed sidebar, tooltips show the labels. */
function SidebarLinks({ collapsed, onChosen }: LinksProps) {
  const styles = useStyles()
  return (
    <nav aria-label="Main" className={styles.nav}>
      <ul className={styles.list}>
        {entries.map(entry => (
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
}: LinksProps & { entry: Entry }) {
  const styles = useStyles()
  const { pathname } = useLocation()
  const { href, onClick } = useRoutedLink(to)
  const active = isActive(pathname.toLowerCase())
  const link = (
    <a
      href={href}
      aria-current={active ? 'page' : undefined}
      className={mergeClasses(styles.link, active && styles.active, collapsed && styles.linkCollapsed)}
      onClick={event => {
        onClick(event)
        onChosen?.()
      }}
    >
      {active ? <ActiveIcon className={styles.icon} /> : <Icon className={styles.icon} />}
      {!collapsed && <span>{label}</span>}
      {!collapsed && to === '/today' && <TodayCount />}
    </a>
  )
  if (!collapsed) return link
  return (
    <Hint content={label} relationship="label" position="after">
      {link}
    </Hint>
  )
}

const useStyles = makeStyles({
  root: {
    ...column,
    gap: tokens.spacingVerticalM,
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    padding: tokens.spacingHorizontalM,
    backgroundColor: tokens.colorNeutralBackground2,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    overflow: 'hidden',
  },
  brand: {
    ...row,
    gap: tokens.spacingHorizontalS,
    minHeight: '32px',
    paddingInlineStart: tokens.spacingHorizontalXS,
    '& > span': { letterSpacing: '-0.01em' },
  },
  brandCollapsed: { paddingInlineStart: 0 },
  brandName: {
    display: '-webkit-box',
    flexGrow: 1,
    minWidth: 0,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
  find: { ...row, gap: tokens.spacingHorizontalXS },
  findCollapsed: { ...column, alignItems: 'stretch', gap: tokens.spacingVerticalM },
  name: { flexGrow: 1 },
  search: {
    flexGrow: 1,
    minWidth: 0,
    paddingInline: '6px',
    color: tokens.colorNeutralForeground3,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
    '& kbd': { fontFamily: 'inherit', fontSize: tokens.fontSizeBase200 },
  },
  nav: { flexGrow: 1, minHeight: 0, overflowY: 'auto' },
  list: { ...plainList, ...column, gap: '2px' },
  link: {
    ...row,
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
    [narrow]: { height: '44px' },
  },
  active: {
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundSelected },
    '& svg': { color: tokens.colorBrandForeground1 },
    [forcedColors]: {
      outline: '2px solid Highlight',
      outlineOffset: '-2px',
      ':focus-visible': { outlineWidth: '4px' },
    },
  },
  linkCollapsed: { justifyContent: 'center', paddingInline: 0 },
  icon: { fontSize: '20px', flexShrink: 0 },
})
