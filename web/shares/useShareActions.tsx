import { ArrowSyncRegular } from '@fluentui/react-icons/svg/arrow-sync'
import { CalendarAddRegular } from '@fluentui/react-icons/svg/calendar-add'
import { CopyRegular } from '@fluentui/react-icons/svg/copy'
import { DocumentPdfRegular } from '@fluentui/react-icons/svg/document-pdf'
import { LinkDismissRegular } from '@fluentui/react-icons/svg/link-dismiss'
import { ShieldCheckmarkRegular } from '@fluentui/react-icons/svg/shield-checkmark'
import { TableSimpleRegular } from '@fluentui/react-icons/svg/table-simple'
import { graphql, useFragment } from 'react-relay'
import { USUAL_DAYS } from '../../api/shares/words.ts'
import type { useShareActions_share$key } from '../__generated__/useShareActions_share.graphql.ts'
import type { useShareActionsProlongMutation } from '../__generated__/useShareActionsProlongMutation.graphql.ts'
import type { useShareActionsRenewMutation } from '../__generated__/useShareActionsRenewMutation.graphql.ts'
import type { useShareActionsRevokeMutation } from '../__generated__/useShareActionsRevokeMutation.graphql.ts'
import { useCopyLink } from '../components/copy.ts'
import { formatDate } from '../components/format.ts'
import type { MenuAction } from '../components/OpenMenu.tsx'
import { serverMessage } from '../components/ProblemError.ts'
import { tableAddress, useSeparator } from '../components/separator.ts'
import { useRecordAction } from '../relay/useRecordAction.ts'

/** The actions of staff on a share: the items of its menu, and `renew`, which also has a button. */
export function useShareActions(key: useShareActions_share$key) {
  const share = useFragment(fragment, key)
  const { databaseId: id, version, state, url, recipientName, proofUrl, pdfUrl, items } = share
  const { copy } = useCopyLink({
    done: { title: 'Link copied!', text: `Send it to ${recipientName}.` },
    failed: 'Failed to copy link',
  })
  const [prolong, prolonging] = useRecordAction<useShareActionsProlongMutation>(prolongMutation)
  const [renew, renewing] = useRecordAction<useShareActionsRenewMutation>(renewMutation)
  const [revoke, revoking] = useRecordAction<useShareActionsRevokeMutation>(revokeMutation)
  const isActive = state === 'ACTIVE'
  const [separator] = useSeparator()

  const prolongIt = () => {
    const expiresAt = new Date(Date.now() + USUAL_DAYS * DAY).toISOString()
    return prolong(
      { input: { id, version, expiresAt } },
      { done: { title: 'Share extended', text: `The link works until ${formatDate(expiresAt)}.` }, failed },
    )
  }
  const renewIt = () =>
    renew(
      { input: { id, version } },
      {
        done: {
          title: 'Share renewed',
          text: state === 'REVOKED' ? 'It has a new link: copy and send it.' : "The client sees today's profiles.",
        },
        failed,
      },
    )
  const revokeIt = () =>
    revoke(
      { input: { id } },
      {
        ask: {
          title: `Revoke the share with ${recipientName}?`,
          text: `${recipientName} can no longer open the link or answer. What was shown stays in the ledger.`,
          action: 'Revoke',
          destructive: true,
        },
        done: { title: 'Share revoked', text: 'The link no longer works.' },
        failed,
      },
    )

  const table = `/api/shares/${id}/table.csv`
  const open = (address: string) => window.open(address, '_blank', 'noopener')
  const actions: MenuAction[] = [
    ...(state === 'REVOKED' || !url
      ? []
      : [{ label: 'Copy link', icon: <CopyRegular />, onChoose: () => void copy(url) }]),
    ...(state === 'REVOKED'
      ? []
      : [{ label: `Extend by ${USUAL_DAYS} days`, icon: <CalendarAddRegular />, onChoose: () => void prolongIt() }]),
    {
      label: isActive ? 'Renew profiles' : 'Create a new link',
      icon: <ArrowSyncRegular />,
      onChoose: () => void renewIt(),
    },
    ...(pdfUrl ? [{ label: 'Open PDF', icon: <DocumentPdfRegular />, onChoose: () => void open(pdfUrl) }] : []),
    ...(items.length > 1
      ? [
          { label: 'Table as Excel', icon: <TableSimpleRegular />, download: tableAddress(table, { format: 'xlsx' }) },
          { label: 'Table as CSV', icon: <TableSimpleRegular />, download: tableAddress(table, { separator }) },
        ]
      : []),
    {
      label: 'Proof of introduction',
      icon: <ShieldCheckmarkRegular />,
      onChoose: () => void open(proofUrl),
    },
    ...(state === 'REVOKED'
      ? []
      : [{ label: 'Revoke', icon: <LinkDismissRegular />, onChoose: () => void revokeIt(), destructive: true }]),
  ]
  return { actions, renew: () => void renewIt(), busy: prolonging || renewing || revoking }
}

const DAY = 86_400_000

const failed = (error: unknown) => ({
  title: 'Error',
  text: serverMessage(error, 'The share was not changed. Please try again.'),
})

const fragment = graphql`
  fragment useShareActions_share on Share {
    databaseId version state url proofUrl pdfUrl recipientName
    items { id }
  }
`

const prolongMutation = graphql`
  mutation useShareActionsProlongMutation($input: UpdateShareInput!) {
    updateShare(input: $input) { share { ...SharesCard_shareRow } }
  }
`

const renewMutation = graphql`
  mutation useShareActionsRenewMutation($input: RenewShareInput!) {
    renewShare(input: $input) { share { ...SharesCard_shareRow } }
  }
`

const revokeMutation = graphql`
  mutation useShareActionsRevokeMutation($input: RevokeShareInput!) {
    revokeShare(input: $input) { share { ...SharesCard_shareRow } }
  }
`
