import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { CopyRegular } from '@fluentui/react-icons/svg/copy'
import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { ShareDialogMutation } from '../../__generated__/ShareDialogMutation.graphql.ts'
import { SectionBoundary } from '../../app/boundaries.tsx'
import { useCopy } from '../../components/copy.ts'
import { isProblem } from '../../components/ProblemError.ts'
import { caption, row } from '../../components/styles.ts'
import { StableLabel } from '../../components/texts.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import type { Picked } from '../../forms/Picker.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import { useRecordForm } from '../../relay/useRecordForm.tsx'
import { PreviewedPage } from './PreviewedPage.tsx'
import { SCROLLER } from './PreviewedProfile.tsx'
import { ShareFields } from './ShareFields.tsx'
import { nothingSeen, type SeenVersions, seenBasis, seenVersion } from './seen.ts'
import { type Recipient, type ShareForm, shareFields, shareRules } from './shareForm.ts'

type Props = {
  talents: readonly Picked[]
  deal?: (Picked & { company: Picked | null }) | null
  company?: Picked | null
  /** Called as soon as the link is made. */
  onShared?: () => void
  onClose: () => void
}

/** The dialog that shares talents with a client: the form beside a preview of the client's page. */
export function ShareDialog({ talents, deal = null, company = null, onShared, onClose }: Props) {
  const [createShare] = useMutation<ShareDialogMutation>(mutation)
  const [copied, copy] = useCopy()
  const [link, setLink] = useState<string>()
  const [isBlocked, setBlocked] = useState(false)
  const [reading, setReading] = useState(0)
  const [stale, setStale] = useState<object>()
  const [seen] = useState(nothingSeen)
  const recipient: Recipient = deal?.company ?? company ?? { id: null, name: '' }
  const form = useRecordForm({
    fields: shareFields,
    values: {
      company: recipient,
      deal,
      talents: talents.map(({ id, name }) => ({ id, name, line: '', kept: [] })),
    },
    rules: shareRules,
    async save(input) {
      // The server refuses a share if these versions, which the preview showed, are not the latest.
      const shown = input.talents.map(each => ({ ...each, version: seenVersion(seen, each.talentId) }))
      try {
        return await createShare({ input: { ...input, talents: shown, basis: seenBasis(seen, input.dealId) } })
      } catch (error) {
        if (isProblem(error, 'CONFLICT')) {
          setReading(count => count + 1)
          setStale({})
        }
        throw error
      }
    },
    onSaved({
      createShare: {
        share: { url },
      },
    }) {
      onShared?.()
      if (!url) return
      setLink(url)
      // Browsers refuse to copy long after a click. In this case, the button beside the link copies the link.
      void copy(url)
    },
    failed: { title: 'The link was not created' },
  })
  const count = form.values.talents.length

  if (link) return <CreatedShare link={link} copied={copied} onCopy={() => copy(link)} onClose={onClose} />
  return (
    <FormDialog
      title={count > 1 ? `Share ${count} talents with a client` : 'Share with a client'}
      size="long"
      form={form}
      action="Create link"
      working="Creating..."
      disabled={isBlocked}
      aside={{
        label: 'Preview as client',
        content: <Preview form={form} reading={reading} seen={seen} />,
        asked: stale,
      }}
      onClose={onClose}
    >
      <ShareFields form={form} onChecked={setBlocked} />
    </FormDialog>
  )
}

type PreviewProps = {
  form: ShareForm
  /** A counter. Whenever it changes, the whole preview is loaded again. */
  reading: number
  seen: SeenVersions
}

/** The preview of the client's page, with removed pieces marked. A click shows or removes a piece of a profile. */
function Preview({ form, reading, seen }: PreviewProps) {
  const styles = useStyles()
  const [said, setSaid] = useState('')
  // Typing in the form does not wait for the preview.
  const values = useDeferredValue(form.values)
  const isEmpty = values.talents.length === 0
  const latest = useRef(form)
  useLayoutEffect(() => {
    latest.current = form
  }, [form])
  const keep = useCallback((talentId: number, mark: string, keeps: boolean) => {
    const { values: now, set } = latest.current
    const changed = (kept: readonly string[]) => (keeps ? [...kept, mark] : kept.filter(id => id !== mark))
    set(
      'talents',
      now.talents.map(each => (each.id === talentId ? { ...each, kept: changed(each.kept) } : each)),
    )
  }, [])
  return (
    <article aria-label="Preview as client" className={styles.preview}>
      <div className={styles.bar}>
        As the client sees it.{!isEmpty && ' Click highlighted text in a profile to show or hide it.'}
        <div role="status">{said}</div>
      </div>
      {/* Takes the focus, as a preview without marks could not be scrolled by keys otherwise. */}
      <section
        aria-label="The client's page"
        tabIndex={isEmpty ? undefined : 0}
        className={styles.page}
        {...{ [SCROLLER]: '' }}
      >
        {isEmpty ? (
          <p className={styles.nobody}>Add a talent to see the page that the client gets.</p>
        ) : (
          <SectionBoundary message="The preview could not be loaded">
            <PreviewedPage values={values} reading={reading} seen={seen} onKeep={keep} onSaid={setSaid} />
          </SectionBoundary>
        )}
      </section>
    </article>
  )
}

type CreatedShareProps = { link: string; copied: boolean; onCopy: () => void; onClose: () => void }

/** The link of a new share, already copied if the browser allows it. */
function CreatedShare({ link, copied, onCopy, onClose }: CreatedShareProps) {
  const styles = useStyles()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <FormDialog
      title="The link is ready"
      form={{
        props: {
          noValidate: true,
          onSubmit(event) {
            event.preventDefault()
            onClose()
          },
        },
        dirty: false,
        busy: false,
      }}
      cancel="Close"
      onClose={onClose}
    >
      <Field label="Link for the client" hint="The client keeps seeing this version until you renew it.">
        {field => (
          <div className={styles.line}>
            <Input {...field} readOnly value={link} className={styles.link} onFocus={event => event.target.select()} />
            <Button
              ref={button}
              name="copy"
              appearance="primary"
              icon={copied ? <CheckmarkRegular /> : <CopyRegular />}
              className={styles.copy}
              onClick={onCopy}
            >
              <StableLabel label={copied ? COPIED : COPY} all={[COPY, COPIED]} />
            </Button>
          </div>
        )}
      </Field>
      <span role="status" className={styles.said}>
        {copied ? 'The link is in your clipboard.' : ''}
      </span>
    </FormDialog>
  )
}

const COPY = 'Copy link'
const COPIED = 'Copied'

const mutation = graphql`
  mutation ShareDialogMutation($input: CreateShareInput!) {
    createShare(input: $input) {
      share { url }
    }
  }
`

const useStyles = makeStyles({
  preview: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, minHeight: 0 },
  bar: {
    ...caption,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  page: { flexGrow: 1, minHeight: 0, overflowY: 'auto', backgroundColor: tokens.colorNeutralBackground2 },
  nobody: { margin: 0, padding: tokens.spacingHorizontalXXL, color: tokens.colorNeutralForeground3 },
  line: { ...row, gap: tokens.spacingHorizontalS, minWidth: 0 },
  link: { flexGrow: 1, minWidth: 0 },
  copy: { flexShrink: 0 },
  said: { minHeight: tokens.lineHeightBase300, color: tokens.colorNeutralForeground3 },
})
