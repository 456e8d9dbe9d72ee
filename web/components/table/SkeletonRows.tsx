import { Skeleton, SkeletonItem } from '@fluentui/react-components'
import type { Column } from './ColumnHead.tsx'
import { ActionCell, Cell, NameCell } from './cells.tsx'
import { Row } from './Row.tsx'

/** Rows on their way, with the heights and columns of those that come. Goes into a DataTable in place of them. */
export function SkeletonRows({ columns, count = 12 }: { columns: readonly Column[]; count?: number }) {
  return [...Array(count).keys()].map(row => (
    <Row key={row}>
      {columns.map(({ label, align, stays }, column) => {
        if (stays) return <ActionCell key={label} />
        if (column > 0) {
          return (
            <Cell key={label}>
              <Block width={`${48 + ((row * 29 + column * 41) % 48)}px`} align={align} />
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

type BlockProps = { width: string; shape?: 'circle' | 'rectangle'; align?: Column['align'] }

function Block({ width, shape = 'rectangle', align }: BlockProps) {
  return (
    <Skeleton aria-hidden animation="pulse" style={{ width, marginInlineStart: align === 'end' ? 'auto' : undefined }}>
      <SkeletonItem shape={shape} size={shape === 'circle' ? 28 : 12} />
    </Skeleton>
  )
}
