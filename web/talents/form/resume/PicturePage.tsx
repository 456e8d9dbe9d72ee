import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { PageLayers, sheet } from './PageLayers.tsx'
import type { Review } from './useReview.ts'

type Props = { address: string; review: Review | null; instead: ReactNode }

/** A resume that is a picture, with the marks of the review; `instead` when it is no picture either. */
export function PicturePage({ address, review, instead }: Props) {
  const styles = useStyles()
  const [failed, setFailed] = useState(false)
  if (failed) return instead
  return (
    <div data-page={1} className={styles.sheet}>
      <img src={address} alt="The resume" className={styles.picture} onError={() => setFailed(true)} />
      {review && <PageLayers review={review} number={1} />}
    </div>
  )
}

const useStyles = makeStyles({ sheet, picture: { display: 'block', width: '100%' } })
