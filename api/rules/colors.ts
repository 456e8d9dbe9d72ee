/** Red, green and blue, from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number]

export const WHITE: Color = [255, 255, 255]
export const BLACK: Color = [0, 0, 0]

/** The form of a colour: '#0f6384'. */
export const COLOR = /^#([\da-fA-F]{2})([\da-fA-F]{2})([\da-fA-F]{2})$/

/** Reads a colour such as '#0f6384'; null for any other text. */
export function readColor(color: string): Color | null {
  const [, red, green, blue] = COLOR.exec(color) ?? []
  return red && green && blue ? [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)] : null
}

export const writtenColor = (color: Color) =>
  `#${color.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}` as const

export function mixed([red, green, blue]: Color, other: Color, share: number): Color {
  const mix = (part: number, to: number) => part + (to - part) * share
  return [mix(red, other[0]), mix(green, other[1]), mix(blue, other[2])]
}

/** Returns the first of twenty steps towards another colour that is good enough; the other colour if no step is. */
export function movedUntil(color: Color, other: Color, isEnough: (color: Color) => boolean): Color {
  for (let step = 0; step < 20; step++) {
    const moved = mixed(color, other, step / 20)
    if (isEnough(moved)) return moved
  }
  return other
}

/** The contrast of two colours, from 1 to 21, as WCAG 2 defines it. */
export function contrast(one: Color, other: Color): number {
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
