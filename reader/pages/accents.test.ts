import { expect, test } from 'vitest'
import { joinAccents } from './accents.ts'

function joined(...pieces: string[]) {
  let open = ''
  return pieces.map(piece => {
    const found = joinAccents(piece, open)
    open = found.open
    return found.text
  })
}

test.each([
  [
    ['D´', 'eveloppement d’´', 'equipe'],
    ['D', 'éveloppement d’', 'équipe'],
  ],
  [['fran¸cais, na¨ıve'], ['français, naïve']],
  [
    ['´', 'Ecole et ', '`', 'a Lyon'],
    ['', 'École et ', '', 'à Lyon'],
  ],
  [
    ['Krak´', 'ow, Brze´sko'],
    ['Krak', 'ów, Brześko'],
  ],
])('puts accents on their letters: %j', (pieces, expected) => {
  expect(joined(...pieces)).toEqual(expected)
})

test('does not combine an accent with a character that cannot have it', () => {
  expect(joined('a `b` c', 'x´', '2 y')).toEqual(['a `b` c', 'x', '2 y'])
})
