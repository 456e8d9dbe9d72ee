import { makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, use } from 'react'
import { BrandMark } from '../../components/BrandMark.tsx'
import { toastsAbove } from '../../components/Toasts.tsx'
import { BrandName } from '../PageTitle.tsx'

/** What stands around a public page: whose it is above and below, one column between. Prints as ink. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const styles = useStyles()
  const brand = use(BrandName)
  return (
    <div className={styles.root} {...{ [toastsAbove]: '' }}>
      <meta name="robots" content="noindex, nofollow, noarchive" />
      <header className={styles.header}>
        <BrandMark size={28} />
        <span className={styles.brand}>{brand}</span>
      </header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.footer}>
        © {new Date().getFullYear()} {brand}. All rights reserved.
      </footer>
    </div>
  )
}

const column = { boxSizing: 'border-box', width: '100%', maxWidth: '760px', marginInline: 'auto' } as const
const phone = '@media (max-width: 640px)'

/** The white sheet that a public page stands on; the whole width on phones, nothing but the page on paper. */
export const sheet = {
  boxSizing: 'border-box',
  padding: '48px',
  boxShadow: `0 0 0 1px ${tokens.colorNeutralStroke2}`,
  borderRadius: tokens.borderRadiusXLarge,
  backgroundColor: tokens.colorNeutralBackground1,
  '@media (max-width: 640px)': {
    paddingInline: tokens.spacingHorizontalXL,
    paddingBlock: tokens.spacingVerticalXXL,
    boxShadow: 'none',
    borderRadius: 0,
  },
  '@media print': { padding: 0, boxShadow: 'none' },
} as const

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
    '@media print': {
      display: 'block',
      // Whatever the screen looks like, paper is white.
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
  header: {
    ...column,
    display: 'flex',
    alignItems: 'center',
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
  main: {
    ...column,
    flexGrow: 1,
    [phone]: { backgroundColor: tokens.colorNeutralBackground1 },
  },
  footer: {
    ...column,
    paddingBlock: tokens.spacingVerticalXXL,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
    [phone]: { paddingInline: tokens.spacingHorizontalXL },
  },
})
