import { Skeleton, SkeletonItem } from '@fluentui/react-components'
import type { Column } from './ColumnHead.tsx'
import { Cell, NameCell } from './cells.tsx'
import { Row } from './Row.tsx'

/** Rows on their way, with the heights of those that come. Goes into a DataTable in place of them. */
export function SkeletonRows({ columns, count = 12 }: { columns: readonly Column[]; count?: number }) {
  return [...Array(count).keys()].map(row => (
    <Row key={row}>
      {columns.map(({ label, hideLabel }, column) =>
        column === 0 ? (
          <NameCell key={label} media={<Block shape="circle" width="28px" />}>
            <Block width={`${120 + ((row * 37) % 60)}px`} />
          </NameCell>
        ) : (
          <Cell key={label}>{!hideLabel && <Block width={`${48 + ((row * 29 + column * 41) % 60)}px`} />}</Cell>
        ),
      )}
    </Row>
  ))
}

function Block({ width, shape = 'rectangle' }: { width: string; shape?: 'circle' | 'rectangle' }) {
  return (
    <Skeleton aria-hidden animation="pulse" style={{ width }}>
      <SkeletonItem shape={shape} size={shape === 'circle' ? 28 : 12} />
    </Skeleton>
  )
}
