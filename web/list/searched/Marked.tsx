import { makeStyles, tokens } from '@fluentui/react-components'
import { createContext, Fragment, type ReactNode, use } from 'react'
import { placesOf } from '../../../api/rules/foldedText.ts'
import { soughtTexts } from '../../../api/rules/searchTerms.ts'
import { forcedColors } from '../../components/styles.ts'
import { tones } from '../../components/tones.ts'

const SearchContext = createContext('')

/** Provides the search whose matches `Marked` marks. */
export function SearchedFor({ search, children }: { search: string; children: ReactNode }) {
  return <SearchContext value={search.trim()}>{children}</SearchContext>
}

/** A text in which the matches of the search are marked. */
export function Marked({ text }: { text: string }) {
  const search = use(SearchContext)
  return search ? <MarkedText text={text} search={search} /> : text
}

/** The text with a mark around each match of the search. Matches ignore case and accents. */
function MarkedText({ text, search }: { text: string; search: string }) {
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
