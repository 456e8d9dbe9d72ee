import { makeStyles, Select, tokens } from '@fluentui/react-components'
import { Suspense, useDeferredValue, useState } from 'react'
import { SectionBoundary } from '../../app/boundaries.tsx'
import { PeopleSkeleton } from '../../components/PeopleSkeleton.tsx'
import { caption, column, row } from '../../components/styles.ts'
import { PreviewedProfile, type Previewing } from './PreviewedProfile.tsx'
import type { ShareForm } from './shareForm.ts'

type Props = {
  form: ShareForm
  /** Counts the times that the profiles must be read again. */
  reading: number
  /** Called with the version of a profile that was shown. */
  onSeen: (talentId: number, version: number) => void
}

/** What the client will see of each talent, with what was removed marked: a click keeps or removes a piece. */
export function Preview({ form, reading, onSeen }: Props) {
  const styles = useStyles()
  const { talents, sections, showsNames } = form.values
  const [chosen, setChosen] = useState<number>()
  const talent = talents.find(({ id }) => id === chosen) ?? talents[0]
  const wanted: Previewing | null = talent
    ? { talentId: talent.id, line: talent.line, kept: talent.kept, sections, showsNames, reading }
    : null
  // The former page stays until the next one is there. Its marks keep the focus.
  const asked = useDeferredValue(JSON.stringify(wanted))
  const shown: Previewing | null = JSON.parse(asked)
  if (!shown) return null

  const keep = (mark: string, keeps: boolean) =>
    form.set(
      'talents',
      talents.map(each =>
        each.id === shown.talentId
          ? { ...each, kept: keeps ? [...each.kept, mark] : each.kept.filter(id => id !== mark) }
          : each,
      ),
    )
  return (
    <section aria-label="Preview as client" className={styles.root}>
      <div className={styles.bar}>
        <span className={styles.words}>As the client sees it. Click a marked piece to keep it or to remove it.</span>
        {talents.length > 1 && (
          <Select
            size="small"
            aria-label="Preview of"
            value={`${talent?.id}`}
            onChange={(_, { value }) => setChosen(Number(value))}
          >
            {talents.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </div>
      <div className={styles.page} aria-busy={asked !== JSON.stringify(wanted)}>
        <SectionBoundary>
          <Suspense
            fallback={<PeopleSkeleton label="Loading the preview" rowHeight={72} className={styles.skeleton} />}
          >
            <PreviewedProfile shown={shown} onKeep={keep} onSeen={onSeen} />
          </Suspense>
        </SectionBoundary>
      </div>
    </section>
  )
}

const useStyles = makeStyles({
  root: { ...column, flexGrow: 1, minWidth: 0, minHeight: 0 },
  bar: {
    ...row,
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  words: { ...caption, flexGrow: 1 },
  page: {
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    padding: `${tokens.spacingVerticalXL} ${tokens.spacingHorizontalXXL}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  skeleton: { paddingInline: 0 },
})
