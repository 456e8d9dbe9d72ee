import { tokens } from '@fluentui/react-components'

/** Nothing is known here. */
export function Dash() {
  return <span style={{ color: tokens.colorNeutralForeground3 }}>—</span>
}
