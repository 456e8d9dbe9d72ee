import { type Chance, chance } from './chance.ts'
import { encodePng } from './png.ts'
import {
  above,
  below,
  both,
  type Colour,
  circle,
  ellipse,
  type Layer,
  leftOf,
  mix,
  paint,
  roundedBox,
  type Shape,
  stroke,
  union,
  without,
} from './shapes.ts'

export type Portrait = {
  hair: 'short' | 'curly' | 'bob' | 'long' | 'bun' | 'scarf' | 'bald'
  /** From light (0) to dark (5). */
  skin: 0 | 1 | 2 | 3 | 4 | 5
  beard?: true
  glasses?: true
}

/** Draws a flat, friendly portrait of 256 by 256 pixels. `seed` decides clothes, colours and small differences. */
export function drawPortrait(portrait: Portrait, seed: string): Uint8Array {
  const luck = chance(`${seed}, portrait`)
  const [top, bottom, clothes] = luck.pick(palettes)
  const colours = {
    skin: skins[portrait.skin],
    hair: hairColour(portrait, chance(`${seed}, hair`)),
    clothes,
    ground: bottom,
  }
  const layers = [
    { shape: circle(128, 116, 92), colour: [255, 255, 255] as const, opacity: 0.16 },
    ...backOf(portrait, colours.hair),
    ...bodyOf(colours, luck),
    ...headOf(portrait, colours, luck),
  ]
  return encodePng(paint(size, [top, bottom], layers), size, size)
}

const size = 256

type Colours = { skin: Colour; hair: Colour; clothes: Colour; ground: Colour }

const skins: Record<Portrait['skin'], Colour> = {
  0: [246, 214, 193],
  1: [238, 196, 163],
  2: [217, 168, 128],
  3: [190, 136, 98],
  4: [150, 101, 70],
  5: [107, 71, 51],
}

/** Ground at the top, ground at the bottom, clothes. */
const palettes: [Palette, ...Palette[]] = [
  [
    [196, 219, 224],
    [150, 187, 197],
    [38, 70, 83],
  ],
  [
    [244, 222, 196],
    [231, 190, 149],
    [94, 62, 58],
  ],
  [
    [208, 214, 236],
    [168, 178, 214],
    [61, 64, 122],
  ],
  [
    [205, 226, 208],
    [158, 196, 168],
    [43, 83, 69],
  ],
  [
    [243, 211, 208],
    [226, 171, 167],
    [120, 52, 66],
  ],
  [
    [224, 218, 235],
    [190, 177, 213],
    [79, 60, 110],
  ],
  [
    [226, 228, 222],
    [190, 195, 184],
    [64, 74, 72],
  ],
  [
    [250, 231, 187],
    [240, 206, 129],
    [44, 92, 107],
  ],
  [
    [201, 227, 232],
    [141, 194, 205],
    [201, 90, 67],
  ],
  [
    [233, 221, 209],
    [204, 184, 165],
    [32, 92, 99],
  ],
  [
    [214, 224, 241],
    [164, 187, 222],
    [231, 182, 84],
  ],
]

type Palette = [top: Colour, bottom: Colour, clothes: Colour]

function hairColour({ hair, skin }: Portrait, luck: Chance): Colour {
  if (hair === 'scarf') return luck.pick(scarves)
  if (skin >= 1) return luck.pick(darkHair)
  return luck.pick(lightHair)
}

const scarves: [Colour, ...Colour[]] = [
  [70, 98, 121],
  [134, 92, 110],
  [88, 112, 96],
  [176, 132, 92],
]

const darkHair: [Colour, ...Colour[]] = [
  [38, 29, 27],
  [27, 24, 28],
  [58, 40, 33],
]

const lightHair: [Colour, ...Colour[]] = [
  [58, 42, 36],
  [98, 66, 45],
  [143, 97, 58],
  [201, 160, 99],
  [136, 70, 43],
  [122, 118, 116],
]

const headShape = ellipse(128, 113, 37, 45)

/** What lies behind the shoulders. */
function backOf({ hair }: Portrait, colour: Colour): Layer[] {
  const shapes: Partial<Record<Portrait['hair'], Shape>> = {
    long: roundedBox(77, 58, 179, 208, 48),
    bob: roundedBox(80, 60, 176, 158, 42),
    bun: circle(128, 52, 21),
    curly: union(...curls.map(([x, y, radius]) => circle(x, y, radius))),
  }
  const shape = shapes[hair]
  return shape ? [{ shape, colour: mix(colour, [0, 0, 0], 0.14) }] : []
}

const curls = [
  ...[
    [128, 64, 30],
    [98, 74, 27],
    [158, 74, 27],
    [84, 98, 23],
  ],
  ...[
    [172, 98, 23],
    [82, 122, 18],
    [174, 122, 18],
  ],
] as [x: number, y: number, radius: number][]

function bodyOf({ skin, clothes }: Colours, luck: Chance): Layer[] {
  const neck = mix(skin, [60, 20, 10], 0.14)
  const shoulders = roundedBox(46, 186, 210, 330, 62)
  const collar = luck.pick<'round' | 'shirt' | 'jacket'>(['round', 'shirt', 'jacket'])
  const light = mix(clothes, [255, 255, 255], 0.82)
  const opening: Record<typeof collar, Layer[]> = {
    round: [{ shape: both(ellipse(128, 184, 29, 20), shoulders), colour: neck }],
    shirt: [
      { shape: both(both(leftOf(159, 184, -0.62), mirrored(leftOf(159, 184, -0.62))), shoulders), colour: neck },
      {
        shape: both(stroke(both(leftOf(159, 184, -0.62), mirrored(leftOf(159, 184, -0.62))), 9), shoulders),
        colour: mix(clothes, [255, 255, 255], 0.22),
      },
    ],
    jacket: [
      { shape: both(both(leftOf(164, 182, -0.4), mirrored(leftOf(164, 182, -0.4))), shoulders), colour: light },
      { shape: both(ellipse(128, 184, 25, 19), shoulders), colour: neck },
    ],
  }
  return [
    { shape: shoulders, colour: clothes },
    ...opening[collar],
    { shape: roundedBox(110, 138, 146, 200, 17), colour: neck },
  ]
}

const mirrored =
  (shape: Shape): Shape =>
  (x, y) =>
    shape(size - x, y)

function headOf({ hair, beard, glasses }: Portrait, { skin, hair: colour }: Colours, luck: Chance): Layer[] {
  const ink = mix(skin, [30, 16, 14], 0.72)
  const ears = union(ellipse(90, 118, 7, 11), ellipse(166, 118, 7, 11))
  return [
    ...(hair === 'scarf' ? [] : [{ shape: ears, colour: mix(skin, [60, 20, 10], 0.08) }]),
    { shape: headShape, colour: skin },
    ...(beard ? [{ shape: beardShape, colour }] : []),
    { shape: union(circle(113, 116, 3.1), circle(143, 116, 3.1)), colour: ink },
    {
      shape: both(stroke(circle(128, 126, 13), 2.6), below(133)),
      colour: beard ? mix(skin, [255, 255, 255], 0.25) : ink,
    },
    ...frontOf(hair, luck).map(shape => ({ shape, colour })),
    ...(glasses ? [{ shape: glassesShape, colour: [44, 46, 54] as const }] : []),
  ]
}

const beardShape = without(both(ellipse(128, 115, 38.5, 47), below(118)), ellipse(128, 108, 31, 29))

const glassesShape = union(
  stroke(roundedBox(98, 104, 124, 128, 10), 3),
  stroke(roundedBox(132, 104, 158, 128, 10), 3),
  both(stroke(circle(128, 118, 6), 3), above(115)),
)

/** The hair above the forehead, or the scarf around the face. */
function frontOf(hair: Portrait['hair'], luck: Chance): Shape[] {
  const cap = ellipse(128, 103, 42, 47)
  const side = luck.pick([-1, 1])
  const partedForehead = ellipse(128 + side * 11, 131, 41, 45)
  switch (hair) {
    case 'bald':
      return []
    case 'short':
      return [both(without(ellipse(128, 101, 41, 45), ellipse(128 + side * 7, 129, 39, 44)), above(118))]
    case 'curly':
      return [union(circle(104, 80, 15), circle(122, 74, 16), circle(141, 75, 16), circle(155, 84, 13))]
    case 'bun':
      return [both(without(cap, ellipse(128, 132, 38, 47)), above(116))]
    case 'bob':
    case 'long':
      return [both(without(ellipse(128, 106, 45, 50), partedForehead), above(136))]
    case 'scarf':
      return [without(union(ellipse(128, 112, 52, 60), roundedBox(84, 128, 172, 214, 38)), ellipse(128, 117, 33, 39))]
  }
}
