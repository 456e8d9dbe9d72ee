import { makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, use, useEffect, useRef } from 'react'
import { FirstPage } from '../app/Arrived.tsx'
import { Link } from '../app/links.tsx'
import { code, column, sectionTitle, useReading, wide } from '../components/styles.ts'
import { Words } from './Words.tsx'

type Props = {
  title: string
  /** How a program names it: method and path, or a signature. */
  signature: string
  description?: string | null | undefined
  /** The address of the list, for narrow screens. */
  back: { hash: string; label: string }
  children: ReactNode
}

/** An entry of the reference under its heading, which takes the focus when the entry was chosen in the list. */
export function EntryFrame({ title, signature, description, back, children }: Props) {
  const styles = useStyles()
  const reading = useReading()
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = use(FirstPage)
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus({ preventScroll: true })
  }, [isFirst])
  return (
    <article className={styles.root}>
      <Link to={{ hash: back.hash }} className={styles.back}>
        {back.label}
      </Link>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <code className={styles.signature}>{signature}</code>
      {description && (
        <p className={reading.text}>
          <Words text={description} />
        </p>
      )}
      {children}
    </article>
  )
}

/** A part of an entry. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <section aria-label={title} className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      {children}
    </section>
  )
}

/** The form that tries the entry out, unfolded by who wants it: it would push down what is read. */
export function TryOut({ children }: { children: ReactNode }) {
  const styles = useStyles()
  return (
    <details className={styles.tryOut}>
      <summary className={styles.summary}>Try it out</summary>
      {children}
    </details>
  )
}

const useStyles = makeStyles({
  root: { ...column, gap: tokens.spacingVerticalM, maxWidth: '880px' },
  back: { alignSelf: 'flex-start', paddingBlock: tokens.spacingVerticalM, [wide]: { display: 'none' } },
  title: {
    ...sectionTitle,
    outlineStyle: 'none',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
  },
  signature: { ...code, color: tokens.colorNeutralForeground2 },
  tryOut: {
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    '&[open] > summary': { paddingBlockEnd: tokens.spacingVerticalM },
  },
  summary: { cursor: 'pointer', fontWeight: 600 },
  part: { ...column, gap: tokens.spacingVerticalS, minWidth: 0, paddingBlockStart: tokens.spacingVerticalM },
  partTitle: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300, fontWeight: 600 },
})
