import { expect, test } from 'vitest'
import { linesOfText } from '../test/linesOfText.ts'
import { findFormAnswers } from './formAnswers.ts'

test.each([
  ['Ewa Kowalska', ['Nazwisko: Kowalska', 'Imię: Ewa']],
  ['Ewa Kowalska', ['Vorname\tEwa', 'Name\tKowalska']],
  ['Ewa Kowalska', ['Surname(s) / First name(s)\tKowalska Ewa']],
  ['Ewa de Groot', ['Achternaam, voornaam: de Groot Ewa']],
  ['Ewa Puig i Serra', ['Cognoms / Nom\tPuig i Serra Ewa']],
  ['Ewa Kowalska', ['Cognome e nome: KOWALSKA Ewa']],
  ['Ewa Kowalska', ['Nom et prénom: Ewa KOWALSKA']],
  ['Ewa Kowalska', ['Full name', 'Ewa Kowalska']],
  ['Ewa Kowalska', ['Apellidos, nombre: Kowalska, Ewa']],
  [undefined, ['Name: 12 High Street', 'First name:']],
])('reads the name %s from the fields of a form', (name, texts) => {
  expect(findFormAnswers(linesOfText(...texts, 'Address: Leeds'), '').name?.value).toBe(name)
})

test('the e-mail address decides which name is the first name', () => {
  const lines = linesOfText('Nom et prénom: Ewa Kowalska')
  expect(findFormAnswers(lines, 'ewa.kowalska@example.com').name?.value).toBe('Ewa Kowalska')
})

test('reads the position that the person applies for', () => {
  expect(findFormAnswers(linesOfText('Angestrebte Position: WEBERIN', 'Name: Kowalska'), '').role?.value).toBe(
    'Weberin',
  )
})
