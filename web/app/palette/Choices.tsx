import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type ReactElement, useEffect, useRef } from 'react'
import { column, ellipsis, forcedColors, row, small } from '../../components/styles.ts'
import type { Command } from './commands.tsx'

/** An option of the palette: `to` is the page that it opens, `more` is shown after its label. */
export type Choice = {
  key: string
  label: string
  more?: string
  icon: ReactElement
  to: string
  command?: Command
}

export type Group = { label: string; choices: Choice[] }

type Props = {
  id: string
  groups: readonly Group[]
  marked: number
  onMark: (index: number) => void
  onChoose: (choice: Choice) => void
}

/** The prefix of each option's id. */
export const OPTION_ID = 'palette-choice-'

/** The choices by group. The focus stays in the field above, whose `aria-activedescendant` is the marked choice. */
export function Choices({ id, groups, marked, onMark, onChoose }: Props) {
  const styles = useStyles()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector(`#${OPTION_ID}${marked}`)?.scrollIntoView({ block: 'nearest' })
  }, [marked])
  let index = 0
  return (
    <div ref={list} id={id} role="listbox" aria-label="Found" tabIndex={-1} className={styles.list}>
      {groups.map(({ label, choices }) => (
        <div key={label} role="presentation">
          <div aria-hidden className={styles.label}>
            {label}
          </div>
          {choices.map(choice => {
            const own = index++
            return (
              <Option
                key={choice.key}
                choice={choice}
                group={label}
                id={`${OPTION_ID}${own}`}
                marked={own === marked}
                onMark={() => onMark(own)}
                onChoose={() => onChoose(choice)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

type OptionProps = {
  choice: Choice
  group: string
  id: string
  marked: boolean
  onMark: () => void
  onChoose: () => void
}

function Option({ choice: { label, more, icon }, group, id, marked, onMark, onChoose }: OptionProps) {
  const styles = useStyles()
  return (
    <button
      type="button"
      id={id}
      role="option"
      aria-selected={marked}
      tabIndex={-1}
      className={mergeClasses(styles.option, marked && styles.marked)}
      onPointerMove={onMark}
      onPointerDown={event => event.preventDefault() /* The focus stays in the field. */}
      onClick={onChoose}
    >
      {icon}
      <span className={styles.words}>
        {label} {more && <span className={styles.more}>{more}</span>} <span className={styles.group}>{group}</span>
      </span>
    </button>
  )
}

const useStyles = makeStyles({
  list: {
    ...column,
    minHeight: 0,
    overflowY: 'auto',
    padding: tokens.spacingHorizontalS,
    ':empty': { display: 'none' },
  },
  // Hides the group's name, which is for screen readers: they do not read the visible heading as a part of the list.
  group: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  label: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalXXS}`,
    color: tokens.colorNeutralForeground3,
    ...small,
  },
  option: {
    ...row,
    gap: tokens.spacingHorizontalS,
    width: '100%',
    minHeight: '36px',
    paddingInline: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    border: 'none',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '& svg': { flexShrink: 0, fontSize: '20px', color: tokens.colorNeutralForeground3 },
    '@media (pointer: coarse)': { minHeight: '48px' },
  },
  marked: {
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    '& svg': { color: tokens.colorBrandForeground1 },
    [forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  words: { ...ellipsis, minWidth: 0 },
  more: { color: tokens.colorNeutralForeground3, marginInlineStart: tokens.spacingHorizontalS },
})
