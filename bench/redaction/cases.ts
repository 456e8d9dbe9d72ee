import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/**
 * Kinds of profiles, each in a file of its own, by authors who had not read the engine. `notes`: CVs and recruiters'
 * notes. `signatures`: signature blocks with damaged letters and odd characters. `extracted`: texts extracted from PDFs
 * and e-mails. `usual`: usual forms, as frequent as in real documents.
 */
export const kinds = ['notes', 'signatures', 'extracted', 'usual'] as const
export type Kind = (typeof kinds)[number]

/** The kind whose misses are never printed, so that its score shows how the engine works on unknown profiles. */
export const unseenKind: Kind = 'usual'

type Span = { start: number; end: number }

/** An identity in a text. No part of `core` may be readable. `isApart`: the profile does not reveal this form. */
export type Plant = Span & { form: string; isApart: boolean; text: string; core: string[] }

/** A text with its identities. Words in `excused` may be removed together with an identity. */
export type MarkedText = { text: string; plants: Plant[]; excused: Span[] }

export type Case = z.output<typeof caseLine>

/** A profile. `own` links lead to the person, `foreign` links do not. Keys of `texts`: 'previousCompanies.0.title'. */
const caseLine = z.object({
  ...{ language: z.string(), name: z.string(), first: z.string(), email: z.string(), phone: z.string() },
  linkedin: z.string().optional(),
  texts: z.record(z.string(), z.string().transform(unmarked)),
  ...{ own: z.array(z.string()), foreign: z.array(z.string()) },
})

/** The profiles of a kind. Each line of its file is a profile. */
export function readCases(kind: Kind): Case[] {
  const file = path.join(import.meta.dirname, 'cases', `${kind}.jsonl`)
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => caseLine.parse(JSON.parse(line)))
}

/** Parses '⟦form¦text¦core…⟧' and '⟪excused⟫'. `~` before the form sets `isApart`. The default core is the whole text. */
function unmarked(line: string): MarkedText {
  const marked: MarkedText = { text: '', plants: [], excused: [] }
  let excusedFrom = 0
  for (const [token] of line.matchAll(/⟦[^⟧]*⟧|[⟪⟫]|[^⟦⟪⟫]+/gu)) {
    const start = marked.text.length
    if (token === '⟪') excusedFrom = start
    else if (token === '⟫') marked.excused.push({ start: excusedFrom, end: start })
    else if (!token.startsWith('⟦')) marked.text += token
    else {
      const [form = '', text = '', ...core] = token.slice(1, -1).split('¦')
      marked.text += text
      marked.plants.push({
        ...{ form: form.replace('~', ''), isApart: form.startsWith('~'), text },
        ...{ core: core.length > 0 ? core : [text], start, end: marked.text.length },
      })
    }
  }
  return marked
}
