import { makeStyles, tokens } from '@fluentui/react-components'
import type { MouseEvent, ReactNode } from 'react'

/**
 * A row of a DataTable, which leads where the link in its `NameCell` leads. Pressing a control within it, or marking
 * text, does not.
 */
export function Row({ children }: { children: ReactNode }) {
  return (
    // The keyboard follows the link itself; the whole row is only a larger target for the mouse.
    <tr className={useStyles().root} onClick={follow} onAuxClick={follow}>
      {children}
    </tr>
  )
}

function follow(event: MouseEvent<HTMLTableRowElement>) {
  const target = event.target as Element
  if (!event.currentTarget.contains(target) || target.closest('a, button, input, select, label')) return
  if (window.getSelection()?.toString()) return
  const link = event.currentTarget.querySelector<HTMLAnchorElement>('th a')
  if (!link) return
  if (event.button === 1 || event.ctrlKey || event.metaKey) window.open(link.href, '_blank', 'noopener')
  else if (event.button === 0) link.click()
}

const useStyles = makeStyles({
  root: {
    backgroundColor: tokens.colorNeutralBackground1,
    ':has(th a)': { cursor: 'pointer' },
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-within': { backgroundColor: tokens.colorNeutralBackground1Hover },
    '@media (hover: hover)': {
      '&:not(:hover):not(:focus-within) [data-row-actions]:not(:has([aria-expanded="true"]))': { opacity: 0 },
    },
  },
})
