import { BLACK, contrast, mixed, movedUntil, readColor, WHITE, writtenColor } from '../../../api/rules/colors.ts'

type Grounds = Record<`colorNeutralBackground${1 | 2 | 3}`, string>

/**
 * Makes Fluent's brand variables from a colour such as '#0f6384'. The colour is changed as far as necessary for a
 * contrast of 4.5 between text and background, and of 3 between buttons and page. Returns {} for an invalid colour.
 */
export function accent(color: string, theme: Grounds, isDark: boolean): Record<`--${string}`, string> {
  const chosen = readColor(color)
  const page = readColor(theme.colorNeutralBackground1)
  if (!chosen || !page) return {}
  const grounds = [theme.colorNeutralBackground2, theme.colorNeutralBackground3]
    .map(readColor)
    .filter(ground => ground !== null)
  const away = isDark ? WHITE : BLACK
  const fill = movedUntil(chosen, away, moved => contrast(moved, page) >= 3)
  const tint = mixed(page, chosen, isDark ? 0.22 : 0.1)
  const words = movedUntil(chosen, away, moved => [page, tint, ...grounds].every(on => contrast(moved, on) >= 4.5))
  const onFill = contrast(WHITE, fill) >= 4.5 ? WHITE : BLACK
  // On hover and press, a button's colour moves away from the colour of its text, so that the contrast grows.
  const pressed = (share: number) => writtenColor(mixed(fill, onFill === WHITE ? BLACK : WHITE, share))
  return {
    ...all(writtenColor(fill), ['BrandBackground', 'CompoundBrandBackground', 'CompoundBrandStroke', 'BrandStroke1']),
    ...all(pressed(0.1), ['BrandBackgroundHover', 'CompoundBrandBackgroundHover', 'CompoundBrandStrokeHover']),
    ...all(pressed(0.2), ['BrandBackgroundPressed', 'CompoundBrandBackgroundPressed', 'CompoundBrandStrokePressed']),
    ...all(pressed(0.1), ['BrandBackgroundSelected']),
    ...all(writtenColor(onFill), ['NeutralForegroundOnBrand']),
    ...all(writtenColor(tint), ['BrandBackground2', 'BrandBackground2Hover', 'BrandBackground2Pressed']),
    ...all(writtenColor(words), [
      'BrandForeground1',
      'BrandForeground2',
      'BrandForegroundLink',
      'CompoundBrandForeground1',
    ]),
    ...all(writtenColor(words), ['BrandForegroundLinkHover', 'BrandForegroundLinkPressed']),
    ...all(writtenColor(words), ['NeutralForeground2BrandHover', 'NeutralForeground2BrandPressed']),
  }
}

const all = (value: string, names: string[]) => Object.fromEntries(names.map(name => [`--color${name}`, value]))

/** The contrast of two colours, from 1 to 21, as WCAG 2 defines it. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [readColor(one), readColor(other)]
  if (!a || !b) throw new Error('Not a colour')
  return contrast(a, b)
}
