import { makeStyles, tokens } from '@fluentui/react-components'

/** Every skill, whole and large enough to read on a phone. */
export function Skills({ names }: { names: readonly string[] }) {
  const styles = useStyles()
  return (
    <ul className={styles.root}>
      {names.map(name => (
        <li key={name} className={styles.skill} dir="auto">
          {name}
        </li>
      ))}
    </ul>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  skill: {
    boxSizing: 'border-box',
    maxWidth: '100%',
    paddingBlock: '3px',
    paddingInline: tokens.spacingHorizontalMNudge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
  },
})
