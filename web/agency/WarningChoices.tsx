import { Checkbox, makeStyles, tokens } from '@fluentui/react-components'
import { agencyLabels } from '../../api/agency/words.ts'
import { submissionWarnings, type WarningKind } from '../../api/guard/words.ts'
import { caption, column } from '../components/styles.ts'
import { FormSection } from '../forms/FormSection.tsx'

/** All kinds of warnings, in the order in which they are shown. */
export const warningKinds = Object.keys(submissionWarnings) as WarningKind[]

type Props = { chosen: WarningKind[]; onChange: (chosen: WarningKind[]) => void }

/** The warnings that block a submission. They are no field of the form, as a field has only one control. */
export function WarningChoices({ chosen, onChange }: Props) {
  const styles = useStyles()
  const choose = (kind: WarningKind, isChosen: boolean) =>
    onChange(warningKinds.filter(each => (each === kind ? isChosen : chosen.includes(each))))
  return (
    <FormSection title={agencyLabels.blocking}>
      <div className={styles.root}>
        <span className={styles.hint}>Others only warn.</span>
        {warningKinds.map(kind => (
          <Checkbox
            key={kind}
            label={submissionWarnings[kind]}
            checked={chosen.includes(kind)}
            onChange={(_, { checked }) => choose(kind, checked === true)}
          />
        ))}
      </div>
    </FormSection>
  )
}

const useStyles = makeStyles({
  root: { ...column, marginBlockStart: `calc(-1 * ${tokens.spacingVerticalS})` },
  hint: caption,
})
