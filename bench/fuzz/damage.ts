import type { Random } from '@talentdesk/reader/bench/random'

type Damage = (bytes: Buffer, random: Random, other: () => Buffer) => Buffer

/** The kinds of damage. */
export const damages: [[string, Damage], ...[string, Damage][]] = [
  [
    'flipped',
    (bytes, random) => {
      const damaged = Buffer.from(bytes)
      for (let count = random.between(1, 60); count > 0; count -= 1) {
        const at = random.between(0, damaged.length - 1)
        damaged[at] = (damaged[at] ?? 0) ^ (1 << random.between(0, 7))
      }
      return damaged
    },
  ],
  ['cut', (bytes, random) => bytes.subarray(0, random.between(1, bytes.length))],
  [
    'hole',
    (bytes, random) => {
      const from = random.between(0, bytes.length - 1)
      return Buffer.concat([
        bytes.subarray(0, from),
        bytes.subarray(Math.min(bytes.length, from + random.between(1, 4000))),
      ])
    },
  ],
  [
    'spliced',
    (bytes, random, other) => {
      const another = other()
      return Buffer.concat([
        bytes.subarray(0, random.between(1, bytes.length)),
        another.subarray(random.between(0, another.length - 1)),
      ])
    },
  ],
  [
    'repeated',
    (bytes, random) => {
      const from = random.between(0, bytes.length - 1)
      const piece = bytes.subarray(from, from + random.between(1, 3000))
      return Buffer.concat([
        bytes.subarray(0, from),
        ...Array<Buffer>(random.between(2, 40)).fill(piece),
        bytes.subarray(from),
      ])
    },
  ],
  [
    'numbers',
    (bytes, random) => {
      const damaged = Buffer.from(bytes)
      for (let count = 0; count < 30; count += 1) {
        const at = damaged.indexOf(
          random.pick([' 0 R', '/Length ', '/Count ', '/W[', '/Size ', ' obj']),
          random.between(0, damaged.length - 1),
        )
        if (at < 0) continue
        for (let place = at - 3; place < at + 14; place += 1) {
          const figure = damaged[place] ?? 0
          if (figure >= 48 && figure <= 57 && random.next() < 0.4) damaged[place] = 48 + random.between(0, 9)
        }
      }
      return damaged
    },
  ],
]
