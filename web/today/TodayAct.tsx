import { Button } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { graphql, useFragment } from 'react-relay'
import type { TodayAct_item$key } from '../__generated__/TodayAct_item.graphql.ts'
import { LazyMenu } from '../components/LazyMenu.tsx'
import { useAct } from './useAct.tsx'
import { PRESSED_BY } from './useTodayKeys.ts'

type Props = {
  item: TodayAct_item$key
  /** The record, for who hears the name of the menu alone. */
  of: string
  onHide: (hidden: boolean) => void
  onSnooze: (until: Date, title?: string) => Promise<void>
}

/** The one act that settles an item, and a menu of what else may have come of it. */
export function TodayAct({ item: key, of, onHide, onSnooze }: Props) {
  const item = useFragment(fragment, key)
  const act = useAct(item, { hide: onHide, snooze: onSnooze })
  const look = { size: 'small', appearance: 'secondary', [PRESSED_BY]: 'e' } as const
  if (!act) return null
  if (!act.run) return <LazyMenu trigger={<Button {...look}>{act.label}</Button>} items={{ actions: act.others }} />
  return (
    <>
      <Button {...look} onClick={() => void act.run?.()}>
        {act.label}
      </Button>
      {act.others.length > 0 && (
        <LazyMenu
          trigger={
            <Button
              size="small"
              appearance="subtle"
              icon={<ChevronDownRegular />}
              aria-label={`More actions for ${of}`}
              {...{ [PRESSED_BY]: 'o' }}
            />
          }
          items={{ actions: act.others }}
        />
      )}
    </>
  )
}

const fragment = graphql`
  fragment TodayAct_item on TodayItem {
    kind at reminderId mentionId isFailed isExpiring hasEnoughCandidates
    deal { databaseId version deadline selectedCandidateId }
    talent { databaseId name }
    candidate { databaseId status statusSince ...CandidateDialog_candidate }
    application { databaseId status isProcessed ...ApplicationDialog_application }
    share { databaseId version url expiresAt recipientName }
  }
`
