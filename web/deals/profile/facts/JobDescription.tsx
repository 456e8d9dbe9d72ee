import { Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { JobDescription_deal$key } from '../../../__generated__/JobDescription_deal.graphql.ts'
import { Card } from '../../../components/Section.tsx'
import { phone, useReading } from '../../../components/styles.ts'

/** The job description. A long description is collapsed at first. */
export function JobDescription({ deal: key }: { deal: JobDescription_deal$key }) {
  const { jobDescription } = useFragment(fragment, key)
  const styles = useStyles()
  const reading = useReading()
  const id = useId()
  const [open, setOpen] = useState(false)
  const isLong = jobDescription ? jobDescription.length > 1000 || jobDescription.split('\n').length > 12 : false
  return (
    <Card title="Job Description">
      {jobDescription ? (
        <p id={id} dir="auto" className={mergeClasses(reading.text, isLong && !open && styles.folded)}>
          {jobDescription}
        </p>
      ) : (
        <p className={styles.empty}>No job description yet.</p>
      )}
      {isLong && (
        <Link
          as="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show less' : 'Show all'}
        </Link>
      )}
    </Card>
  )
}

const fragment = graphql`
  fragment JobDescription_deal on Deal { jobDescription }
`

const useStyles = makeStyles({
  folded: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 13,
    overflow: 'hidden',
    [phone]: { WebkitLineClamp: 7 },
  },
  toggle: { alignSelf: 'flex-start' },
  empty: { margin: 0, color: tokens.colorNeutralForeground3 },
})
