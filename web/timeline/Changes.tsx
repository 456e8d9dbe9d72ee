import { Link, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowRight12Regular } from '@fluentui/react-icons/svg/arrow-right'
import { useState } from 'react'
import { applicationLabels } from '../../api/applications/words.ts'
import { billingLabels } from '../../api/billing/words.ts'
import { candidateLabels } from '../../api/candidates/words.ts'
import { commentLabels } from '../../api/comments/words.ts'
import { companyLabels } from '../../api/companies/words.ts'
import { dealLabels } from '../../api/deals/words.ts'
import { shareLabels } from '../../api/shares/words.ts'
import { talentLabels } from '../../api/talents/words.ts'
import { amountLabels } from '../billing/marginWords.ts'
import { formatDate, formatDateTime, formatMoney } from '../components/format.ts'
import { column } from '../components/styles.ts'
import { FoldedText, Unseen } from '../components/texts.tsx'
import { type Change, spaced } from './sentences.ts'

/** The changes of an activity: the first few changes, and all others on demand. */
export function Changes({ kind, changes }: { kind: string; changes: readonly Change[] }) {
  const styles = useStyles()
  const [all, setAll] = useState(false)
  if (changes.length === 0) return null
  // A single change is not hidden, as the button would need as much space as the change.
  const hidden = all || changes.length <= few + 1 ? 0 : changes.length - few
  return (
    <div className={styles.root}>
      <dl className={styles.list}>
        {changes.slice(0, changes.length - hidden).map(change => (
          <ChangeRow key={change.field} label={labelOf(kind, change.field)} change={change} />
        ))}
      </dl>
      {hidden > 0 && (
        <Link as="button" className={styles.more} onClick={() => setAll(true)}>
          Show {hidden} more changes
        </Link>
      )}
    </div>
  )
}

const few = 3

/** A field's values before and after the change. For a comment, only the text of the comment. */
function ChangeRow({ label, change }: { label: string; change: Change }) {
  const styles = useStyles()
  if (change.field === 'comment') {
    return (
      <div>
        <dt>
          <Unseen>{label}</Unseen>
        </dt>
        <dd className={styles.quote}>
          <FoldedText text={change.after ?? change.before ?? ''} />
        </dd>
      </div>
    )
  }
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{label}</dt>
      <dd className={styles.values}>
        {fileFields.has(change.field) ? fileWords(change) : <BeforeAndAfter {...change} />}
      </dd>
    </div>
  )
}

function BeforeAndAfter({ field, before, after }: Change) {
  const styles = useStyles()
  const isChanged = before !== after
  return (
    <>
      {before && isChanged && (
        <>
          <Unseen>from </Unseen>
          <del className={styles.before}>
            <FoldedText text={readable(field, before)} />
          </del>
        </>
      )}
      {isChanged && (
        <span className={styles.arrow}>
          {before && <ArrowRight12Regular aria-hidden />}
          <Unseen>to </Unseen>
        </span>
      )}
      {after ? (
        <ins className={styles.after}>
          <FoldedText text={readable(field, after)} />
        </ins>
      ) : (
        <span className={styles.nothing}>nothing</span>
      )}
    </>
  )
}

function readable(field: string, value: string) {
  if (moneyFields.has(field)) return formatMoney(value)
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatDateTime(value)
  return wordLists.has(field) ? value.replaceAll('\n', ', ') : value
}

function fileWords({ before, after }: Change) {
  if (!after) return 'removed'
  return before ? 'replaced' : 'added'
}

/** The label of a field in the record's form, or else the field's name in words. */
function labelOf(kind: string, field: string) {
  const label = labels[kind.slice(0, kind.indexOf('.'))]?.[field] ?? spaced(field)
  return label.charAt(0).toUpperCase() + label.slice(1)
}

const labels: Record<string, Record<string, string>> = {
  talent: talentLabels,
  comment: commentLabels,
  company: companyLabels,
  deal: { ...dealLabels, ...amountLabels },
  candidate: candidateLabels,
  application: applicationLabels,
  billing: billingLabels,
  share: shareLabels,
}

/** Fields whose values are addresses of files, which are not shown. */
const fileFields = new Set(['portfolioPdfUrl', 'profilePictureUrl', 'resumeUrl'])

/** Fields whose values are typed amounts. */
const moneyFields = new Set(['billing', 'companyBudget', 'candidateBudget', 'recruitingFee', 'budget'])

/** Fields whose values are lists, with one entry per line. */
const wordLists = new Set(['techStack'])

const useStyles = makeStyles({
  root: { ...column, alignItems: 'flex-start', gap: tokens.spacingVerticalXS },
  list: { ...column, gap: tokens.spacingVerticalXS, margin: `${tokens.spacingVerticalXS} 0 0`, maxWidth: '100%' },
  more: { fontSize: tokens.fontSizeBase200 },
  row: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS, minWidth: 0 },
  name: { color: tokens.colorNeutralForeground3 },
  values: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: tokens.spacingHorizontalXS,
    margin: 0,
    minWidth: 0,
  },
  before: { minWidth: 0, color: tokens.colorNeutralForeground3, textDecorationLine: 'none' },
  after: { minWidth: 0, textDecorationLine: 'none' },
  arrow: { display: 'inline-flex', alignSelf: 'center', color: tokens.colorNeutralForeground3 },
  nothing: { color: tokens.colorNeutralForeground3, fontStyle: 'italic' },
  quote: {
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalM,
    borderInlineStartWidth: '2px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke2,
    color: tokens.colorNeutralForeground2,
  },
})
