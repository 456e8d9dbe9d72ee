import { makeStyles } from '@fluentui/react-components'

/** Buttons of the header: on phones two in a row, each as wide as it may be. */
export const useActionStyles = makeStyles({
  root: { whiteSpace: 'nowrap', '@media (max-width: 640px)': { flexGrow: 1, paddingInline: '8px' } },
})
