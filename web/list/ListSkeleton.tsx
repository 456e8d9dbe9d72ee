import { Skeleton, SkeletonItem, tokens } from '@fluentui/react-components'
import { useNarrow } from '../components/media.ts'
import { ActionCell, Cell, NameCell, Row } from '../components/table/cells.tsx'
import { type Column, DataTable } from '../components/table/DataTable.tsx'
import type { ListFrame } from './definition.ts'
import { Card, useCardStyles } from './RecordCard.tsx'

/** The skeleton of a list's rows or cards, as high as the loaded rows or cards. */
export function RowsSkeleton({ list }: { list: ListFrame }) {
  const narrow = useNarrow()
  const styles = useCardStyles()
  if (narrow) {
    return (
      <ul className={styles.list} aria-label={list.label} aria-busy>
        {[...Array(list.cards.count).keys()].map(index => (
          <CardSkeleton key={index} shape={list.cards} />
        ))}
      </ul>
    )
  }
  return (
    <DataTable label={list.label} columns={list.columns} fixed busy>
      {[...Array(20).keys()].map(index => (
        <RowSkeleton key={index} columns={list.columns} index={index} />
      ))}
    </DataTable>
  )
}

/** The skeleton of a card. */
export function CardSkeleton({ shape: { media, lines } }: { shape: ListFrame['cards'] }) {
  return (
    <Card>
      <Skeleton aria-hidden animation="pulse" style={{ display: 'flex', gap: '12px', width: '100%' }}>
        {media && <SkeletonItem shape={media} size={40} />}
        <div style={{ display: 'grid', gap: '12px', alignContent: 'start', flexGrow: 1 }}>
          {lines.map(([height, width]) => (
            <SkeletonItem key={width} size={height} style={{ width }} />
          ))}
        </div>
      </Skeleton>
    </Card>
  )
}

/** The skeleton of a row, with the columns of a loaded row. */
export function RowSkeleton({ columns, index }: { columns: readonly Column[]; index: number }) {
  return (
    <Row hidden>
      {columns.map(({ label, align, stays, width }, column) => {
        if (stays) return <ActionCell key={label} />
        if (column > 0) {
          return (
            <Cell key={label}>
              <Block width={`${48 + ((index * 29 + column * 41) % 48)}px`} max={width} align={align} />
            </Cell>
          )
        }
        return (
          <NameCell key={label} media={<Block shape="circle" width="28px" />}>
            <Block width={`${120 + ((index * 37) % 60)}px`} />
          </NameCell>
        )
      })}
    </Row>
  )
}

/** The props of a grey block. The block is not wider than `max`, the width of its column. */
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
