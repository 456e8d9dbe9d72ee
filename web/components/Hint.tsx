import { type ComponentProps, cloneElement, type ReactElement, useEffect, useRef, useState } from 'react'
import { firstUse } from './firstUse.ts'
import { later } from './later.tsx'

type Props = {
  content: string
  /** Whether the content names the control, or says more about it. */
  relationship: 'label' | 'description'
  position?: 'above' | 'after'
  children: ReactElement<TargetProps>
}

type TargetProps = Pick<
  ComponentProps<'button'>,
  'ref' | 'aria-label' | 'aria-description' | 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
>

/** Milliseconds until a tooltip shows, and until it goes: those of Fluent. */
const DELAY = 250

/** A control with a tooltip, whose code is loaded on demand. */
export function Hint({ content, relationship, position = 'above', children }: Props) {
  const target = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isLoaded, setLoaded] = useState(() => OpenTooltip.loaded() !== undefined)
  const [shown, setShown] = useState(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const change = (next: boolean, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(next), delay)
  }
  const show = () => {
    change(true, DELAY)
    // Without its code there is no tooltip; the control has its name all the same.
    OpenTooltip.load().then(
      () => setLoaded(true),
      () => undefined,
    )
  }
  const { onPointerEnter, onFocus } = children.props
  return (
    <>
      {cloneElement(children, {
        ref: target,
        [relationship === 'label' ? 'aria-label' : 'aria-description']: content,
        onPointerEnter(event) {
          show()
          onPointerEnter?.(event)
        },
        onPointerLeave: () => change(false, DELAY),
        onFocus(event) {
          if (event.currentTarget.matches(':focus-visible')) show()
          onFocus?.(event)
        },
        onBlur: () => change(false, 0),
      })}
      {shown && isLoaded && (
        <OpenTooltip
          content={content}
          target={target.current}
          position={position}
          onStay={() => change(true, 0)}
          onHide={(delay = DELAY) => change(false, delay)}
        />
      )}
    </>
  )
}

const OpenTooltip = later(async () => (await import('./OpenTooltip.tsx')).OpenTooltip, { ahead: firstUse })
