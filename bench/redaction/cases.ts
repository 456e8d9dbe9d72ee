import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/**
 * Kinds of profiles, a file each, written by people who had not read the engine: CVs and recruiters' notes; signature blocks with
 * damaged letters and odd signs; texts that machines take from PDFs and e-mails; and the usual forms as often as real documents have them.
 */
export const kinds = ['notes', 'signatures', 'extracted', 'usual'] as const
export type Kind = (typeof kinds)[number]

/** The misses of this kind are never printed: it measures strangers only as long as nobody mends the engine by it. */
export const unseenKind: Kind = 'usual'

type Span = { start: number; end: number }

/** An identity in a text. No part of its core may be readable; `isApart` marks forms that nobody can know from the profile. */
export type Plant = Span & { form: string; isApart: boolean; text: string; core: string[] }

/** A text with its identities. The words of `excused` may go with them. */
export type MarkedText = { text: string; plants: Plant[]; excused: Span[] }

export type Case = z.output<typeof caseLine>

/** `own` links lead to the person, `foreign` ones do not. Texts are named by column and item: 'previousCompanies.0.title'. */
const caseLine = z.object({
  ...{ language: z.string(), name: z.string(), first: z.string(), email: z.string(), phone: z.string() },
  linkedin: z.string().optional(),
  texts: z.record(z.string(), z.string().transform(unmarked)),
  ...{ own: z.array(z.string()), foreign: z.array(z.string()) },
})

/** The profiles of a kind, one to a line of its file. */
export function readCases(kind: Kind): Case[] {
  const file = path.join(import.meta.dirname, 'cases', `${kind}.jsonl`)
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => caseLine.parse(JSON.parse(line)))
}

/** Reads '⟦form¦text¦core…⟧', where `~` before the form sets it apart and a missing core is the text, and '⟪excused⟫'. */
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
