import { makeStyles, tokens } from '@fluentui/react-components'
import { memo, useEffect, useEffectEvent, useMemo } from 'react'
import type { PreviewedPageLetterQuery } from '../../__generated__/PreviewedPageLetterQuery.graphql.ts'
import type { PreviewedPageTableQuery } from '../../__generated__/PreviewedPageTableQuery.graphql.ts'
import { problemWords } from '../../app/boundaries.tsx'
import { PeopleSkeleton } from '../../components/PeopleSkeleton.tsx'
import { Problem } from '../../components/Problem.tsx'
import { phone } from '../../components/styles.ts'
import { AgencyFrame } from '../../public/client/AgencyFrame.tsx'
import { NoSession } from '../../public/client/ClientSession.tsx'
import { Letter } from '../../public/client/Letter.tsx'
import { PdfSample } from '../../public/client/PdfLink.tsx'
import { Marks } from '../../public/client/profile/Text.tsx'
import { SharedPage } from '../../public/client/SharedPage.tsx'
import { Shortlist } from '../../public/client/Shortlist.tsx'
import { FrameSample } from '../../public/PublicFrame.tsx'
import { graphql } from '../../relay/plain.ts'
import { useUnkept } from '../../relay/useUnkept.ts'
import { markedTexts } from './markedTexts.tsx'
import { type Keep, removedForGood } from './marks.ts'
import { PreviewedProfile } from './PreviewedProfile.tsx'
import { noteVersion, type SeenVersions } from './seen.ts'
import { expiryOf, type ShareForm } from './shareForm.ts'

type Props = {
  values: ShareForm['values']
  /** A counter. Whenever it changes, the whole preview is loaded again. */
  reading: number
  seen: SeenVersions
  /** Called with a talent, the key of a mark, and whether the marked piece is shown to the client from now on. */
  onKeep: (talentId: number, ...mark: Parameters<Keep>) => void
  /** Called with a message about the preview: a problem, or the number of removed pieces. */
  onSaid: (words: string) => void
}

/** Milliseconds without typing after which the letter and the lines are redacted again. */
const PAUSE = 300

/**
 * The client's page with the current values of the form. There are separate queries for the letter with the lines, for
 * the table of a shortlist, and for each opened profile, so that typing does not load a profile again.
 */
export const PreviewedPage = memo(function PreviewedPage({ values, reading, seen, onKeep, onSaid }: Props) {
  const styles = useStyles()
  const { talents, sections, showsNames, deal, expires, day } = values
  const expiresAt = useMemo(() => expiryOf({ expires, day }), [expires, day])
  const dealId = deal?.id ?? null
  const recipient = {
    recipientName: values.recipientName.trim() || 'Recipient',
    recipientCompany: values.company.name.trim() || null,
    companyId: values.company.id,
  }
  const lines = talents.map(({ id: talentId, line }) => ({ talentId, line }))
  const letter = useUnkept<PreviewedPageLetterQuery>(
    letterQuery,
    { input: { ...recipient, dealId, talents: lines, note: values.note, showsNames, expiresAt } },
    { reading, pause: PAUSE },
  )
  const isOne = talents.length === 1
  const rows = talents.map(({ id: talentId, kept }) => ({ talentId, kept: [...kept] }))
  const choices = { sections: [...sections], showsNames, dealId }
  const table = useUnkept<PreviewedPageTableQuery>(
    tableQuery,
    isOne ? null : { input: { talents: rows, ...choices } },
    { reading },
  )

  const words = letter.found?.answer.sharePreview
  const compared = isOne ? undefined : table.found?.answer.sharePreview
  useEffect(() => {
    if (!letter.found) return
    seen.basis = { of: letter.found.answer.sharePreview.basis, dealId: letter.found.variables.input.dealId ?? null }
  }, [letter.found, seen])
  useEffect(() => {
    for (const { talentId, version } of compared?.talents ?? []) noteVersion(seen, talentId, ['row', version])
  }, [compared, seen])

  const fixed = [...(words?.noteMarks ?? []), ...(words?.talents ?? []).flatMap(({ lineMarks }) => lineMarks)]
  const problem = letter.problem ?? table.problem
  const said = [problem?.message, removedForGood(fixed.length)].filter(Boolean).join(' ')
  const say = useEffectEvent(onSaid)
  useEffect(() => say(said), [said])
  const noteMarks = words?.noteMarks
  const noteTexts = useMemo(() => markedTexts(noteMarks ?? []), [noteMarks])

  if (!words || (!isOne && !compared)) {
    const again = () => {
      letter.again()
      table.again()
    }
    if (problem) return <Problem level="section" words={problemWords(problem)} onRetry={again} />
    return <PeopleSkeleton label="Loading the preview" rowHeight={72} className={styles.skeleton} />
  }
  const profileOf = (talentId: number | undefined) => {
    const talent = talents.find(({ id }) => id === talentId)
    const { line, lineMarks = [] } = words.talents.find(each => each.talentId === talentId) ?? {}
    return talent && { talent, line, lineMarks, choices, reading, seen, onKeep }
  }
  const only = isOne ? profileOf(talents[0]?.id) : undefined
  const count = compared?.talents.length ?? 1
  return (
    <div ref={staysHere} className={styles.root} aria-busy={letter.busy || table.busy}>
      <NoSession>
        <AgencyFrame agency={words.agency} width="1120px" Frame={FrameSample}>
          <SharedPage
            count={count}
            letter={
              <Marks value={noteTexts}>
                <Letter letter={words.content} count={count} pdf={<PdfSample />} />
              </Marks>
            }
          >
            {only && <PreviewedProfile {...only} index={0} />}
            {compared && (
              <Shortlist
                content={compared.content}
                card={(index, toggle) => {
                  const profile = profileOf(compared.talents[index]?.talentId)
                  const row = compared.content.profiles[index]
                  return profile && row && <PreviewedProfile {...profile} row={row} index={index} toggle={toggle} />
                }}
              />
            )}
          </SharedPage>
        </AgencyFrame>
      </NoSession>
    </div>
  )
})

/** Makes links within the client's page scroll to their target without changing the address of this page. */
function staysHere(root: HTMLElement | null) {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.getAttribute('href')?.startsWith('#')) return
    event.preventDefault()
    const part = document.getElementById(link.hash.slice(1))
    part?.scrollIntoView()
    part?.focus({ preventScroll: true })
  }
  root?.addEventListener('click', follow)
  return () => root?.removeEventListener('click', follow)
}

const letterQuery = graphql`
  query PreviewedPageLetterQuery($input: SharePreviewInput!) {
    sharePreview(input: $input) {
      basis
      agency { ...AgencyFrame_agency }
      content { ...Letter_letter }
      noteMarks { key path kind original start end isKept }
      talents {
        talentId line
        lineMarks { key path kind original start end isKept }
      }
    }
  }
`

const tableQuery = graphql`
  query PreviewedPageTableQuery($input: SharePreviewInput!) {
    sharePreview(input: $input) {
      content {
        profiles { ...ProfileCard_profile }
        ...Shortlist_content
      }
      talents { talentId version }
    }
  }
`

const useStyles = makeStyles({
  root: { boxSizing: 'border-box', paddingInline: tokens.spacingHorizontalXXL, [phone]: { paddingInline: 0 } },
  skeleton: { paddingInline: tokens.spacingHorizontalXXL },
})
