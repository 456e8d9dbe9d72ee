import { makeStyles, tokens } from '@fluentui/react-components'

// Shared parts of styles: media queries to use as keys, and plain objects to spread in `makeStyles`.

/** Matches a phone in portrait mode. */
export const phone = '@media (max-width: 640px)'

/** `narrow` matches screens with the navigation in a top bar, `wide` matches screens with a sidebar. */
export const narrow = '@media (max-width: 899px)'
export const wide = '@media (min-width: 900px)'

/** Matches screens on which a record's page has two columns. */
export const twoColumns = '@media (min-width: 1100px)'

export const print = '@media print'

/** Matches high contrast mode: the system sets the colours; backgrounds and shadows are not shown. */
export const forcedColors = '@media (forced-colors: active)'

/** An attribute of pages whose toasts appear at the top on phones. */
export const toastsAbove = 'data-toasts-above'

/** The space between a page's content and its edges. */
export const gutter = {
  paddingInline: tokens.spacingHorizontalL,
  [wide]: { paddingInline: tokens.spacingHorizontalXXXL },
} as const

export const column = { display: 'flex', flexDirection: 'column' } as const

export const row = { display: 'flex', alignItems: 'center' } as const

/** An item of a grid that is as wide as the whole grid. */
export const allColumns = { gridColumnStart: 1, gridColumnEnd: -1 } as const

/** The style of a list without bullets and indentation. */
export const plainList = { margin: 0, padding: 0, listStyleType: 'none' } as const

/** The style of a text in one line, cut off with an ellipsis. */
export const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const small = { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 } as const

/** The style of a name or a value in program code. */
export const code = { ...small, fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' } as const

/** The style of a secondary fact. */
export const caption = { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 } as const

export const sectionTitle = {
  margin: 0,
  fontSize: tokens.fontSizeBase400,
  lineHeight: tokens.lineHeightBase400,
  fontWeight: tokens.fontWeightSemibold,
} as const

export const pageTitle = {
  margin: 0,
  fontSize: tokens.fontSizeBase600,
  lineHeight: tokens.lineHeightBase600,
  fontWeight: tokens.fontWeightSemibold,
  letterSpacing: '-0.015em',
  overflowWrap: 'anywhere',
} as const

/** The style of stale rows while their replacement is loading. */
export const outdated = {
  opacity: 0.55,
  transitionProperty: 'opacity',
  transitionDuration: '100ms',
  transitionDelay: '100ms',
} as const

/** Hides an element from everybody but screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  clipPath: 'inset(50%)',
} as const

/** The style of running text: limits the line length, shows line breaks, and wraps long words. */
export const useReading = makeStyles({
  text: {
    margin: 0,
    maxWidth: '72ch',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    lineHeight: tokens.lineHeightBase400,
  },
})
