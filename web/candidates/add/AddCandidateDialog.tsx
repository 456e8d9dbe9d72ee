import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { type KeyboardEvent, Suspense, useDeferredValue, useRef, useState } from 'react'
import { addCandidateRules } from '../../../api/candidates/rules.ts'
import { type CandidateStatus, candidateLabels, candidateStatuses } from '../../../api/candidates/words.ts'
import { SectionBoundary } from '../../app/boundaries.tsx'
import { PersonAvatar } from '../../components/Avatars.tsx'
import { SearchField } from '../../components/FilterFields.tsx'
import { takesFocusOver } from '../../components/focus.ts'
import { PeopleSkeleton } from '../../components/PeopleSkeleton.tsx'
import { caption, column, row } from '../../components/styles.ts'
import { formRules } from '../../forms/changes.ts'
import { choice } from '../../forms/choices.tsx'
import { Fields } from '../../forms/FieldRows.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { dateTime, inputOf, labelled, local, text, type ValuesOf } from '../../forms/fields.tsx'
import { Warnings } from '../../guard/Warnings.tsx'
import { RecordDialog } from '../../relay/RecordDialog.tsx'
import { ADDING_FAILED, candidateAdded, useAddCandidate } from '../useAddCandidate.ts'
import { type ChosenTalent, TalentChoices } from './TalentChoices.tsx'

/** The dialog that chooses a talent and adds the talent to the deal's candidates. */
export function AddCandidateDialog({ dealId, onClose }: { dealId: number; onClose: () => void }) {
  const [addCandidate] = useAddCandidate()
  const [isBlocked, setBlocked] = useState(false)
  return (
    <RecordDialog
      title="Add Candidate"
      action="Add Candidate"
      working="Adding..."
      disabled={isBlocked}
      fields={fields}
      rules={rules}
      save={input => addCandidate({ input: { dealId, ...input } })}
      saved={(_, _output, { talentId: talent }) => candidateAdded(talent?.name)}
      failed={{ title: ADDING_FAILED, text: 'There was an error adding the candidate. Please try again.' }}
      onClose={onClose}
    >
      {form => (
        <>
          <TalentPicker
            dealId={dealId}
            chosen={form.values.talentId}
            error={form.errors.talentId}
            onChoose={talent => {
              setBlocked(false)
              form.set('talentId', talent)
            }}
          />
          {form.values.talentId && (
            <Warnings
              key={form.values.talentId.databaseId}
              talentIds={[form.values.talentId.databaseId]}
              dealId={dealId}
              onChecked={setBlocked}
            />
          )}
          <Fields form={form} />
        </>
      )}
    </RecordDialog>
  )
}

const fields = {
  talentId: local<ChosenTalent | null>(null),
  ...labelled(candidateLabels, {
    status: choice(candidateStatuses, 'APPLIED'),
    interviewDate: dateTime({ hint: 'In your own time zone.', shown: isInterviewed }),
    notes: text({ rows: 3 }),
  }),
}

function isInterviewed({ status }: { status: CandidateStatus }) {
  return status === 'INTERVIEWED'
}

const rules = formRules({
  rules: addCandidateRules,
  // Empty notes and dates are not sent.
  toInput(values: ValuesOf<typeof fields>) {
    const { status, interviewDate, notes } = inputOf(fields, values)
    return {
      talentId: values.talentId?.databaseId,
      status,
      ...(notes && { notes }),
      ...(isInterviewed(values) && interviewDate && { interviewDate }),
    }
  },
})

type Props = {
  dealId: number
  chosen: ChosenTalent | null
  error: string | undefined
  onChoose: (talent: ChosenTalent | null) => void
}

/** Finds a talent by name, role, area, technology or company. The chosen talent replaces the search field. */
function TalentPicker({ dealId, chosen, error, onChoose }: Props) {
  const styles = useStyles()
  const root = useRef<HTMLElement>(null)
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)

  // Choosing removes the focused element, so the focus moves to the element in its place.
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
    <search ref={root} className={styles.talentPicker} onKeyDown={toChoices}>
      <FormField label="Talent" required error={error}>
        <SearchField
          label="Talent"
          placeholder="Name, role, area, tech stack or company"
          value={search}
          onChange={setSearch}
        />
      </FormField>
      <div ref={takesFocusOver} tabIndex={-1} className={styles.list} aria-busy={wanted !== search}>
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
  talentPicker: {
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
