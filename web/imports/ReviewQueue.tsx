import { Button, makeStyles, Spinner, Text, tokens } from '@fluentui/react-components'
import { useEffect, useEffectEvent } from 'react'
import { caption, row } from '../components/styles.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { UploadStatus } from '../forms/UploadStatus.tsx'
import { BeforeReview, useNewTalent } from '../talents/form/newTalent.tsx'
import { ResumePane } from '../talents/form/resume/ResumePane.tsx'
import { useReview } from '../talents/form/resume/useReview.ts'
import { StackText } from '../talents/form/StackField.tsx'
import { TalentSections } from '../talents/form/TalentSections.tsx'
import { useUploads } from '../talents/form/useUploads.ts'
import { firstToLookAt } from './firstToLookAt.ts'
import type { OpenedResume } from './openedResume.ts'
import { SameResumes } from './SameResumes.tsx'
import { useDraftOf } from './useDraftOf.ts'
import type { Imported } from './useImports.ts'
import { useQueue } from './useQueue.ts'

type Props = {
  imported: readonly Imported[]
  /** The resume to begin with; by default the first that is ready. */
  first: number | null
  onClose: () => void
}

/** The review of imported resumes, one after the other: a form beside each, which makes a talent of it. */
export function ReviewQueue({ imported, first, onClose }: Props) {
  const styles = useStyles()
  const queue = useQueue({ imported, first, onClose })
  const files = useUploads()
  const { opened } = queue
  const { form, similar, hint } = useNewTalent({ files, create: queue.save, onSaved: queue.goOn })
  const review = useReview(form, opened?.reading ?? null)
  const draft = useDraftOf(opened, form)

  const show = useEffectEvent((resume: OpenedResume) => {
    form.reset(resume.values)
    hint(resume.values)
  })
  const look = useEffectEvent((resume: OpenedResume) => firstToLookAt(form.props.ref.current, resume)?.focus())
  useEffect(() => {
    if (!opened) return
    show(opened)
    look(opened)
  }, [opened])

  const leave = async (go: () => void) => {
    await draft.keepNow()
    go()
  }
  return (
    <FormDialog
      title={`Review resumes${queue.progress}`}
      size="long"
      aside={opened ? { label: 'Resume', content: <ResumePane url={opened.resumeUrl} review={review} /> } : undefined}
      form={{
        ...form,
        props: {
          ...form.props,
          ...review?.formProps,
        },
        dirty: draft.isPending,
        busy: form.busy,
      }}
      action={queue.isLast ? 'Save' : 'Save and next'}
      working="Saving..."
      disabled={!opened}
      cancel="Close"
      status={
        files.uploading ? (
          <UploadStatus {...files.uploading} />
        ) : (
          <div className={styles.acts}>
            <Button disabled={!queue.back || form.busy} onClick={() => queue.back && leave(queue.back)}>
              Back
            </Button>
            <Button disabled={!opened || form.busy} onClick={() => leave(queue.skip)}>
              Skip
            </Button>
            <Button disabled={!opened || form.busy} onClick={queue.discard}>
              Discard
            </Button>
            <Text className={styles.key}>{saveKey} saves</Text>
          </div>
        )
      }
      onClose={() => leave(onClose)}
    >
      {opened ? (
        <TalentSections
          key={opened.id}
          form={form}
          stack={<StackText form={form} />}
          review={review}
          before={
            <>
              <SameResumes fileName={opened.fileName} others={opened.others} problem={opened.problem} />
              <BeforeReview form={form} similar={similar} />
            </>
          }
        />
      ) : (
        <Spinner label="Reading the next resume..." />
      )}
    </FormDialog>
  )
}

/** As the keyboard of this computer names it. */
const saveKey = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ Enter' : 'Ctrl+Enter'

const useStyles = makeStyles({
  acts: { ...row, flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  key: caption,
})
