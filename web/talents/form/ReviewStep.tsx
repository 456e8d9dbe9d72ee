import { MessageBar, MessageBarBody, MessageBarTitle, makeStyles, tokens } from '@fluentui/react-components'
import { tones } from '../../components/tones.ts'
import { errorOf } from '../../forms/fields.tsx'
import { UploadField } from '../../forms/UploadField.tsx'
import type { Review } from './resume/useReview.ts'
import { type SimilarTalent, SimilarTalents } from './SimilarTalents.tsx'
import { StackText } from './StackField.tsx'
import { TalentSections } from './TalentSections.tsx'
import type { TalentForm } from './talentFields.ts'

type Props = { form: TalentForm; review: Review | null; similar: readonly SimilarTalent[] }

/** The second step of adding: all fields, and a warning when the person seems to be there already. */
export function ReviewStep({ form, review, similar }: Props) {
  const styles = useStyles()
  const { resumeFile, resumeUrl } = form.values
  return (
    <TalentSections
      form={form}
      stack={<StackText form={form} />}
      review={review}
      before={
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
              hint="PDF, at most 10 MB. Kept with the profile."
              error={errorOf(form, 'resumeUrl')}
              file={resumeFile}
              onChange={file => form.set('resumeFile', file)}
            />
          )}
        </>
      }
    />
  )
}

const useStyles = makeStyles({
  bar: { flexShrink: 0, paddingBlock: tokens.spacingVerticalS, backgroundColor: tones.amber.background },
})
