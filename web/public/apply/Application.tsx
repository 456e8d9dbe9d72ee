import { Button, Input, makeStyles, tokens } from '@fluentui/react-components'
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle'
import { useEffect, useId, useRef, useState } from 'react'
import type { Application_form$key } from '../../__generated__/Application_form.graphql.ts'
import { Arrived } from '../../app/Arrived.tsx'
import { PageTitle } from '../../app/PageTitle.tsx'
import { useCopy } from '../../components/copy.ts'
import { column, phone, print, sectionTitle } from '../../components/styles.ts'
import { graphql, useFragment } from '../../relay/plain.ts'
import { Notice, NoticeText } from '../Notice.tsx'
import { sheet } from '../PublicFrame.tsx'
import { ApplyForm, type Submitted } from './ApplyForm.tsx'
import { useKeptEntries } from './useKeptEntries.ts'

/** The job description and the form to apply with; after submitting, a thank-you message. */
export function Application({ form: key }: { form: Application_form$key }) {
  const form = useFragment(fragment, key)
  const styles = useStyles()
  const kept = useKeptEntries(form.token)
  const [submitted, setSubmitted] = useState<Submitted>()
  const description = form.jobDescription?.trim()
  if (submitted) {
    return (
      <Notice role="status" icon={<CheckmarkCircleRegular className={styles.done} />} title="Application Submitted!">
        <Arrived />
        <NoticeText>Thank you for applying to {form.title}.</NoticeText>
        <NoticeText>We'll review your application and get back to you soon.</NoticeText>
        <WhatHappensNext submitted={submitted} agency={form.agency.name} />
      </Notice>
    )
  }
  const done = (answer: Submitted) => {
    setSubmitted(answer)
    void kept.clear()
  }
  return (
    <article className={styles.root}>
      <PageTitle>{`Apply for ${form.title}`}</PageTitle>
      <h1 className={styles.title} dir="auto">
        Apply for {form.title}
      </h1>
      {form.isFull && (
        <p className={styles.full}>
          All places are taken at the moment. You can join the waiting list: as places open, people move up in the order
          in which they applied.
        </p>
      )}
      {description && (
        <JobDescription key={kept.step > 0 ? 'folded' : 'whole'} text={description} folds={kept.step > 0} />
      )}
      <ApplyForm form={form} kept={kept} onSubmitted={done} />
    </article>
  )
}

/**
 * The job description as plain text in a box. If the text is longer than the box, the box is a tab stop, so that the
 * arrow keys scroll the text. The box is collapsed once the applicant has started to apply.
 */
function JobDescription({ text, folds }: { text: string; folds: boolean }) {
  const styles = useStyles()
  const [isOpen, setOpen] = useState(!folds)
  return (
    <div className={styles.description}>
      {isOpen && <DescriptionBox text={text} />}
      {folds && (
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide job description' : 'Show job description'}
        </Button>
      )}
    </div>
  )
}

function DescriptionBox({ text }: { text: string }) {
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
    <>
      <h2 id={id} className={styles.heading}>
        Job description
      </h2>
      <section ref={box} aria-labelledby={id} tabIndex={scrolls ? 0 : undefined} className={styles.box} dir="auto">
        {text}
      </section>
    </>
  )
}

type Props = { submitted: Submitted; agency: string }

/** Part of the thank-you message: who reviews the application, how long this takes, and the link to its status. */
function WhatHappensNext({ submitted: { statusUrl, waitingPosition }, agency }: Props) {
  const styles = useStyles()
  return (
    <div className={styles.whatHappensNext}>
      <h2 className={styles.whatHappensNextTitle}>What happens next</h2>
      {waitingPosition && (
        <p className={styles.text}>
          You are number {waitingPosition} on the waiting list. As places open, people move up in the order in which
          they applied.
        </p>
      )}
      <ol className={styles.list}>
        <li>A program reads your resume, so that your name, role and skills stand beside the file.</li>
        <li>
          A recruiter of <bdi>{agency}</bdi> looks at it. No program rejects anybody.
        </li>
        <li>They contact you if it fits. How long that takes depends on the position.</li>
      </ol>
      {statusUrl ? (
        <StatusLink url={statusUrl} />
      ) : (
        <p className={styles.text}>
          You have sent this application before. The link that you got then shows where it stands.
        </p>
      )}
    </div>
  )
}

function StatusLink({ url }: { url: string }) {
  const styles = useStyles()
  const [copied, copy] = useCopy()
  return (
    <>
      <p className={styles.text}>
        <strong>Keep this link.</strong> It shows where your application stands, and lets you replace the resume,
        withdraw, or have everything erased. It is shown only now; whoever has it can do that.
      </p>
      <div className={styles.link}>
        <Input size="large" aria-label="Link to your application" readOnly className={styles.address} value={url} />
        <Button size="large" className={styles.act} onClick={() => void copy(url)}>
          {copied ? 'Copied' : 'Copy link'}
        </Button>
        <Button as="a" href={url} size="large" appearance="primary" className={styles.act}>
          Open
        </Button>
      </div>
    </>
  )
}

const fragment = graphql`
  fragment Application_form on ApplicationForm {
    token title jobDescription isFull
    agency { name }
    ...ApplyForm_form
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
  description: {
    ...column,
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalS,
    marginBlockStart: tokens.spacingVerticalXXL,
  },
  full: {
    margin: `${tokens.spacingVerticalL} 0 0`,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorBrandBackground2,
  },
  heading: { ...sectionTitle, margin: 0 },
  box: {
    boxSizing: 'border-box',
    width: '100%',
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
  whatHappensNext: {
    ...column,
    gap: tokens.spacingVerticalM,
    alignSelf: 'stretch',
    marginBlockStart: tokens.spacingVerticalXXL,
    paddingBlockStart: tokens.spacingVerticalXXL,
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    textAlign: 'start',
  },
  whatHappensNextTitle: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  text: { margin: 0 },
  list: { ...column, gap: tokens.spacingVerticalXS, margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
  link: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  act: { minHeight: '44px', [phone]: { flexGrow: 1 } },
  address: { flexGrow: 1, minWidth: 0, [phone]: { flexBasis: '100%' } },
})
