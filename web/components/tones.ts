import { tokens } from '@fluentui/react-components'

/** A colour with a meaning. The theme gives each a ground and a text colour, by day and by night, with contrast ≥ 4.5. */
export type Tone = keyof typeof tones

/** Ground and text of each tone, as CSS variables that the theme fills. */
export const tones = {
  grey: pair('Grey'),
  blue: pair('Blue'),
  purple: pair('Purple'),
  green: pair('Green'),
  red: pair('Red'),
  amber: pair('Amber'),
  teal: pair('Teal'),
  /** No ground at all, only an edge: for what needs no attention. */
  outline: {
    background: 'transparent',
    foreground: tokens.colorNeutralForeground2,
    edge: tokens.colorNeutralStroke1,
  },
} as const

/** A word and its tone: what StatusBadge and StatusSelect show for a value. */
export type ToneWord = { label: string; tone: Tone }

function pair(name: string) {
  return {
    background: `var(--tone${name}Background)`,
    foreground: `var(--tone${name}Foreground)`,
    edge: 'transparent',
  }
}

/** A tone as the style of an element: its ground, text and edge. */
export function toneStyle(tone: Tone) {
  const { background, foreground, edge } = tones[tone]
  return { backgroundColor: background, color: foreground, boxShadow: `inset 0 0 0 1px ${edge}` }
}
