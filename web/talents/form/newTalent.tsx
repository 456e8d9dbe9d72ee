import { MessageBar, MessageBarBody, MessageBarTitle, makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { z } from 'zod'
import type { newTalentQuery } from '../../__generated__/newTalentQuery.graphql.ts'
import { useAsk } from '../../components/ConfirmDialog.tsx'
import { ExternalLink } from '../../components/ExternalLink.tsx'
import { column, plainList } from '../../components/styles.ts'
import { tones } from '../../components/tones.ts'
import { errorOf } from '../../forms/FieldRows.tsx'
import { emptyValues } from '../../forms/fields.tsx'
import { UploadField } from '../../forms/UploadField.tsx'
import { useFetch } from '../../relay/useFetch.ts'
import { useRecordForm } from '../../relay/useRecordForm.tsx'
import { newTalentRules, type TalentForm, type TalentFormValues, talentFields } from './talentFields.ts'
import type { useUploads } from './useUploads.ts'

/** The warning about similar talents, and a field for the resume if no resume was read. */
export function BeforeReview({ form, similar }: { form: TalentForm; similar: readonly SimilarTalent[] }) {
  const styles = useStyles()
  const { resumeFile, resumeUrl } = form.values
  return (
    <>
      {similar.length > 0 && (
        <MessageBar intent="warning" layout="multiline" className={styles.bar}>
          <MessageBarBody>
            <MessageBarTitle>Already in the database?</MessageBarTitle>
            <SimilarTalents talents={similar} />
          </MessageBarBody>
        </MessageBar>
      )}
      {!resumeUrl && (
        <UploadField
          kind="RESUME"
          label="Resume"
          hint="PDF, PNG or JPEG, at most 10 MB. Kept with the profile."
          error={errorOf(form, 'resumeUrl')}
          file={resumeFile}
          onChange={file => form.set('resumeFile', file)}
        />
      )}
    </>
  )
}

type NewTalent<Answer> = {
  files: Pick<ReturnType<typeof useUploads>, 'sendChosen'>
  start?: Partial<TalentFormValues> | undefined
  create: (talent: z.output<typeof newTalentRules>) => Promise<Answer | undefined>
  onSaved: (answer: Answer) => void
}

/** The form of a new talent. Warns early of talents with the same contacts, and asks before saving if there are any. */
export function useNewTalent<Answer>({ files, start, create, onSaved }: NewTalent<Answer>) {
  const ask = useAsk()
  const { findSimilar, similar, hint } = useHint(start)
  const form = useRecordForm({
    fields: talentFields,
    values: start ?? {},
    rules: newTalentRules,
    async save(talent, values) {
      const others = await findSimilar(values)
      if (others.length > 0 && (await ask(duplicateQuestion(others))) === 'keep') return undefined
      return create({ ...talent, ...(await files.sendChosen(values)) })
    },
    saved: { title: 'Talent added', text: 'New talent has been added to the database.' },
    failed: { title: 'Error', text: 'Failed to add talent. Please try again.' },
    invalid: text => ({ title: 'Validation Error', text }),
    onSaved,
  })
  return { form, similar, hint }
}

/** Searches talents with the same contacts, for an early warning. The search is repeated before saving. */
function useHint(start: Partial<TalentFormValues> | undefined) {
  const findSimilar = useSimilarTalents()
  const [similar, setSimilar] = useState<readonly SimilarTalent[]>([])
  const latest = useRef(0)
  const hint = (values: Partial<TalentFormValues>) => {
    latest.current += 1
    const asked = latest.current
    setSimilar([])
    const show = (found: readonly SimilarTalent[]) => asked === latest.current && setSimilar(found)
    void findSimilar({ ...emptyValues(talentFields), ...values }).then(show, () => {})
  }
  const hintAtOnce = useEffectEvent(() => start && hint(start))
  useEffect(() => void hintAtOnce(), [])
  return { findSimilar, similar, hint }
}

function duplicateQuestion(talents: readonly SimilarTalent[]) {
  return {
    title: 'Already in the database?',
    content: (
      <>
        {talents.length === 1 ? 'A talent has' : `${talents.length} talents have`} the same email, phone or LinkedIn
        address.
        <SimilarTalents talents={talents} />
      </>
    ),
    answers: { keep: 'Keep editing', add: 'Add anyway' },
    width: 480,
  }
}

function SimilarTalents({ talents }: { talents: readonly SimilarTalent[] }) {
  const styles = useStyles()
  return (
    <ul className={styles.similarTalents}>
      {talents.map(({ databaseId, name, role, email, phone, linkedinUrl }) => (
        <li key={databaseId} className={styles.talent}>
          <ExternalLink href={`/talent/${databaseId}`}>{name}</ExternalLink>
          <span className={styles.quiet}>{[role, email ?? phone ?? linkedinUrl].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ul>
  )
}

/** A talent in the database with the same e-mail, phone or LinkedIn address. */
type SimilarTalent = newTalentQuery['response']['similarTalents'][number]

type Contact = Pick<TalentFormValues, 'email' | 'phone' | 'linkedinUrl'>

/** Returns a function that searches talents with the same contacts. This function throws a ProblemError. */
function useSimilarTalents() {
  const fetchTalents = useFetch<newTalentQuery>(query)
  return async ({ email, phone, linkedinUrl }: Contact): Promise<readonly SimilarTalent[]> => {
    if (!email.trim() && !phone.trim() && !linkedinUrl.trim()) return []
    const contact = { email: email || null, phone: phone || null, linkedinUrl: linkedinUrl || null }
    return (await fetchTalents(contact)).similarTalents
  }
}

const query = graphql`
  query newTalentQuery($email: String, $phone: String, $linkedinUrl: String) {
    similarTalents(email: $email, phone: $phone, linkedinUrl: $linkedinUrl) {
      databaseId name role email phone linkedinUrl
    }
  }
`

const useStyles = makeStyles({
  bar: { flexShrink: 0, paddingBlock: tokens.spacingVerticalS, backgroundColor: tones.amber.background },
  similarTalents: { ...column, ...plainList, gap: tokens.spacingVerticalXS },
  talent: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS, minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
})
