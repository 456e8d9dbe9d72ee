import { makeStyles, tokens } from '@fluentui/react-components'
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Application_deal$key } from '../__generated__/Application_deal.graphql.ts'
import { Arrived } from '../app/Arrived.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { Notice, NoticeText } from '../app/public/Notice.tsx'
import { sheet } from '../app/public/PublicFrame.tsx'
import { ApplyForm } from './ApplyForm.tsx'
import { PublicJobDescription } from './PublicJobDescription.tsx'

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

/** After the application has arrived. */
function Submitted({ title }: { title: string }) {
  const styles = useSubmittedStyles()
  return (
    <Notice role="status" icon={<CheckmarkCircleRegular className={styles.icon} />} title="Application Submitted!">
      <Arrived />
      <PageTitle>Application Submitted!</PageTitle>
      <NoticeText>Thank you for applying to {title}.</NoticeText>
      <NoticeText>We'll review your application and get back to you soon.</NoticeText>
    </Notice>
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

const useSubmittedStyles = makeStyles({ icon: { color: tokens.colorStatusSuccessForeground1 } })
