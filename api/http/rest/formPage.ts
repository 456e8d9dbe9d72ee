import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FormAnswer } from '../../rest/call.ts'
import { member } from '../../rules/rules.ts'

type Shown = Exclude<FormAnswer, { redirect: string }>

/** Whether a browser asks for a page, as it does for a form without script. */
export const wantsPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') ?? false

export function sendFormAnswer(reply: FastifyReply, answer: FormAnswer) {
  if ('redirect' in answer) return reply.status(303).header('location', answer.redirect).send()
  return asPage(reply).send(pageOf(answer))
}

/** For a route that takes plain HTML forms: problems are shown as a page to whoever asks for one. */
export async function showProblem(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (!wantsPage(request) || reply.statusCode < 400) return payload
  const told = member(payload, 'message')
  const message = typeof told === 'string' ? told : 'Please try again.'
  const text = `${message.replace(/[^.!?]$/, '$&.')} Please go back, and try again.`
  asPage(reply).serializer(() => pageOf({ title: 'Your application was not sent', text }))
  return payload
}

const asPage = (reply: FastifyReply) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")

const pageOf = ({ title, text, link }: Shown) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
:root { color-scheme: light dark; }
body { max-width: 34rem; margin: 12vh auto; padding: 0 1.5rem; font: 1rem/1.5 'Segoe UI', system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.3; }
</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p dir="auto">${escaped(text)}</p>
${link ? `<p><a href="${escaped(link.url)}">${escaped(link.words)}</a></p>` : ''}
</main>
</body>
</html>
`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, sign => ENTITIES[sign] ?? sign)
