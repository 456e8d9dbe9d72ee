import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { ComponentProps } from 'react'

/** The button of the further filters, which has the same width before their code is loaded. */
export function FiltersButton(props: ComponentProps<typeof Button>) {
  return <Button {...props} className={useStyles().root} />
}

const useStyles = makeStyles({ root: { flexShrink: 0, fontWeight: tokens.fontWeightRegular } })
