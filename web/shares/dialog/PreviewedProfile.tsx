import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ShareSection } from '../../../api/shares/words.ts'
import type { PreviewedProfileQuery } from '../../__generated__/PreviewedProfileQuery.graphql.ts'
import { Profile } from '../../client/profile/Profile.tsx'
import { ProfileLevel } from '../../client/profile/Section.tsx'
import { Marks } from '../../client/profile/Text.tsx'
import { markedTexts } from './markedTexts.tsx'
import { RemovedPieces } from './RemovedPieces.tsx'

export type Previewing = {
  talentId: number
  line: string
  kept: readonly string[]
  sections: readonly ShareSection[]
  showsNames: boolean
  reading: number
}

type Props = {
  shown: Previewing
  /** Called with the key of a mark, and whether its piece is shown from now on. */
  onKeep: (mark: string, keeps: boolean) => void
  onSeen: (talentId: number, version: number) => void
}

/** The profile as the client sees it, with the pieces that were removed. */
export function PreviewedProfile({ shown: { reading, line, ...variables }, onKeep, onSeen }: Props) {
  const { talent } = useLazyLoadQuery<PreviewedProfileQuery>(query, variables, {
    fetchPolicy: 'store-or-network',
    fetchKey: reading,
  })
  const styles = useStyles()
  const preview = talent?.clientPreview
  const root = useRef<HTMLElement>(null)
  const pressed = useRef<string>(undefined)
  const marks = preview?.marks ?? NONE
  const texts = useMemo(() => {
    const press = (mark: string, keeps: boolean) => {
      pressed.current = mark
      onKeep(mark, keeps)
    }
    return markedTexts(marks, press)
  }, [marks, onKeep])
  const { talentId } = variables
  const version = preview?.talentVersion
  useEffect(() => {
    if (version !== undefined) onSeen(talentId, version)
  }, [talentId, version, onSeen])
  // A piece that was left out and is kept stands elsewhere on the page: the focus follows it.
  useLayoutEffect(() => {
    if (!marks.some(({ key }) => key === pressed.current) || root.current?.contains(document.activeElement)) return
    const same = [...(root.current?.querySelectorAll<HTMLElement>('[data-mark]') ?? [])]
    same.find(each => each.dataset.mark === pressed.current)?.focus()
  }, [marks])

  if (!preview) return <p className={styles.gone}>This talent was deleted.</p>
  return (
    <article ref={root} className={styles.root}>
      <ProfileLevel value={2}>
        <Marks value={texts}>
          <Profile profile={preview.profile} line={line} />
        </Marks>
      </ProfileLevel>
      <RemovedPieces marks={marks} onKeep={onKeep} />
    </article>
  )
}

const NONE: [] = []

const query = graphql`
  query PreviewedProfileQuery(
    $talentId: Int!
    $sections: [ShareSection!]
    $showsNames: Boolean
    $kept: [String!]
  ) {
    talent(id: $talentId) {
      clientPreview(sections: $sections, showsNames: $showsNames, kept: $kept) {
        talentVersion
        profile {
          name role area seniority companies summary techStack keyHighlights portfolioUrls portfolioOnRequest
          availability rate
          previousCompanies { legacy company title description }
        }
        marks { key path kind original start end isKept }
      }
    }
  }
`

const useStyles = makeStyles({
  root: { minWidth: 0, maxWidth: '760px', marginInline: 'auto', fontSize: tokens.fontSizeBase400 },
  gone: { margin: 0, color: tokens.colorNeutralForeground3 },
})
