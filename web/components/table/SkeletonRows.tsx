import { Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import type { Column } from './ColumnHead.tsx'
import { ActionCell, Cell, NameCell, Row } from './cells.tsx'

/** Skeleton rows for a DataTable, with the heights and columns of the rows that come. */
export function SkeletonRows({ columns, count = 12 }: { columns: readonly Column[]; count?: number }) {
  return [...Array(count).keys()].map(row => (
    <Row key={row}>
      {columns.map(({ label, align, stays, width }, column) => {
        if (stays) return <ActionCell key={label} />
        if (column > 0) {
          return (
            <Cell key={label}>
              <Block width={`${48 + ((row * 29 + column * 41) % 48)}px`} max={width} align={align} />
            </Cell>
          )
        }
        return (
          <NameCell key={label} media={<Block shape="circle" width="28px" />}>
            <Block width={`${120 + ((row * 37) % 60)}px`} />
          </NameCell>
        )
      })}
    </Row>
  ))
}

/** `max`: the width of the column, which a block must not make wider. */
type BlockProps = { width: string; max?: Column['width']; shape?: 'circle' | 'rectangle'; align?: Column['align'] }

function Block({ width, max, shape = 'rectangle', align }: BlockProps) {
  const maxWidth = max && `calc(${max} - 2 * ${tokens.spacingHorizontalMNudge})`
  return (
    <Skeleton
      aria-hidden
      animation="pulse"
      style={{ width, maxWidth, marginInlineStart: align === 'end' ? 'auto' : undefined }}
    >
      <SkeletonItem shape={shape} size={shape === 'circle' ? 28 : 12} />
    </Skeleton>
  )
}
