import { expect, test } from 'vitest'
import { type Described, redact } from '../test/redact.ts'
import { squeezed } from './fold.ts'
import { FRAMES, formsWoven, NAMES, personOf } from './test/people.ts'

/*
 * Invented people of many countries, and profiles with every form of their names and contacts, in each sentence of a
 * summary and in each field. A redacted profile must not contain the surname, e-mail, digits of the phone or handle.
 */

test.each(NAMES)('the redacted profile never names %s', name => {
  const who = personOf(name, NAMES.indexOf(name))
  const forms = formsWoven(who)
  const summaries = forms.flatMap(form =>
    FRAMES.map(frame => [frame(form), { ...silent, summary: frame(form) }] as const),
  )
  const profiles = forms.map((form, at) => {
    const text = FRAMES[at % FRAMES.length]?.(form) ?? form
    return [text, profileWith(text)] as const
  })
  const words = squeezed(name.split(/\s+/).at(-1) ?? '')
  const secrets = [words, squeezed(who.linkedinUrl?.split('/')[4] ?? ''), squeezed(who.email ?? '')]
  const figures = (who.phone ?? '').replace(/\D/g, '').slice(-7)
  for (const [text, profile] of [...summaries, ...profiles]) {
    const { name: shown, ...redacted } = redact({ ...who, ...profile })
    const leaves = JSON.stringify(redacted).replaceAll('\\n', ' ').replaceAll(shown, '')
    for (const secret of secrets) expect(squeezed(leaves), `${text} became ${leaves}`).not.toContain(secret)
    expect(leaves.replace(/\D/g, ''), `${text} became ${leaves}`).not.toContain(figures)
    for (const key of ['email', 'phone', 'linkedinUrl']) expect(redacted).not.toHaveProperty(key)
  }
})

const silent: Described = {
  ...{ role: '', seniority: '', companies: '', summary: '', techStack: [], keyHighlights: [], previousCompanies: [] },
  ...{ portfolioUrls: [], portfolioUrl: null },
}

/** A profile with the text in all its fields. */
const profileWith = (text: string): Described => ({
  ...{ role: text, seniority: text, companies: `Acme, ${text}`, summary: text, techStack: [text] },
  ...{ keyHighlights: [text], previousCompanies: [text, { company: text, title: text, description: text }] },
  portfolioUrls: [
    text,
    `https://${text}`,
    `https://x.example/${text}`,
    `https://x.example/${encodeURIComponent(text)}`,
  ],
  portfolioUrl: text,
})
