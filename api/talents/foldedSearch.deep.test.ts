import { expect, test } from 'vitest'
import { foldText } from '../rules/foldedText.ts'
import { openApp, world } from '../test/harness.ts'
import { seeded } from '../test/random.ts'

openApp()

/** All characters that can be stored. */
const everySign = Array.from({ length: 0x10ffff }, (_, index) => String.fromCodePoint(index + 1)).filter(
  sign => !/[\p{Cs}\p{Cn}\p{Co}]/u.test(sign),
)
const hasCase = (sign: string) => sign.toLowerCase() !== sign || sign.toUpperCase() !== sign

test('typed and stored texts are folded in the same way, for every character', async () => {
  const random = seeded(7)
  const letters = everySign.filter(
    sign => /[\p{Z}\p{P}\p{C}\p{M}\p{Sk}]/u.test(sign) || hasCase(sign) || sign < '\u0530' || random() < 0.05,
  )
  // The database does not know the case of characters newer than its version of Unicode.
  const rows = await world.db.$queryRaw<{ sign: string; text: string; folded: string }[]>`
    SELECT sign, text, "foldText"(text) AS folded
    FROM unnest(${letters}::text[]) AS sign, LATERAL (VALUES
      ('Ä' || sign || 'ẞ'), (' ' || sign || ' ' || chr(10) || sign || sign), (sign || ' Zoë' || chr(9))
    ) AS texts(text) WHERE unicode_assigned(sign)`
  expect(rows.length).toBeGreaterThan(30_000)
  expect(rows.filter(({ text, folded }) => folded !== foldText(text))).toEqual([])
})
