import type { Deps } from '../deps.ts'
import { sendMail } from '../mail/mail.ts'
import { type Line, linesOf } from './lines.ts'
import { readToday, type TodayGroup } from './today.ts'
import { todayKinds } from './words.ts'

/** Maximum number of items per group in the e-mail. */
const MOST = 10

type Group = { title: string; lines: Line[]; more: number }

/**
 * Sends a user the items of the day by e-mail. Sends nothing if there are no items, the user is disabled, or the user
 * has switched the e-mail off.
 */
export async function writeMorning(context: Deps, { userId, day }: { userId: number; day: string }) {
  const { db, clock, settings } = context
  if (!settings.mail) return
  const where = { id: userId, disabledAt: null, morningEmail: true }
  const user = await db.user.findUnique({ where, select: { email: true, firstName: true, lastName: true } })
  if (!user) return
  const { timeZone } = settings.mail
  const moment = { now: clock.now(), timeZone }
  const found = await readToday(context, { ...moment, viewerId: userId, mine: true }, { first: MOST })
  const count = found.reduce((sum, { total }) => sum + total, 0)
  if (count === 0) return
  const items = found.flatMap(group => group.items)
  const lines = await linesOf(db, items, moment)
  const groups = found.map(group => groupOf(group, lines))
  const hello = `Good morning ${user.firstName},`
  await sendMail(settings, {
    id: `today-${userId}-${day}`,
    to: { name: `${user.firstName} ${user.lastName}`.trim(), address: user.email },
    subject: count === 1 ? 'Today: 1 thing to do' : `Today: ${count} things to do`,
    text: textOf(hello, groups, settings.publicUrl),
    html: htmlOf(hello, groups, settings.publicUrl),
  })
}

const groupOf = ({ kind, total, items }: TodayGroup, lines: Map<string, Line>): Group => ({
  title: `${todayKinds[kind]} (${total})`,
  lines: items.flatMap(({ key }) => lines.get(key) ?? []),
  more: total - items.length,
})

const FOOT = 'You can switch this e-mail off in your profile.'

function textOf(hello: string, groups: Group[], publicUrl: string): string {
  const parts = groups.map(({ title, lines, more }) =>
    [
      title,
      ...lines.map(({ record, why, path }) => `- ${record}: ${why}\n  ${publicUrl}${path}`),
      ...(more > 0 ? [`  and ${more} more`] : []),
    ].join('\n'),
  )
  return [hello, ...parts, `All of it: ${publicUrl}/today`, FOOT].join('\n\n')
}

function htmlOf(hello: string, groups: Group[], publicUrl: string): string {
  const link = (path: string, words: string) => `<a href="${escaped(publicUrl + path)}">${escaped(words)}</a>`
  const parts = groups.map(
    ({ title, lines, more }) =>
      `<h2 style="font-size:16px">${escaped(title)}</h2><ul>${lines
        .map(({ record, why, path }) => `<li>${link(path, record)}<br>${escaped(why)}</li>`)
        .join('')}</ul>${more > 0 ? `<p>and ${more} more</p>` : ''}`,
  )
  const foot = `<p>${link('/today', 'All of it')}</p><p style="color:#616161">${FOOT}</p>`
  return `<!doctype html><html lang="en"><body style="font-family:sans-serif"><p>${escaped(hello)}</p>${parts.join('')}${foot}</body></html>`
}

const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)
