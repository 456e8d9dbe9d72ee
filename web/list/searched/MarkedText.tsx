import { makeStyles, tokens } from '@fluentui/react-components'
import { Fragment } from 'react'
import { placesOf } from '../../../api/rules/foldedText.ts'
import { soughtTexts } from '../../../api/rules/searchTerms.ts'
import { forcedColors } from '../../components/styles.ts'
import { tones } from '../../components/tones.ts'

/** The text with a mark around each part that the search looks for, ignoring case and accents. */
export function MarkedText({ text, search }: { text: string; search: string }) {
  const styles = useStyles()
  const places = placesOf(text, soughtTexts(search))
  if (places.length === 0) return text
  return (
    <>
      {places.map(({ from, to }, at) => (
        <Fragment key={from}>
          {text.slice(places[at - 1]?.to ?? 0, from)}
          <mark className={styles.mark}>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.to)}
    </>
  )
}

const useStyles = makeStyles({
  mark: {
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tones.amber.background,
    color: tones.amber.foreground,
    [forcedColors]: { backgroundColor: 'Mark', color: 'MarkText', forcedColorAdjust: 'none' },
  },
})
