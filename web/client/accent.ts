type Grounds = Record<`colorNeutralBackground${1 | 2 | 3}`, string>

/**
 * Fluent's brand variables made of a colour such as '#0f6384': words keep a contrast of at least 4.5 with what they stand
 * on, filled parts of at least 3 with the page, whatever the colour. Empty for text that is no colour.
 */
export function accent(color: string, theme: Grounds, isDark: boolean): Record<`--${string}`, string> {
  const chosen = read(color)
  const page = read(theme.colorNeutralBackground1)
  if (!chosen || !page) return {}
  const grounds = [theme.colorNeutralBackground2, theme.colorNeutralBackground3]
    .map(read)
    .filter(ground => ground !== null)
  const away = isDark ? WHITE : BLACK
  const fill = movedUntil(chosen, away, moved => contrast(moved, page) >= 3)
  const tint = mixed(page, chosen, isDark ? 0.22 : 0.1)
  const words = movedUntil(chosen, away, moved => [page, tint, ...grounds].every(on => contrast(moved, on) >= 4.5))
  const onFill = contrast(WHITE, fill) >= 4.5 ? WHITE : BLACK
  // A pressed button goes away from its words.
  const pressed = (share: number) => written(mixed(fill, onFill === WHITE ? BLACK : WHITE, share))
  return {
    ...all(written(fill), ['BrandBackground', 'CompoundBrandBackground', 'CompoundBrandStroke', 'BrandStroke1']),
    ...all(pressed(0.1), ['BrandBackgroundHover', 'CompoundBrandBackgroundHover', 'CompoundBrandStrokeHover']),
    ...all(pressed(0.2), ['BrandBackgroundPressed', 'CompoundBrandBackgroundPressed', 'CompoundBrandStrokePressed']),
    ...all(pressed(0.1), ['BrandBackgroundSelected']),
    ...all(written(onFill), ['NeutralForegroundOnBrand']),
    ...all(written(tint), ['BrandBackground2', 'BrandBackground2Hover', 'BrandBackground2Pressed']),
    ...all(written(words), ['BrandForeground1', 'BrandForeground2', 'BrandForegroundLink', 'CompoundBrandForeground1']),
    ...all(written(words), ['BrandForegroundLinkHover', 'BrandForegroundLinkPressed']),
    ...all(written(words), ['NeutralForeground2BrandHover', 'NeutralForeground2BrandPressed']),
  }
}

type Color = readonly [red: number, green: number, blue: number]

const WHITE: Color = [255, 255, 255]
const BLACK: Color = [0, 0, 0]

const all = (value: string, names: string[]) => Object.fromEntries(names.map(name => [`--color${name}`, value]))

function read(color: string): Color | null {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color) ?? []
  return red && green && blue ? [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)] : null
}

const written = (color: Color) =>
  `#${color.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}` as const

function mixed([red, green, blue]: Color, other: Color, share: number): Color {
  const mix = (part: number, to: number) => part + (to - part) * share
  return [mix(red, other[0]), mix(green, other[1]), mix(blue, other[2])]
}

/** The first of twenty steps towards another colour that is good enough; the other colour if none is. */
function movedUntil(color: Color, other: Color, isEnough: (color: Color) => boolean): Color {
  for (let step = 0; step < 20; step++) {
    const moved = mixed(color, other, step / 20)
    if (isEnough(moved)) return moved
  }
  return other
}

/** The contrast of two colours, from 1 to 21, as WCAG 2 defines it. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [read(one), read(other)]
  if (!a || !b) throw new Error('Not a colour')
  return contrast(a, b)
}

function contrast(one: Color, other: Color): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: Color): number {
  const [red, green, blue] = color.map(part => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
