import {
  Button,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Radio,
  RadioGroup,
  Text,
  tokens,
} from '@fluentui/react-components'
import { column, phone, plainList, row } from '../../components/styles.ts'
import { differences } from '../../forms/changes.ts'
import { FormSection } from '../../forms/FormSection.tsx'
import type { FieldSpec } from '../../forms/fields.tsx'
import { otherPersonsFields } from './presets.ts'
import type { ResumeReading } from './resume/reading.ts'
import { settled, type TalentForm, type TalentFormValues, talentFields, toInput } from './talentFields.ts'

/** The values of a new resume, and the form's values before the resume was read. */
export type Analysis = { before: TalentFormValues; reading: ResumeReading }

type Props = { form: TalentForm; analysis: Analysis }

/** Compares a new resume with the form. For each field, the person chooses a side, which is written to the form. */
export function Comparison({ form, analysis }: Props) {
  const styles = useStyles()
  const { before } = analysis
  const { resumeUrl, resumeFile, ...said } = analysis.reading.values
  const found = { ...before, ...said }
  const fields = Object.keys(differences(toInput(before), toInput(found))) as Field[]
  const values = { old: before, new: found }
  const words = (field: Field, which: Which) => specs[field]?.words(settled(values[which])[field]) || 'empty'
  // The chosen side, or '' once the person has typed a value that neither side has.
  const chosen = (field: Field) =>
    sides.findLast(which => JSON.stringify(values[which][field]) === JSON.stringify(form.values[field])) ?? ''
  const choose = (which: Which, ...wanted: Field[]) =>
    form.fill(Object.fromEntries(wanted.map(field => [field, values[which][field]])))

  const others = otherPersonsFields(before, said)
  if (fields.length === 0) return <Text role="status">The new resume contains nothing new.</Text>
  return (
    <FormSection title="What the new resume says">
      {others.length > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            This resume seems to be another person's (different {new Intl.ListFormat('en-GB').format(others)}), so
            nothing is accepted yet.
          </MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.head}>
        <Text className={styles.hint}>
          Choose what to keep. Your choice is in the form below, and nothing is saved until you save changes.
        </Text>
        <Button size="small" onClick={() => choose('new', ...fields)}>
          Accept all
        </Button>
        <Button size="small" onClick={() => choose('old', ...fields)}>
          Refuse all
        </Button>
      </div>
      <ul aria-label="Differences" className={styles.list}>
        {fields.map(field => (
          <li key={field} className={styles.row}>
            <Text id={`difference-${field}`} weight="medium">
              {talentFields[field].label}
            </Text>
            <RadioGroup
              name={`difference.${field}`}
              aria-labelledby={`difference-${field}`}
              value={chosen(field)}
              onChange={(_, { value }) => choose(value as Which, field)}
              className={styles.sides}
            >
              {sides.map(which => (
                <Radio
                  key={which}
                  value={which}
                  className={styles.side}
                  label={{
                    className: styles.label,
                    children: (
                      <>
                        <span className={styles.which}>{whichWords[which]}</span>
                        <span className={styles.value}>{words(field, which)}</span>
                      </>
                    ),
                  }}
                />
              ))}
            </RadioGroup>
          </li>
        ))}
      </ul>
    </FormSection>
  )
}

type Which = (typeof sides)[number]
type Field = keyof ReturnType<typeof toInput>

const sides = ['old', 'new'] as const
const whichWords = { old: 'Keep', new: 'Accept from the resume' }
const specs: Readonly<Record<string, FieldSpec>> = talentFields

const useStyles = makeStyles({
  head: { ...row, flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  hint: { flexGrow: 1, flexBasis: '260px', [phone]: { flexBasis: '100%' }, color: tokens.colorNeutralForeground2 },
  list: { ...plainList, border: `1px solid ${tokens.colorNeutralStroke2}`, borderRadius: tokens.borderRadiusLarge },
  row: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  },
  sides: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'stretch',
    gap: tokens.spacingHorizontalS,
    [phone]: { gridTemplateColumns: '1fr' },
  },
  side: {
    alignItems: 'flex-start',
    minWidth: 0,
    border: `1px solid ${tokens.colorNeutralStroke3}`,
    borderRadius: tokens.borderRadiusMedium,
    '&:has(input:checked)': { backgroundColor: tokens.colorBrandBackground2 },
  },
  label: { ...column, alignSelf: 'flex-start', minWidth: 0 },
  which: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  value: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
})
