import { makeStyles, tokens } from '@fluentui/react-components'

/** Text that is read: lines not too long, written breaks kept, and no word wider than the page. */
export const useReading = makeStyles({
  text: {
    margin: 0,
    maxWidth: '72ch',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    lineHeight: tokens.lineHeightBase400,
  },
})
