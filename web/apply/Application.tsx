import { makeStyles, tokens } from '@fluentui/react-components'
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle'
import { useEffect, useId, useRef, useState } from 'react'
import type { Application_deal$key } from '../__generated__/Application_deal.graphql.ts'
import { Arrived } from '../app/Arrived.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { Notice, NoticeText } from '../app/public/Notice.tsx'
import { sheet } from '../app/public/PublicFrame.tsx'
import { phone, print, sectionTitle } from '../components/styles.ts'
import { graphql, useFragment } from '../relay/plain.ts'
import { ApplyForm } from './ApplyForm.tsx'

/** The job description and the form to apply with; after submitting, a thank-you message. */
export function Application({ deal: key }: { deal: Application_deal$key }) {
  const deal = useFragment(fragment, key)
  const styles = useStyles()
  const [submitted, setSubmitted] = useState(false)
  const description = deal.jobDescription?.trim()
  if (submitted) {
    return (
      <Notice role="status" icon={<CheckmarkCircleRegular className={styles.done} />} title="Application Submitted!">
        <Arrived />
        <NoticeText>Thank you for applying to {deal.title}.</NoticeText>
        <NoticeText>We'll review your application and get back to you soon.</NoticeText>
      </Notice>
    )
  }
  return (
    <article className={styles.root}>
      <PageTitle>{`Apply for ${deal.title}`}</PageTitle>
      <h1 className={styles.title} dir="auto">
        Apply for {deal.title}
      </h1>
      {description && <JobDescription text={description} />}
      <ApplyForm deal={deal} onSubmitted={() => setSubmitted(true)} />
    </article>
  )
}

/** Plain text in a box. A text longer than the box is a tab stop, so that the arrow keys scroll it. */
function JobDescription({ text }: { text: string }) {
  const styles = useStyles()
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const part = box.current
    if (!part) return
    const observer = new ResizeObserver(() => setScrolls(part.scrollHeight > part.clientHeight))
    observer.observe(part)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={styles.description}>
      <h2 id={id} className={styles.heading}>
        Job description
      </h2>
      <section ref={box} aria-labelledby={id} tabIndex={scrolls ? 0 : undefined} className={styles.box} dir="auto">
        {text}
      </section>
    </div>
  )
}

const fragment = graphql`
  fragment Application_deal on PublicDeal {
    title jobDescription
    ...ApplyForm_deal
  }
`

const useStyles = makeStyles({
  done: { color: tokens.colorStatusSuccessForeground1 },
  root: { ...sheet, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase500 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.02em',
    overflowWrap: 'anywhere',
    [phone]: { fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700 },
  },
  description: { marginBlockStart: tokens.spacingVerticalXXL },
  heading: { ...sectionTitle, margin: `0 0 ${tokens.spacingVerticalS}` },
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
    [print]: { maxHeight: 'none' },
  },
})
