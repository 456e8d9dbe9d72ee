import { expect, test } from 'vitest'
import { isCommon, refuseGuessable } from './guessable.ts'

const owner = { email: 'anna.roeder@example.com', firstName: 'Anna', lastName: 'Röder' }
const refused = (password: string) => () => refuseGuessable(password, { field: 'password', owner })

test.each([
  ...[
    '12345',
    '123456',
    'password',
    'PASSWORD',
    ' Password ',
    'ｐａｓｓｗｏｒｄ',
    'qwerty',
    'iloveyou',
    'letmein',
    'passwort',
  ],
  ...['654321', '121212', 'aaaaaa', '!!!!!', 'abcabc', 'abcde', '987654321'],
  ...['anna.roeder@example.com', 'Anna.Roeder', 'annaroeder', 'Röder', 'röder anna', 'Anna-Röder'],
])('refuses %j', password => {
  expect(refused(password)).toThrow('This password is easy to guess. Please choose another one.')
})

test.each(['correct horse', 'fresh horse', 'first boss', 'annas pferd', '24680', 'k7Q!x', '日本語の鍵です'])(
  'accepts %j',
  password => {
    expect(refused(password)).not.toThrow()
  },
)

test('the list contains the thousand most common passwords, in any letter case and width', () => {
  expect(isCommon('TRUSTNO1')).toBe(true)
})
