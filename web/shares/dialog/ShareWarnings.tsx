import { startTransition, useEffect, useState } from 'react'
import { DEBOUNCE_MS } from '../../components/debounce.ts'
import { Warnings } from '../../guard/Warnings.tsx'
import type { ShareForm } from './shareForm.ts'

type Props = {
  form: ShareForm
  /** Tells whether an admin's rule forbids the share. */
  onChecked: (isBlocked: boolean) => void
}

/** What speaks against sending these talents to this recipient. */
export function ShareWarnings({ form, onChecked }: Props) {
  const { talents, deal, company } = form.values
  const asked = {
    talentIds: talents.map(({ id }) => id),
    dealId: deal?.id ?? null,
    companyId: company.id,
    recipientCompany: (company.id === null && company.name.trim()) || null,
  }
  return <Warnings {...useSettled(asked)} onChecked={onChecked} />
}

/** A value as it was when the person last paused. What was shown for the former one stays until the next is there. */
function useSettled<Value>(value: Value): Value {
  const text = JSON.stringify(value)
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const pause = setTimeout(() => startTransition(() => setSettled(text)), DEBOUNCE_MS)
    return () => clearTimeout(pause)
  }, [text])
  return JSON.parse(settled)
}
