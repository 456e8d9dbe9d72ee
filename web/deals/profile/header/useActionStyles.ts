import { makeStyles } from '@fluentui/react-components'

/** Buttons of the header: narrow enough for one row, on phones two in a row, each as wide as it may be. */
export const useActionStyles = makeStyles({
  root: {
    whiteSpace: 'nowrap',
    '@media (max-width: 1359px)': { minWidth: 'auto', paddingInline: '8px' },
    '@media (max-width: 640px)': { flexGrow: 1 },
  },
})
