import {
  Button,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  Spinner,
  Text,
  tokens,
} from '@fluentui/react-components'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { ReviewQueueMutation } from '../__generated__/ReviewQueueMutation.graphql.ts'
import { ExternalLink } from '../components/ExternalLink.tsx'
import { caption, row } from '../components/styles.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { UploadStatus } from '../forms/UploadStatus.tsx'
import { useMutation } from '../relay/useMutation.ts'
import { BeforeReview, useNewTalent } from '../talents/form/newTalent.tsx'
import { ResumePane } from '../talents/form/resume/ResumePane.tsx'
import { doubtOf } from '../talents/form/resume/reading.ts'
import { useReview } from '../talents/form/resume/useReview.ts'
import { StackText } from '../talents/form/StackField.tsx'
import { TalentSections } from '../talents/form/TalentSections.tsx'
import { type TalentFormValues, talentFields } from '../talents/form/talentFields.ts'
import { useUploads } from '../talents/form/useUploads.ts'
import { type OpenedResume, toDraft } from './openedResume.ts'
import type { Imported } from './useImports.ts'
import { useQueue } from './useQueue.ts'

type Props = {
  imported: readonly Imported[]
  /** The id of the first resume to review; null for the first resume that is ready. */
  first: number | null
  onClose: () => void
}

/** The dialog that reviews imported resumes one by one, each beside a form that turns the resume into a talent. */
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

/** The shortcut that saves, with the key names of this computer. */
const saveKey = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ Enter' : 'Ctrl+Enter'

/** The first field that is doubtful, or required but empty; without such a field, the first field. */
function firstToLookAt(
  form: HTMLFormElement | null,
  { reading, values }: Pick<OpenedResume, 'reading' | 'values'>,
): HTMLElement | null {
  const needsLook = (name: string) => {
    const field = name as keyof TalentFormValues
    const isMissing = REQUIRED.has(name) && !values[field]
    return isMissing || (reading !== null && doubtOf(reading, field, values) !== undefined)
  }
  const fieldOf = (name: string) => form?.querySelector<HTMLElement>(`[name="${name}"]`)
  const names = Object.keys(talentFields)
  for (const name of names) {
    const element = needsLook(name) ? fieldOf(name) : null
    if (element) return element
  }
  return fieldOf('name') ?? null
}

const REQUIRED = new Set(
  Object.entries(talentFields).flatMap(([name, spec]) => ('required' in spec && spec.required === true ? [name] : [])),
)

type SameResumesProps = Pick<OpenedResume, 'fileName' | 'others' | 'problem'>

/** The notes above the fields of a resume: why the resume could not be read, and its duplicates. */
function SameResumes({ fileName, others, problem }: SameResumesProps) {
  const styles = useStyles()
  return (
    <>
      {problem && (
        <MessageBar intent="error" layout="multiline" className={styles.bar}>
          <MessageBarBody>
            <MessageBarTitle>{fileName} could not be read</MessageBarTitle>
            {problem} You can fill in the form by hand.
          </MessageBarBody>
        </MessageBar>
      )}
      {others.length > 0 && (
        <MessageBar intent="warning" layout="multiline" className={styles.bar}>
          <MessageBarBody>
            <MessageBarTitle>Sent twice?</MessageBarTitle>
            {others.map((other, index) => (
              <span key={other.id}>
                {index > 0 && ', '}
                {other.talentId ? (
                  <ExternalLink href={`/talent/${other.talentId}`}>{other.fileName}</ExternalLink>
                ) : (
                  other.fileName
                )}
              </span>
            ))}{' '}
            {others.length === 1 ? 'has' : 'have'} the same content or contact.
          </MessageBarBody>
        </MessageBar>
      )}
    </>
  )
}

/** Milliseconds without a change after which the draft is saved. */
const PAUSE = 700

type Form = { values: TalentFormValues; dirty: boolean; busy: boolean }

/** Saves the entries for a resume as a draft on the server, so that closing the tab does not lose them. */
function useDraftOf(opened: OpenedResume | null, { values, dirty, busy }: Form) {
  const [keep] = useMutation<ReviewQueueMutation>(mutation)
  const draft = opened && dirty && !busy ? toDraft(values) : null
  const latest = useRef<{ id: number; draft: string } | null>(null)
  const [kept, setKept] = useState<string | null>(null)
  const sending = useRef(Promise.resolve())
  useEffect(() => {
    latest.current = opened && draft !== null ? { id: opened.id, draft } : null
  })

  /** Saves the latest entries. The promise resolves even if saving fails. */
  const keepNow = useCallback(() => {
    sending.current = sending.current.then(async () => {
      const input = latest.current
      if (!input) return
      // After a failure, the draft is saved with the next change.
      const answer = await keep({ input }).catch(() => undefined)
      if (answer) setKept(input.draft)
    })
    return sending.current
  }, [keep])

  const isPending = draft !== null && draft !== kept
  useEffect(() => {
    if (!isPending || draft === null) return
    const timer = setTimeout(keepNow, PAUSE)
    return () => clearTimeout(timer)
  }, [isPending, draft, keepNow])
  return { isPending, keepNow: async () => (isPending ? keepNow() : undefined) }
}

const mutation = graphql`
  mutation ReviewQueueMutation($input: KeepImportedResumeDraftInput!) {
    keepImportedResumeDraft(input: $input) {
      resume { id }
    }
  }
`

const useStyles = makeStyles({
  acts: { ...row, flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  key: caption,
  bar: { flexShrink: 0 },
})
