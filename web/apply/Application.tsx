import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Application_deal$key } from '../__generated__/Application_deal.graphql.ts'
import { PageTitle } from '../app/PageTitle.tsx'
import { sheet } from '../app/public/sheet.ts'
import { ApplyForm } from './ApplyForm.tsx'
import { PublicJobDescription } from './PublicJobDescription.tsx'
import { Submitted } from './Submitted.tsx'

/** What is sought and the form to apply with, until somebody has applied. */
export function Application({ deal: key }: { deal: Application_deal$key }) {
  const deal = useFragment(fragment, key)
  const styles = useStyles()
  const [submitted, setSubmitted] = useState(false)
  if (submitted) return <Submitted title={deal.title} />
  return (
    <article className={styles.root}>
      <PageTitle>{`Apply for ${deal.title}`}</PageTitle>
      <h1 className={styles.title} dir="auto">
        Apply for {deal.title}
      </h1>
      <PublicJobDescription deal={deal} />
      <ApplyForm deal={deal} onSubmitted={() => setSubmitted(true)} />
    </article>
  )
}

const fragment = graphql`
  fragment Application_deal on PublicDeal {
    title
    ...PublicJobDescription_deal
    ...ApplyForm_deal
  }
`

const useStyles = makeStyles({
  root: { ...sheet, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase500 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.02em',
    overflowWrap: 'anywhere',
    '@media (max-width: 640px)': { fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700 },
  },
})
