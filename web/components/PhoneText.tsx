import { Link } from '@fluentui/react-components'
import type { ReactNode } from 'react'

type Props = {
  phone: string
  /** The phone numbers in `phone`, in the order of the text. */
  numbers: readonly { readonly text: string; readonly href: string }[]
}

/** A text with phone numbers: each number is a link that dials it, the rest is plain text. */
export function PhoneText({ phone, numbers }: Props) {
  const parts: ReactNode[] = []
  let at = 0
  for (const { text, href } of numbers) {
    const from = phone.indexOf(text, at)
    if (from < 0) continue
    parts.push(
      phone.slice(at, from),
      <Link key={from} href={href}>
        {text}
      </Link>,
    )
    at = from + text.length
  }
  return [...parts, phone.slice(at)]
}
