import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type ReactNode, type RefObject, use } from 'react'
import type { ClientAnswer } from '../../../../api/shares/words.ts'
import { column, phone, print, sectionTitle, visuallyHidden } from '../../../components/styles.ts'
import { ProfileLevel } from '../profile/Section.tsx'
import { answers } from './words.ts'

type PanelProps = {
  /** True for a closed profile: the choices are in one row, so that many profiles do not fill the page with buttons. */
  isAtOnce: boolean
  /** The id of the heading, which is also the label of the choices. */
  id: string
  heading?: RefObject<HTMLHeadingElement | null>
  children: ReactNode
}

/** The panel of the client's answer about one profile. */
export function AnswerPanel({ isAtOnce, id, heading, children }: PanelProps) {
  const styles = useStyles()
  const Heading = use(ProfileLevel) === 1 ? 'h2' : 'h3'
  return (
    <div className={mergeClasses(styles.root, isAtOnce && styles.atOnce)}>
      <Heading ref={heading} id={id} tabIndex={-1} className={isAtOnce ? styles.unseen : styles.title}>
        Your answer
      </Heading>
      {children}
    </div>
  )
}

type ChoicesProps = {
  /** The id of the heading. */
  label: string
  name: string
  isAtOnce: boolean
  chosen?: ClientAnswer | undefined
  /** Called with the chosen answer; missing in the staff's preview, where nobody can answer. */
  onChoose?: (answer: ClientAnswer) => void
}

/** The client's possible answers, as three buttons. */
export function Choices({ label, name, isAtOnce, chosen, onChoose }: ChoicesProps) {
  const styles = useStyles()
  return (
    <fieldset aria-labelledby={label} className={mergeClasses(styles.choices, isAtOnce ? styles.row : styles.column)}>
      {choices.map(answer => (
        <Button
          key={answer}
          size={isAtOnce ? 'medium' : 'large'}
          aria-pressed={chosen === answer}
          aria-label={`${answers[answer].choice}: ${name}`}
          appearance={chosen === answer ? 'primary' : 'secondary'}
          disabled={!onChoose}
          onClick={() => onChoose?.(answer)}
        >
          {answers[answer][isAtOnce ? 'short' : 'choice']}
        </Button>
      ))}
    </fieldset>
  )
}

const choices = Object.keys(answers) as ClientAnswer[]

const useStyles = makeStyles({
  root: { ...column, gap: tokens.spacingVerticalM, [print]: { display: 'none' } },
  title: { ...sectionTitle, outlineStyle: 'none' },
  atOnce: { maxWidth: '480px' },
  unseen: visuallyHidden,
  choices: { display: 'flex', minWidth: 0, margin: 0, padding: 0, border: 'none' },
  column: { flexDirection: 'column', gap: tokens.spacingVerticalS },
  row: {
    '& > button': { minWidth: 0, borderRadius: 0, fontWeight: tokens.fontWeightRegular },
    '& > button:first-child': {
      borderStartStartRadius: tokens.borderRadiusMedium,
      borderEndStartRadius: tokens.borderRadiusMedium,
    },
    '& > button:last-child': {
      borderStartEndRadius: tokens.borderRadiusMedium,
      borderEndEndRadius: tokens.borderRadiusMedium,
    },
    '& > button:not(:first-child)': { marginInlineStart: '-1px' },
    [phone]: {
      flexWrap: 'wrap',
      '& > button': {
        flexGrow: 1,
        minWidth: 'max-content',
        minHeight: '44px',
        paddingInline: tokens.spacingHorizontalXS,
      },
    },
  },
})
