import { makeStyles, Tab, TabList, tokens } from '@fluentui/react-components'

/** The form, or what stands beside it where there is room. */
export type Side = 'form' | 'aside'

type Props = { prefix: string; label: string; side: Side; onSwitch: (side: Side) => void }

/** Where a form and what belongs beside it do not fit: shows one of them. */
export function AsideSwitch({ prefix, label, side, onSwitch }: Props) {
  const styles = useStyles()
  return (
    <TabList
      selectedValue={side}
      selectTabOnFocus
      className={styles.root}
      onTabSelect={(_, { value }) => onSwitch(value === 'aside' ? 'aside' : 'form')}
    >
      <Tab id={tabId(prefix, 'form')} value="form">
        Form
      </Tab>
      <Tab id={tabId(prefix, 'aside')} value="aside">
        {label}
      </Tab>
    </TabList>
  )
}

/** For the element that a tab shows. */
export function panelProps(prefix: string, side: Side) {
  return { role: 'tabpanel', 'aria-labelledby': tabId(prefix, side) }
}

function tabId(prefix: string, side: Side) {
  return `${prefix}${side}`
}

const useStyles = makeStyles({
  root: {
    flexShrink: 0,
    paddingInline: tokens.spacingHorizontalM,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
})
