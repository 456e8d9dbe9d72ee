import { type Descriptions, valuesOf } from '../graphql/descriptions.ts'
import { bands, outcomes } from './words.ts'

/** What the schema says of how suggestions fared. */
export const scoreboardDescriptions: Descriptions = {
  'AdditionAfterSuggestions.addedAt': 'When the recruiter added them.',
  'AdditionAfterSuggestions.deal': 'The deal they were added to.',
  'AdditionAfterSuggestions.talent': 'Who was added.',
  'Scoreboard.addedTalents(onlyOverruled:)': 'Only those by whom the suggestions were overruled.',
  'Scoreboard.suggestions(band:)': 'The band of the percentage that was shown.',
  'Scoreboard.suggestions(outcome:)': 'Those who came so far or further.',
  'ScoreboardBand.band': 'The percentages it covers.',
  'ScoreboardBand.interviewed': 'Of them, who came to an interview.',
  'ScoreboardBand.selected': 'Of them, who won the deal.',
  'ShownSuggestion.deal': 'The deal they were suggested for.',
  'ShownSuggestion.matchPercentage': '1 to 100, as it was shown.',
  'ShownSuggestion.shownAt': 'When it was shown first.',
  'ShownSuggestion.talent': 'Who was suggested.',
  ...valuesOf('SuggestionBand', bands),
  ...valuesOf('SuggestionOutcome', outcomes),
}
