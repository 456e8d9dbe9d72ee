import { Tooltip } from '@fluentui/react-components'
import { cloneElement, type ReactElement } from 'react'

type Props = {
  content: string
  /** Whether the tooltip's content is the accessible name of the control, or a description besides the name. */
  relationship: 'label' | 'description'
  position?: 'above' | 'after'
  children: ReactElement<{ 'aria-label'?: string; 'aria-description'?: string }>
}

/** A control with a tooltip. The tooltip's content is also the control's accessible name or description. */
export function Hint({ content, relationship, position = 'above', children }: Props) {
  return (
    <Tooltip content={content} relationship="inaccessible" positioning={position}>
      {cloneElement(children, { [relationship === 'label' ? 'aria-label' : 'aria-description']: content })}
    </Tooltip>
  )
}
