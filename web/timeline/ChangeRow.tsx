import { makeStyles, tokens } from '@fluentui/react-components'
import { ArrowRight12Regular } from '@fluentui/react-icons/svg/arrow-right'
import { formatDate, formatDateTime } from '../components/dates.ts'
import { formatMoney } from '../components/money.ts'
import { FoldedText } from './FoldedText.tsx'
import { fieldNames, fileFields, moneyFields, wordLists } from './fields.ts'
import type { Change } from './sentences.ts'

/**
 * One field before and after, or only named where it says of whom something is told. What was written in a comment stands
 * alone: it has no other side.
 */
export function ChangeRow({ change }: { change: Change }) {
  const styles = useStyles()
  if (change.field === 'comment') {
    return (
      <div>
        <dt className={styles.unseen}>Comment</dt>
        <dd className={styles.quote}>
          <FoldedText text={change.after ?? change.before ?? ''} />
        </dd>
      </div>
    )
  }
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{fieldNames[change.field] ?? change.field}</dt>
      <dd className={styles.values}>
        {fileFields.has(change.field) ? fileWords(change) : <BeforeAndAfter change={change} />}
      </dd>
    </div>
  )
}

function BeforeAndAfter({ change: { field, before, after } }: { change: Change }) {
  const styles = useStyles()
  const isChanged = before !== after
  return (
    <>
      {before && isChanged && (
        <>
          <span className={styles.unseen}>from </span>
          <del className={styles.before}>
            <FoldedText text={readable(field, before)} />
          </del>
        </>
      )}
      {isChanged && (
        <span className={styles.arrow}>
          {before && <ArrowRight12Regular aria-hidden />}
          <span className={styles.unseen}>to </span>
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

const useStyles = makeStyles({
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
  unseen: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
})
