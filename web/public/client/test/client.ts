import { shortlist } from '../../../../api/shares/test/sharing.ts'
import { world } from '../../../../api/test/harness.ts'
import { make } from '../../../../api/test/make.ts'
import type { Window } from '../../../test/browser.ts'
import { person } from '../../../test/person.ts'

/** Makes talents with these names and shares them with Jane Smith; `input` is further input of the share. */
export async function shared(names = ['Priya Raman', 'Omar Khan'], input: Record<string, unknown> = {}) {
  const recruiter = await make.user()
  const made = await shortlist(recruiter, names, {
    ...{ recipientName: 'Jane Smith', recipientCompany: 'Streamhaus', note: 'Good to talk on Tuesday.' },
    ...input,
  })
  return { ...made, recruiter, path: `/shared/${made.token}` }
}

/** A client at the page of a share. */
export async function client(path: string, window: Window = {}) {
  const jane = await person(window)
  await jane.goes(path)
  return jane
}

/** The answers of clients in the database, oldest first. */
export const answersTo = (shareId: number) =>
  world.db.shareAnswer.findMany({ where: { item: { shareId } }, orderBy: { id: 'asc' } })
