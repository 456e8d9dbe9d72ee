import { makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, useId } from 'react'
import { column, row, sectionTitle } from './styles.ts'

type Props = { title: string; actions?: ReactNode; children?: ReactNode }

/** A bordered box of facts with its heading. */
export function Card(props: Props) {
  return <Section {...props} className={useStyles().card} />
}

/** A section of a record's page with its heading. `empty` is shown when the section has no content. */
export function StorySection({ empty, children, ...props }: Props & { empty?: string }) {
  const styles = useStyles()
  return (
    <Section {...props} className={styles.story}>
      {children || <p className={styles.empty}>{empty}</p>}
    </Section>
  )
}

function Section({ title, actions, children, className }: Props & { className: string }) {
  const styles = useStyles()
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  )
}

const parts = { ...column, gap: tokens.spacingVerticalM, minWidth: 0 } as const

const useStyles = makeStyles({
  story: parts,
  card: {
    ...parts,
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: { ...row, flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  // The title takes the free space, so that the actions are together at the end.
  title: { ...sectionTitle, flexGrow: 1 },
  empty: { margin: 0, color: tokens.colorNeutralForeground3 },
})
