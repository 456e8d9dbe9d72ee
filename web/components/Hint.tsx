import { Tooltip } from '@fluentui/react-components'
import { cloneElement, type ReactElement } from 'react'

type Props = {
  content: string
  /** Whether the content is the control's name or its description. */
  relationship: 'label' | 'description'
  position?: 'above' | 'after'
  children: ReactElement<{ 'aria-label'?: string; 'aria-description'?: string }>
}

/** A control with a tooltip, which is also its name or description. */
export function Hint({ content, relationship, position = 'above', children }: Props) {
  return (
    <Tooltip content={content} relationship="inaccessible" positioning={position}>
      {cloneElement(children, { [relationship === 'label' ? 'aria-label' : 'aria-description']: content })}
    </Tooltip>
  )
}
