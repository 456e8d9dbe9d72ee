import { tokens } from '@fluentui/react-components'

/** The name of a pair of background and text colour, which both themes define with a contrast of at least 4.5. */
export type Tone = keyof typeof tones

/** Background and text colour of each tone, as CSS variables that the theme sets. */
export const tones = {
  grey: pair('Grey'),
  blue: pair('Blue'),
  purple: pair('Purple'),
  green: pair('Green'),
  red: pair('Red'),
  amber: pair('Amber'),
  teal: pair('Teal'),
  /** Only a border, no background: for labels that need no attention. */
  outline: {
    background: 'transparent',
    foreground: tokens.colorNeutralForeground2,
    edge: tokens.colorNeutralStroke1,
  },
} as const

/** A label and its tone, which StatusBadge and StatusSelect show for a value. */
export type ToneWord = { label: string; tone: Tone }

function pair(name: string) {
  return {
    background: `var(--tone${name}Background)`,
    foreground: `var(--tone${name}Foreground)`,
    edge: 'transparent',
  }
}

/** The style of an element in this tone: the colours of its background, text and border. */
export function toneStyle(tone: Tone) {
  const { background, foreground, edge } = tones[tone]
  return { backgroundColor: background, color: foreground, boxShadow: `inset 0 0 0 1px ${edge}` }
}
