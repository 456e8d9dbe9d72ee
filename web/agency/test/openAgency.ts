import type { Window } from '../../test/browser.ts'
import type { Answers } from '../../test/fakeApi.ts'
import { person } from '../../test/person.ts'
import { adasApi } from '../../test/staff.ts'

export const nordlicht = {
  ...{ version: 3, name: 'Nordlicht', ownName: 'Nordlicht', logoUrl: null, color: '#2f5d8c', footer: 'Hamburg' },
  privacyUrl: null,
  keepsNamedLinks: false,
  applyOrigins: [],
  country: null,
  blocking: ['SENT_BEFORE'],
}

/** Opens the settings of the agency as somebody with this role. */
export async function openAgency(role: 'ADMIN' | 'USER', answers: Answers = {}, window: Window = {}) {
  const stored = { AgencyPageQuery: () => ({ viewer: { id: 'VXNlcjox', role }, agency: nordlicht }) }
  const there = await person(adasApi({ signedIn: true }, { ...stored, ...answers }), window)
  await there.goes('/agency')
  await there.findsHeading('Agency settings')
  return { ...there, sample: there.page.getByRole('region', { name: 'How clients see it' }) }
}
