import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CheckmarkFilled } from '@fluentui/react-icons/svg/checkmark'
import { type ReactNode, useEffect, useRef } from 'react'
import { column, forcedColors, plainList, row, small } from '../../components/styles.ts'

type Props = { names: readonly string[] /** The current step's index, from 0. */; present: number; children: ReactNode }

/**
 * A form in steps: a progress line, and the current step under its heading. The heading gets the focus when the
 * step changes, so that keyboard and screen reader continue there.
 */
export function Steps({ names, present, children }: Props) {
  const styles = useStyles()
  const heading = useRef<HTMLHeadingElement>(null)
  const former = useRef(present)
  useEffect(() => {
    if (former.current !== present) heading.current?.focus()
    former.current = present
  }, [present])
  return (
    <div className={styles.root}>
      <ol aria-label="Steps" className={styles.line}>
        {names.map((name, index) => (
          <li
            key={name}
            aria-current={index === present ? 'step' : undefined}
            className={mergeClasses(styles.step, index <= present && styles.reached)}
          >
            <span className={mergeClasses(styles.mark, index <= present && styles.markReached)}>
              {index < present ? <CheckmarkFilled aria-label="Done" /> : index + 1}
            </span>
            {name}
          </li>
        ))}
      </ol>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        <span className={styles.count}>
          Step {present + 1} of {names.length}
        </span>
        {names[present]}
      </h2>
      {children}
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    marginBlockStart: '32px',
    paddingBlockStart: '32px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    '@media print': { display: 'none' },
  },
  line: {
    ...plainList,
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  step: {
    ...row,
    gap: tokens.spacingHorizontalS,
    flexGrow: 1,
    flexBasis: 0,
    paddingBlockEnd: tokens.spacingVerticalMNudge,
    borderBottom: `3px solid ${tokens.colorNeutralStroke2}`,
  },
  reached: {
    borderBottom: `3px solid ${tokens.colorBrandBackground}`,
    [forcedColors]: { borderBottom: '3px solid Highlight' },
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
  mark: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSizing: 'border-box',
    width: '24px',
    height: '24px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  markReached: {
    border: 'none',
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    [forcedColors]: { border: '1px solid Highlight' },
  },
  heading: {
    ...column,
    margin: `${tokens.spacingVerticalXXL} 0 ${tokens.spacingVerticalL}`,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    outline: 'none',
  },
  count: { ...small, color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
})
