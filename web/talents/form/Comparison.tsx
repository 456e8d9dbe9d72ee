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
import { differences } from '../../forms/changes.ts'
import { FormSection } from '../../forms/FormSection.tsx'
import { otherPersonsFields } from './presets.ts'
import type { ResumeReading } from './resume/reading.ts'
import { settled, type TalentForm, type TalentFormValues, talentFields, toInput } from './talentFields.ts'

/** What a new resume says, and what stood in the form when it was read. */
export type Analysis = { before: TalentFormValues; reading: ResumeReading }

type Props = { form: TalentForm; analysis: Analysis }

/**
 * What a new resume says beside what was there, field by field, to accept or refuse. The form holds what is chosen; nothing
 * else changes before it is saved.
 */
export function Comparison({ form, analysis }: Props) {
  const styles = useStyles()
  const { before } = analysis
  const { resumeUrl, resumeFile, ...said } = analysis.reading.values
  const found = { ...before, ...said }
  const fields = Object.keys(differences(toInput(before), toInput(found))) as Field[]
  const values = { old: before, new: found }
  const words = (field: Field, which: Which) => talentFields[field].words(settled(values[which])[field] as never)
  const choose = (which: Which, ...chosen: Field[]) =>
    form.fill(Object.fromEntries(chosen.map(field => [field, values[which][field]])))

  const others = otherPersonsFields(before, said)
  if (fields.length === 0) return <Text role="status">The new resume contains nothing new.</Text>
  return (
    <FormSection title="What the new resume says">
      {others.length > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            This resume seems to be another person's (different {listWords(others)}), so nothing is accepted yet.
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
              value={chosenOf(form.values[field], values, field)}
              onChange={(_, { value }) => choose(value as Which, field)}
              className={styles.sides}
            >
              {(['old', 'new'] as const).map(which => (
                <Radio
                  key={which}
                  value={which}
                  className={styles.side}
                  label={{
                    className: styles.label,
                    children: (
                      <>
                        <span className={styles.which}>{whichWords[which]}</span>
                        <span className={styles.value}>{words(field, which) || 'empty'}</span>
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

type Which = 'old' | 'new'
type Field = keyof ReturnType<typeof toInput>

const whichWords = { old: 'Keep', new: 'Accept from the resume' }

/** 'name', 'name and email', 'name, email and phone'. */
function listWords(words: string[]) {
  return new Intl.ListFormat('en-GB').format(words)
}

/** Neither, once a person has written something else. */
function chosenOf(value: unknown, values: Record<Which, TalentFormValues>, field: Field): Which | '' {
  const print = JSON.stringify(value)
  return (['new', 'old'] as const).find(which => JSON.stringify(values[which][field]) === print) ?? ''
}

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  hint: {
    flexGrow: 1,
    flexBasis: '260px',
    '@media (max-width: 640px)': { flexBasis: '100%' },
    color: tokens.colorNeutralForeground2,
  },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  row: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  },
  sides: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'stretch',
    gap: tokens.spacingHorizontalS,
    '@media (max-width: 640px)': { gridTemplateColumns: '1fr' },
  },
  side: {
    alignItems: 'flex-start',
    minWidth: 0,
    border: `1px solid ${tokens.colorNeutralStroke3}`,
    borderRadius: tokens.borderRadiusMedium,
    '&:has(input:checked)': { backgroundColor: tokens.colorBrandBackground2 },
  },
  label: { display: 'flex', flexDirection: 'column', alignSelf: 'flex-start', minWidth: 0 },
  which: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  value: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
})
