import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { type KeyboardEvent, Suspense, useDeferredValue, useRef, useState } from 'react'
import { SectionBoundary } from '../../app/boundaries.tsx'
import { PersonAvatar } from '../../components/Avatars.tsx'
import { SearchField } from '../../components/FilterFields.tsx'
import { PeopleSkeleton } from '../../components/PeopleSkeleton.tsx'
import { caption, column, row } from '../../components/styles.ts'
import { FormField } from '../../forms/FormField.tsx'
import { type ChosenTalent, TalentChoices } from './TalentChoices.tsx'

type Props = {
  dealId: number
  chosen: ChosenTalent | null
  error: string | undefined
  onChoose: (talent: ChosenTalent | null) => void
}

/** Finds a talent by name, role, area, technology or company. The chosen one replaces the search. */
export function TalentPicker({ dealId, chosen, error, onChoose }: Props) {
  const styles = useStyles()
  const root = useRef<HTMLElement>(null)
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)

  // The focused element goes away with the choice: the focus moves to what replaces it.
  const choose = (talent: ChosenTalent | null) => {
    onChoose(talent)
    setSearch('')
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('input, button')?.focus())
  }

  if (chosen) {
    return (
      <section ref={root} aria-label="Talent" className={styles.chosen}>
        <PersonAvatar name={chosen.name} pictureUrl={chosen.profilePictureUrl} size={40} />
        <span className={styles.words}>
          <bdi className={styles.name}>{chosen.name}</bdi>
          <span className={styles.role}>{chosen.role}</span>
        </span>
        <Button size="small" aria-label="Change talent" onClick={() => choose(null)}>
          Change
        </Button>
      </section>
    )
  }
  return (
    <search ref={root} className={styles.root} onKeyDown={toChoices}>
      <FormField label="Talent" required error={error}>
        <SearchField
          label="Talent"
          placeholder="Name, role, area, tech stack or company"
          value={search}
          onChange={setSearch}
        />
      </FormField>
      <div className={styles.list} aria-busy={wanted !== search}>
        <SectionBoundary>
          <Suspense fallback={<PeopleSkeleton label="Loading talents" rowHeight={52} className={styles.skeleton} />}>
            <TalentChoices dealId={dealId} search={wanted.trim()} onChoose={choose} />
          </Suspense>
        </SectionBoundary>
      </div>
    </search>
  )
}

/** Enter in the search does not submit the form; the arrow keys move between the search and the results. */
function toChoices(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, key } = event
  if (key === 'Enter' && target instanceof HTMLInputElement) event.preventDefault()
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, ul button:enabled')]
  const next = stops[stops.indexOf(target as HTMLElement) + (key === 'ArrowDown' ? 1 : -1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}

const useStyles = makeStyles({
  root: {
    ...column,
    gap: tokens.spacingVerticalS,
    minWidth: 0,
    '& .fui-SearchBox': { width: '100%', maxWidth: 'none' },
  },
  list: {
    height: '224px',
    overflowY: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  skeleton: { paddingInline: tokens.spacingHorizontalM },
  chosen: {
    ...row,
    gap: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  words: { ...column, flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold },
  role: caption,
})
