import { agencyOf } from '../agency/agency.ts'
import type { Context } from '../context.ts'
import { ownLinkOf, type Submitted } from './apply.ts'
import { redirectIn } from './origins.ts'

/** What an applicant sees who sent a plain HTML form: the page that the form names, or thanks with their own link. */
export async function formAnswer(context: Context, sent: object, done: unknown) {
  const { token, redirect } = sent as { token: string; redirect?: string }
  const url = await redirectIn(context, { token, redirect })
  if (url) return { redirect: url }
  const { secret, position } = done as Submitted
  const own = ownLinkOf(context, secret)
  const { name } = await agencyOf(context)
  return {
    title: 'Thank you for your application',
    text: position
      ? `${name} has received it. All places are taken; you are number ${position} on the waiting list.`
      : `${name} has received it, and will get back to you.`,
    ...(own && { link: { url: own, words: 'Follow your application' } }),
  }
}
