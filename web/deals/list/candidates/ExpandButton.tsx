import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import type { Candidates } from './useCandidates.ts'

type Props = { title: string; candidates: Candidates; words?: string }

/** Opens and closes the candidates of a deal. */
export function ExpandButton({ title, candidates: { queryRef, open, close }, words }: Props) {
  const isOpen = Boolean(queryRef)
  const styles = useStyles()
  return (
    <Button
      appearance="subtle"
      size="small"
      className={words && styles.withWords}
      icon={isOpen ? <ChevronDownRegular /> : <ChevronRightRegular />}
      aria-expanded={isOpen}
      aria-label={`${words ?? 'Candidates'} of ${title}`}
      onClick={isOpen ? close : open}
    >
      {words}
    </Button>
  )
}

// Its arrow stands where the words above it begin.
const useStyles = makeStyles({ withWords: { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` } })
