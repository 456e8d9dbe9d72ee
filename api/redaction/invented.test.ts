import { expect, test } from 'vitest'
import { redact } from '../test/redact.ts'
import { squeezed } from './fold.ts'
import { FRAMES, formsWoven, NAMES, personOf } from './test/people.ts'

/*
 * Invented people of many countries, and profiles with every form of their names and contacts in every text: no
 * redacted profile may contain the surname, the e-mail, the phone's digits or the handle.
 */

test.each(NAMES)('the redacted profile never names %s', name => {
  const who = personOf(name, NAMES.indexOf(name))
  const texts = formsWoven(who).flatMap(form => FRAMES.map(frame => frame(form)))
  const words = squeezed(name.split(/\s+/).at(-1) ?? '')
  const secrets = [words, squeezed(who.linkedinUrl?.split('/')[4] ?? ''), squeezed(who.email ?? '')]
  const figures = (who.phone ?? '').replace(/\D/g, '').slice(-7)
  for (const text of texts) {
    const { name: shown, ...redacted } = redact({
      ...who,
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
    const leaves = JSON.stringify(redacted).replaceAll('\\n', ' ').replaceAll(shown, '')
    for (const secret of secrets) expect(squeezed(leaves), `${text} became ${leaves}`).not.toContain(secret)
    expect(leaves.replace(/\D/g, ''), `${text} became ${leaves}`).not.toContain(figures)
    for (const key of ['email', 'phone', 'linkedinUrl']) expect(redacted).not.toHaveProperty(key)
  }
})
