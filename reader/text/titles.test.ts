import { expect, test } from 'vitest'
import { isOccupation, isTitle, titleScore } from './titles.ts'

test.each([
  'Pflegefachkraft',
  'Auxiliaire de vie',
  'Camarera de piso',
  'Técnica de Enfermagem',
  'Operatore socio-sanitario',
  'Verpleegkundige',
  'Pielęgniarka',
  'Gabelstaplerfahrerin',
  'Agente de atención al cliente',
  'Kierowca ciężarówki',
  'CNA',
])('%s is a title', title => {
  expect(isTitle(title)).toBe(true)
  expect(titleScore(title)).toBeGreaterThanOrEqual(2)
})

test.each([
  ...['Anna Schneider', 'Heike Zimmermann', 'Femke Brouwer', 'Chris', 'Informática', 'Clínica San Blas', 'arc'],
  ...['Kestrel Technology', 'Psychology'], // Polish 'technolog' is an occupation.
])('%s is no title', text => {
  expect(isTitle(text)).toBe(false)
  expect(titleScore(text)).toBeLessThan(2)
})

test('an occupation that is also a surname counts only if it is the whole text', () => {
  expect([isOccupation('Koch'), isOccupation('Boulangère'), isOccupation('Anna Koch')]).toEqual([true, true, false])
})
