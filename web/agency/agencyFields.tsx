import { Input, makeStyles, tokens } from '@fluentui/react-components'
import { graphql, readInlineData } from 'react-relay'
import { COUNTRIES } from '../../api/agency/rules.ts'
import { agencyLabels, namedLinkChoices } from '../../api/agency/words.ts'
import { submissionWarnings, type WarningKind } from '../../api/guard/words.ts'
import { readColor } from '../../api/rules/colors.ts'
import type { agencyFields_agency$key } from '../__generated__/agencyFields_agency.graphql.ts'
import { row } from '../components/styles.ts'
import { choice, radios } from '../forms/choices.tsx'
import { labelled, local, special, text, type ValuesOf } from '../forms/fields.tsx'
import { openedRecord, type RecordForm } from '../relay/useRecordForm.tsx'
import { warningKinds } from './WarningChoices.tsx'

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** The choices for the country: 'Not chosen', then the countries sorted by name. */
const countries: Record<string, string> = {
  '': 'Not chosen',
  ...Object.fromEntries(
    COUNTRIES.map(code => [code, countryNames.of(code) ?? code]).sort(([, one = ''], [, other = '']) =>
      one.localeCompare(other, 'en'),
    ),
  ),
}

/** The fields of the form; `logoFile` is the chosen logo, until it is uploaded. */
export const agencyFields = {
  ...labelled(agencyLabels, {
    name: text({ hint: 'Shown on client pages and PDFs. Defaults to the product name.' }),
    logoUrl: special({
      empty: '',
      read: stored => (typeof stored === 'string' ? stored : ''),
      send: (value: string) => value,
      words: value => (value ? 'A logo' : ''),
    }),
    color: {
      ...text({
        hint: 'For lines, buttons and headings. Words in a light colour are darkened, so that they can be read.',
      }),
      control: ColorControl,
    },
    footer: text({ rows: 2, hint: 'Address or legal line at the foot of each page.' }),
    privacyUrl: text({ type: 'url', hint: 'Applicants can open it before they apply.' }),
    keepsNamedLinks: {
      ...radios(namedLinkChoices, 'false', {
        layout: 'vertical',
        hint: 'For each way to a client. Shares keep what was chosen when they were made, until they are renewed.',
      }),
      read: stored => (stored === true ? 'true' : 'false'),
      send: (value: keyof typeof namedLinkChoices) => value === 'true',
    },
    marginFloorPercent: {
      ...text({
        inputMode: 'numeric',
        hint: 'In percent of what the company pays. Margins below it are flagged. Leave it empty for no floor.',
      }),
      read: (stored: unknown) => (typeof stored === 'number' ? `${stored}` : ''),
      send: (typed: string) => (typed.trim() ? Number(typed) : null),
    },
    country: choice(countries, '', {
      hint: 'Phone numbers without a country code belong there: they are dialled and compared so. Not chosen: they are left as they are.',
    }),
    blocking: special({
      empty: [] as WarningKind[],
      read: stored => warningKinds.filter(kind => Array.isArray(stored) && stored.includes(kind)),
      send: (value: WarningKind[]) => value,
      words: value => value.map(kind => submissionWarnings[kind]).join(', '),
    }),
  }),
  logoFile: local<File | null>(null),
}

export type AgencyFormState = RecordForm<typeof agencyFields>
export type AgencyValues = ValuesOf<typeof agencyFields>

/** The values that the form opens with. The id, which every form needs, is always 1, as there is only one agency. */
export function openedAgency(key: agencyFields_agency$key) {
  const { version, ownName, ...stored } = readInlineData(fragment, key)
  return openedRecord(agencyFields, { ...stored, name: ownName, databaseId: 1, version })
}

/** The colour that the picker shows while no colour is chosen. */
const NONE = '#0f6384'

type Props = { name: string; value: string; set(value: string): void }

/** The control for a colour, which is picked or typed as '#0f6384'. */
function ColorControl({ name, value, set }: Props) {
  const styles = useStyles()
  return (
    <div className={styles.colorControl}>
      <Input
        className={styles.words}
        {...{ name, value }}
        placeholder={NONE}
        maxLength={7}
        onChange={(_, { value: typed }) => set(typed)}
      />
      <input
        type="color"
        aria-label="Pick a colour"
        className={styles.picker}
        value={readColor(value) ? value.toLowerCase() : NONE}
        onChange={({ target }) => set(target.value)}
      />
    </div>
  )
}

const fragment = graphql`
  fragment agencyFields_agency on Agency @inline { version ownName logoUrl color footer privacyUrl keepsNamedLinks marginFloorPercent country blocking }
`

const useStyles = makeStyles({
  colorControl: { ...row, gap: tokens.spacingHorizontalS },
  words: { flexGrow: 1, minWidth: 0, width: 0 },
  picker: {
    flexShrink: 0,
    boxSizing: 'border-box',
    width: '44px',
    height: '32px',
    padding: '2px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
})
