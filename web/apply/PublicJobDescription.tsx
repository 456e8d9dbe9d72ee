import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PublicJobDescription_deal$key } from '../__generated__/PublicJobDescription_deal.graphql.ts'

/** What is sought, as plain text in a box that scrolls, also by the keyboard. */
export function PublicJobDescription({ deal: key }: { deal: PublicJobDescription_deal$key }) {
  const { jobDescription } = useFragment(fragment, key)
  const styles = useStyles()
  const id = useId()
  if (!jobDescription?.trim()) return null
  return (
    <div className={styles.root}>
      <h2 id={id} className={styles.title}>
        Job description
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the arrow keys. */}
      <section aria-labelledby={id} tabIndex={0} className={styles.box} dir="auto">
        {jobDescription.trim()}
      </section>
    </div>
  )
}

const fragment = graphql`
  fragment PublicJobDescription_deal on PublicDeal {
    jobDescription
  }
`

const useStyles = makeStyles({
  root: { marginBlockStart: tokens.spacingVerticalXXL },
  title: {
    margin: `0 0 ${tokens.spacingVerticalS}`,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  box: {
    maxHeight: '280px',
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase400,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    '@media print': { maxHeight: 'none' },
  },
})
