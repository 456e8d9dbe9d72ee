import { makeStyles, tokens } from '@fluentui/react-components'
import { WarningRegular } from '@fluentui/react-icons/svg/warning'
import { useEffect, useEffectEvent, useState } from 'react'
import { column, forcedColors, sectionTitle } from '../../components/styles.ts'
import { Warnings } from '../../guard/Warnings.tsx'
import type { Act, Other } from './filling.ts'

type Props = {
  sentences: readonly string[]
  engagements: readonly { text: string }[]
  name: string
}

/** The consequences of filling the deal, shown before it is filled. */
export function Consequences({ sentences, engagements, name }: Props) {
  const styles = useStyles()
  return (
    <section aria-label="What will happen" className={styles.root}>
      <h3 className={styles.title}>What will happen</h3>
      <ul className={styles.list} aria-live="polite">
        {sentences.map(sentence => (
          <li key={sentence} dir="auto">
            {sentence}
          </li>
        ))}
      </ul>
      {engagements.map(({ text }) => (
        <p key={text} className={styles.warning}>
          <WarningRegular aria-hidden className={styles.sign} />
          <span>
            {name} is taken elsewhere: {text}
          </span>
        </p>
      ))}
    </section>
  )
}

type MovesProps = { others: readonly (Other & { act: Act })[]; onChecked: (isBlocked: boolean) => void }

/** Warnings about candidates who move to other deals. `onChecked` reports whether an admin's rule forbids a move. */
export function MoveWarnings({ others, onChecked }: MovesProps) {
  const [blocked, setBlocked] = useState<Readonly<Record<string, boolean>>>({})
  const moves = movesOf(others)
  const isBlocked = moves.some(({ key }) => blocked[key])
  const tell = useEffectEvent(onChecked)
  useEffect(() => tell(isBlocked), [isBlocked])
  return moves.map(({ key, dealId, talentIds }) => (
    <Warnings
      key={key}
      dealId={dealId}
      talentIds={talentIds}
      onChecked={forbidden => setBlocked(known => ({ ...known, [key]: forbidden }))}
    />
  ))
}

/** The candidates who move, grouped by their new deal. */
function movesOf(others: MovesProps['others']) {
  const moving = others.flatMap(({ act, talentId }) =>
    typeof act === 'object' && talentId !== null ? { dealId: act.id, talentId } : [],
  )
  return [...new Set(moving.map(({ dealId }) => dealId))].map(dealId => {
    const talentIds = moving.filter(each => each.dealId === dealId).map(({ talentId }) => talentId)
    return { key: `${dealId}: ${talentIds}`, dealId, talentIds }
  })
}

const useStyles = makeStyles({
  root: {
    ...column,
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    overflowWrap: 'anywhere',
    [forcedColors]: { border: '1px solid CanvasText' },
  },
  title: { ...sectionTitle, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
  warning: { display: 'flex', gap: tokens.spacingHorizontalS, margin: 0 },
  sign: { flexShrink: 0, fontSize: '20px', color: tokens.colorStatusWarningForeground1 },
})
