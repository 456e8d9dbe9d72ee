import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type ReactNode, use } from 'react'
import { BrandName } from '../app/PageTitle.tsx'
import { BrandMark } from '../components/BrandMark.tsx'
import { column, forcedColors, phone, print, row, small, toastsAbove } from '../components/styles.ts'

type Props = {
  /** Replaces the product's logo beside the name. */
  mark?: ReactNode
  /** An element above the last line of the page. */
  footer?: ReactNode
  /** The maximum width of the column: 760 px for a page of text, else 1120 px. */
  width?: '760px' | '1120px'
  children: ReactNode
}

/** The frame of a public page, also for print: one column, with the product's name above and below. */
export function PublicFrame(props: Props) {
  const styles = useStyles()
  return (
    <div className={mergeClasses(styles.root, styles.page)} {...{ [toastsAbove]: '' }}>
      <meta name="robots" content="noindex, nofollow, noarchive" />
      <FrameColumn {...props} main="main" />
    </div>
  )
}

/** The same frame as a preview inside another page. */
export function FrameSample(props: Props) {
  return (
    <div className={useStyles().root}>
      <FrameColumn {...props} main="div" />
    </div>
  )
}

type ColumnProps = Props & { main: 'main' | 'div' }

function FrameColumn({ mark = <BrandMark size={28} />, footer, width = '760px', main: Main, children }: ColumnProps) {
  const styles = useStyles()
  const brand = use(BrandName)
  const maxWidth = { maxWidth: width }
  return (
    <>
      <header className={styles.header} style={maxWidth}>
        {mark}
        <span className={styles.brand}>{brand}</span>
      </header>
      <Main className={styles.main} style={maxWidth}>
        {children}
      </Main>
      <footer className={styles.footer} style={maxWidth}>
        {footer}© {new Date().getFullYear()} {brand}. All rights reserved.
      </footer>
    </>
  )
}

const middle = { boxSizing: 'border-box', width: '100%', marginInline: 'auto' } as const

/** The style of the card around a public page's content: full width on phones, no padding and shadow in print. */
export const sheet = {
  boxSizing: 'border-box',
  padding: '48px',
  boxShadow: `0 0 0 1px ${tokens.colorNeutralStroke2}`,
  borderRadius: tokens.borderRadiusXLarge,
  backgroundColor: tokens.colorNeutralBackground1,
  [phone]: {
    paddingInline: tokens.spacingHorizontalXL,
    paddingBlock: tokens.spacingVerticalXXL,
    boxShadow: 'none',
    borderRadius: 0,
  },
  [forcedColors]: { outline: '1px solid CanvasText' },
  [print]: { padding: 0, boxShadow: 'none' },
} as const

const useStyles = makeStyles({
  root: {
    ...column,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
    [print]: {
      display: 'block',
      // Paper is white even in the dark theme.
      '--colorNeutralBackground1': 'white',
      '--colorNeutralBackground2': 'white',
      '--colorNeutralBackground3': 'white',
      '--colorBrandBackground2': 'white',
      '--colorBrandForeground1': 'black',
      '--colorBrandForeground2': 'black',
      '--colorNeutralForeground1': 'black',
      '--colorNeutralForeground2': 'black',
      '--colorNeutralForeground3': 'dimgray',
      '--colorNeutralStroke2': 'lightgray',
      '--colorNeutralStroke3': 'lightgray',
      '--colorBrandForegroundLink': 'black',
    },
  },
  page: { minHeight: '100dvh' },
  header: {
    ...row,
    ...middle,
    gap: tokens.spacingHorizontalMNudge,
    paddingBlock: tokens.spacingVerticalXXL,
    [phone]: { paddingInline: tokens.spacingHorizontalXL, paddingBlock: tokens.spacingVerticalL },
  },
  brand: {
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.01em',
  },
  main: { ...middle, flexGrow: 1, [phone]: { backgroundColor: tokens.colorNeutralBackground1 } },
  footer: {
    ...small,
    ...middle,
    paddingBlock: tokens.spacingVerticalXXL,
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
    [phone]: { paddingInline: tokens.spacingHorizontalXL },
  },
})
