import { Checkbox, makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ShareSection } from '../../../api/shares/words.ts'
import type { PreviewedProfileQuery } from '../../__generated__/PreviewedProfileQuery.graphql.ts'
import type { ProfileCard_profile$key } from '../../__generated__/ProfileCard_profile.graphql.ts'
import { problemWords } from '../../app/boundaries.tsx'
import { PeopleSkeleton } from '../../components/PeopleSkeleton.tsx'
import { Problem } from '../../components/Problem.tsx'
import { caption, plainList } from '../../components/styles.ts'
import { AnswerPanel, Choices } from '../../public/client/answer/AnswerPanel.tsx'
import { ProfileCard, type Toggle } from '../../public/client/ProfileCard.tsx'
import { ProfileText } from '../../public/client/profile/ProfileText.tsx'
import { Marks } from '../../public/client/profile/Text.tsx'
import { graphql } from '../../relay/plain.ts'
import { useUnkept } from '../../relay/useUnkept.ts'
import { markedTexts } from './markedTexts.tsx'
import type { Keep, Mark } from './marks.ts'
import { noteVersion, type SeenVersions } from './seen.ts'
import type { SharedTalent } from './shareForm.ts'

type Props = {
  talent: SharedTalent
  /** The line about the talent, as the client reads it. */
  line: string | null | undefined
  lineMarks: readonly Mark[]
  choices: { sections: ShareSection[]; showsNames: boolean; dealId: number | null }
  /** The talent's cells in the table of a shortlist. */
  row?: ProfileCard_profile$key
  index: number
  toggle?: Toggle
  reading: number
  seen: SeenVersions
  onKeep: (talentId: number, ...mark: Parameters<Keep>) => void
}

/** A profile on the client's page, with the removed pieces. The profile is loaded once it is opened and in view. */
export function PreviewedProfile({ talent, line, lineMarks, choices, row, index, toggle, ...more }: Props) {
  const { reading, seen, onKeep } = more
  const styles = useStyles()
  const { id: talentId, kept } = talent
  const [isInView, setInView] = useState(false)
  const isOpen = toggle?.isOpen !== false
  const { found, problem, again } = useUnkept<PreviewedProfileQuery>(
    query,
    isOpen && isInView ? { input: { talents: [{ talentId, kept: [...kept] }], ...choices } } : null,
    { reading },
  )
  const own = isOpen ? found?.answer.sharePreview : undefined
  const profile = own?.content.profiles[0]
  const marks = own?.talents[0]?.marks ?? NONE
  useEffect(() => {
    if (own || !isOpen) noteVersion(seen, talentId, ['profile', own?.talents[0]?.version])
  }, [seen, talentId, own, isOpen])

  const { root, keep } = useFollowingFocus(marks, (mark, keeps) => onKeep(talentId, mark, keeps))
  const waiting = problem ? (
    <Problem level="section" words={problemWords(problem)} onRetry={again} />
  ) : (
    <InView onView={() => setInView(true)} />
  )
  const head = profile ?? row
  if (!head) return waiting
  return (
    <div ref={root} className={styles.root}>
      <Marks value={markedTexts([...marks, ...lineMarks], keep)}>
        <ProfileCard
          profile={head}
          line={line}
          index={index}
          toggle={toggle}
          answer={(name, isAtOnce) => <SampleAnswer name={name} isAtOnce={isAtOnce} />}
        >
          {profile ? (
            <>
              <ProfileText profile={profile} />
              <RemovedPieces marks={marks} onKeep={keep} />
            </>
          ) : (
            isOpen && waiting
          )}
        </ProfileCard>
      </Marks>
    </div>
  )
}

/** The client's choices for an answer, which are disabled for staff. */
function SampleAnswer({ name, isAtOnce }: { name: string; isAtOnce: boolean }) {
  const id = useId()
  return (
    <AnswerPanel id={id} isAtOnce={isAtOnce}>
      <Choices label={id} name={name} isAtOnce={isAtOnce} />
    </AnswerPanel>
  )
}

/** A skeleton that calls `onView` when it is in view, or less than the height of the preview away from it. */
function InView({ onView }: { onView: () => void }) {
  const root = useRef<HTMLDivElement>(null)
  const tell = useEffectEvent(onView)
  useEffect(() => {
    if (!root.current) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) tell()
      },
      { root: root.current.closest(`[${SCROLLER}]`), rootMargin: '100% 0px' },
    )
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={root}>
      <PeopleSkeleton label="Loading the profile" rowHeight={72} />
    </div>
  )
}

/** Moves the focus to a pressed piece again if the piece moves to another place on the page. */
function useFollowingFocus(marks: readonly Mark[], onKeep: Keep) {
  const root = useRef<HTMLDivElement>(null)
  const pressed = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (!marks.some(({ key }) => key === pressed.current) || root.current?.contains(document.activeElement)) return
    const same = [...(root.current?.querySelectorAll<HTMLElement>('[data-mark]') ?? [])]
    same.find(each => each.dataset.mark === pressed.current)?.focus()
  }, [marks])
  const keep: Keep = (mark, keeps) => {
    pressed.current = mark
    onKeep(mark, keeps)
  }
  return { root, keep }
}

/** The attribute of the element that scrolls the preview. */
export const SCROLLER = 'data-preview-scroller'

const NONE: [] = []

/** The removed pieces of a profile as a list. A checked piece is shown to the client again. */
function RemovedPieces({ marks, onKeep }: { marks: readonly Mark[]; onKeep: Keep }) {
  const styles = useStyles()
  if (marks.length === 0) return <p className={styles.none}>Nothing had to be hidden in the chosen sections.</p>
  const removed = marks.filter(({ isKept }) => !isKept).length
  return (
    <details className={styles.removedPieces}>
      <summary className={styles.summary}>
        {removed} {removed === 1 ? 'detail' : 'details'} hidden · {marks.length - removed} shown
      </summary>
      <ul aria-label="Show anyway" className={styles.list}>
        {marks.map(({ key, kind, original, isKept }) => (
          <li key={key}>
            <Checkbox
              label={
                <>
                  <bdi>{original}</bdi> <span className={styles.kind}>{words[kind] ?? ''}</span>
                </>
              }
              checked={isKept}
              onChange={(_, { checked }) => onKeep(key, checked === true)}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

const words: Readonly<Record<string, string>> = {
  NAME: 'name',
  EMAIL: 'e-mail address',
  PHONE: 'phone number',
  LINK: 'link',
  HANDLE: 'handle',
}

const query = graphql`
  query PreviewedProfileQuery($input: SharePreviewInput!) {
    sharePreview(input: $input) {
      content {
        profiles { ...ProfileCard_profile ...ProfileText_profile }
      }
      talents {
        version
        marks { key path kind original start end isKept }
      }
    }
  }
`

const useStyles = makeStyles({
  root: { display: 'contents' },
  removedPieces: { marginBlockStart: tokens.spacingVerticalXXL, fontSize: tokens.fontSizeBase300 },
  none: { ...caption, margin: `${tokens.spacingVerticalXXL} 0 0` },
  summary: { cursor: 'pointer', color: tokens.colorNeutralForeground2 },
  list: { ...plainList, overflowWrap: 'anywhere' },
  kind: caption,
})
