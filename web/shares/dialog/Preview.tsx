import { makeStyles, tokens } from '@fluentui/react-components'
import { useCallback, useDeferredValue, useLayoutEffect, useRef, useState } from 'react'
import { SectionBoundary } from '../../app/boundaries.tsx'
import { caption } from '../../components/styles.ts'
import { PreviewedPage } from './PreviewedPage.tsx'
import { SCROLLER } from './PreviewedProfile.tsx'
import type { Seen } from './seen.ts'
import type { ShareForm } from './shareForm.ts'

type Props = {
  form: ShareForm
  /** Counts the times that everything must be read again. */
  reading: number
  seen: Seen
}

/** The page that the client will get, with what was removed marked: a click keeps or removes a piece of a profile. */
export function Preview({ form, reading, seen }: Props) {
  const styles = useStyles()
  const [said, setSaid] = useState('')
  // Typing in the form does not wait for the page.
  const values = useDeferredValue(form.values)
  const isEmpty = values.talents.length === 0
  const latest = useRef(form)
  useLayoutEffect(() => {
    latest.current = form
  }, [form])
  const keep = useCallback((talentId: number, mark: string, keeps: boolean) => {
    const { values: now, set } = latest.current
    const changed = (kept: readonly string[]) => (keeps ? [...kept, mark] : kept.filter(id => id !== mark))
    set(
      'talents',
      now.talents.map(each => (each.id === talentId ? { ...each, kept: changed(each.kept) } : each)),
    )
  }, [])
  return (
    <article aria-label="Preview as client" className={styles.root}>
      <div className={styles.bar}>
        As the client sees it.{!isEmpty && ' Click highlighted text in a profile to show or hide it.'}
        <div role="status">{said}</div>
      </div>
      <div className={styles.page} {...{ [SCROLLER]: '' }}>
        {isEmpty ? (
          <p className={styles.nobody}>Add a talent to see the page that the client gets.</p>
        ) : (
          <SectionBoundary message="The preview could not be loaded">
            <PreviewedPage values={values} reading={reading} seen={seen} onKeep={keep} onSaid={setSaid} />
          </SectionBoundary>
        )}
      </div>
    </article>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, minHeight: 0 },
  bar: {
    ...caption,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  page: { flexGrow: 1, minHeight: 0, overflowY: 'auto', backgroundColor: tokens.colorNeutralBackground2 },
  nobody: { margin: 0, padding: tokens.spacingHorizontalXXL, color: tokens.colorNeutralForeground3 },
})
