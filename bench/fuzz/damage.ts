import type { Chance } from '../chance.ts'

type Damage = (bytes: Buffer, luck: Chance, other: () => Buffer) => Buffer

/** What happens to files on their way. */
export const damages: [[string, Damage], ...[string, Damage][]] = [
  [
    'flipped',
    (bytes, luck) => {
      const damaged = Buffer.from(bytes)
      for (let count = luck.between(1, 60); count > 0; count -= 1) {
        const at = luck.between(0, damaged.length - 1)
        damaged[at] = (damaged[at] ?? 0) ^ (1 << luck.between(0, 7))
      }
      return damaged
    },
  ],
  ['cut', (bytes, luck) => bytes.subarray(0, luck.between(1, bytes.length))],
  [
    'hole',
    (bytes, luck) => {
      const from = luck.between(0, bytes.length - 1)
      return Buffer.concat([
        bytes.subarray(0, from),
        bytes.subarray(Math.min(bytes.length, from + luck.between(1, 4000))),
      ])
    },
  ],
  [
    'spliced',
    (bytes, luck, other) => {
      const another = other()
      return Buffer.concat([
        bytes.subarray(0, luck.between(1, bytes.length)),
        another.subarray(luck.between(0, another.length - 1)),
      ])
    },
  ],
  [
    'repeated',
    (bytes, luck) => {
      const from = luck.between(0, bytes.length - 1)
      const piece = bytes.subarray(from, from + luck.between(1, 3000))
      return Buffer.concat([
        bytes.subarray(0, from),
        ...Array<Buffer>(luck.between(2, 40)).fill(piece),
        bytes.subarray(from),
      ])
    },
  ],
  [
    'numbers',
    (bytes, luck) => {
      const damaged = Buffer.from(bytes)
      for (let count = 0; count < 30; count += 1) {
        const at = damaged.indexOf(
          luck.pick([' 0 R', '/Length ', '/Count ', '/W[', '/Size ', ' obj']),
          luck.between(0, damaged.length - 1),
        )
        if (at < 0) continue
        for (let place = at - 3; place < at + 14; place += 1) {
          const figure = damaged[place] ?? 0
          if (figure >= 48 && figure <= 57 && luck.next() < 0.4) damaged[place] = 48 + luck.between(0, 9)
        }
      }
      return damaged
    },
  ],
]
