import { expect, test } from 'vitest'
import { linesAt, linesOfText } from '../test/linesOfText.ts'
import { findAsked } from './asked.ts'

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
])('reads %s where a form asks for the name', (name, texts) => {
  expect(findAsked(linesOfText(...texts, 'Address: Leeds'), '').name?.value).toBe(name)
})

test('reads a name that goes on below, and a caption close to its answer', () => {
  const form = linesAt([
    { text: 'Name', x: 50, y: 100 },
    { text: 'Ewa Maria Kowalska', x: 110, y: 100 },
    { text: 'Wrona', x: 110, y: 114 },
    { text: 'E-Mail', x: 50, y: 128 },
    { text: 'ewa@fields.example', x: 110, y: 128 },
  ])
  expect(findAsked(form, '').name?.value).toBe('Ewa Maria Kowalska Wrona')
  const narrow = linesAt([
    { text: 'Name', x: 50, y: 100 },
    { text: 'Kowalska', x: 88, y: 100 },
    { text: 'Vorname', x: 50, y: 114 },
    { text: 'Ewa', x: 88, y: 114 },
  ])
  expect(findAsked(narrow, '').name?.value).toBe('Ewa Kowalska')
})

test('believes the e-mail address about which name is first', () => {
  const lines = linesOfText('Nom et prénom: Ewa Kowalska')
  expect(findAsked(lines, 'ewa.kowalska@example.com').name?.value).toBe('Ewa Kowalska')
})

test('reads the position that is applied for', () => {
  expect(findAsked(linesOfText('Angestrebte Position: WEBERIN', 'Name: Kowalska'), '').role?.value).toBe('Weberin')
})
