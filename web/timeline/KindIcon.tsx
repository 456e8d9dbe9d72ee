import { AddRegular } from '@fluentui/react-icons/svg/add'
import { ArrowSwapRegular } from '@fluentui/react-icons/svg/arrow-swap'
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload'
import { CommentRegular } from '@fluentui/react-icons/svg/comment'
import { CommentOffRegular } from '@fluentui/react-icons/svg/comment-off'
import { DocumentRegular } from '@fluentui/react-icons/svg/document'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { HistoryRegular } from '@fluentui/react-icons/svg/history'
import { LinkRegular } from '@fluentui/react-icons/svg/link'
import { LinkDismissRegular } from '@fluentui/react-icons/svg/link-dismiss'
import { MoneyRegular } from '@fluentui/react-icons/svg/money'
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add'
import { TrophyRegular } from '@fluentui/react-icons/svg/trophy'

/** A small picture of what was done. */
export function KindIcon({ kind }: { kind: string }) {
  const Icon = icons[kind] ?? HistoryRegular
  return <Icon />
}

const icons: Record<string, typeof HistoryRegular> = {
  'talent.created': AddRegular,
  'talent.updated': EditRegular,
  'talent.statusChanged': ArrowSwapRegular,
  'talent.shared': LinkRegular,
  'talent.shareRevoked': LinkDismissRegular,
  'comment.added': CommentRegular,
  'comment.deleted': CommentOffRegular,
  'file.uploaded': ArrowUploadRegular,
  'company.created': AddRegular,
  'company.updated': EditRegular,
  'company.statusChanged': ArrowSwapRegular,
  'deal.created': AddRegular,
  'deal.duplicated': AddRegular,
  'deal.updated': EditRegular,
  'deal.statusChanged': ArrowSwapRegular,
  'deal.shared': LinkRegular,
  'deal.winnerSelected': TrophyRegular,
  'candidate.added': PersonAddRegular,
  'candidate.updated': ArrowSwapRegular,
  'application.received': DocumentRegular,
  'application.updated': ArrowSwapRegular,
  'application.becameTalent': PersonAddRegular,
  'billing.updated': MoneyRegular,
}
