import { Tooltip } from '@fluentui/react-components'

type Props = {
  content: string
  target: HTMLElement | null
  position: 'above' | 'after'
  /** The pointer is on the tooltip itself. */
  onStay: () => void
  /** After a delay of its own when none is given. */
  onHide: (delay?: number) => void
}

/** A tooltip, for as long as it is rendered. */
export function OpenTooltip({ content, target, position, onStay, onHide }: Props) {
  return (
    <Tooltip
      visible
      // The control has its name or description already.
      relationship="inaccessible"
      content={{ children: content, onPointerEnter: onStay, onPointerLeave: () => onHide() }}
      positioning={{ position, target }}
      onVisibleChange={(_, { visible }) => visible || onHide(0)}
    />
  )
}
