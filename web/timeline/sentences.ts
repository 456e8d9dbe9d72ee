import { AddRegular } from '@fluentui/react-icons/svg/add'
import { ArrowSwapRegular } from '@fluentui/react-icons/svg/arrow-swap'
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload'
import { CallProhibitedRegular } from '@fluentui/react-icons/svg/call-prohibited'
import { CommentRegular } from '@fluentui/react-icons/svg/comment'
import { CommentOffRegular } from '@fluentui/react-icons/svg/comment-off'
import { DocumentRegular } from '@fluentui/react-icons/svg/document'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import { EyeRegular } from '@fluentui/react-icons/svg/eye'
import { LinkRegular } from '@fluentui/react-icons/svg/link'
import { LinkDismissRegular } from '@fluentui/react-icons/svg/link-dismiss'
import { MoneyRegular } from '@fluentui/react-icons/svg/money'
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add'
import { ShareRegular } from '@fluentui/react-icons/svg/share'
import { ShieldCheckmarkRegular } from '@fluentui/react-icons/svg/shield-checkmark'
import { ShieldDismissRegular } from '@fluentui/react-icons/svg/shield-dismiss'
import { TableSimpleRegular } from '@fluentui/react-icons/svg/table-simple'
import { TrophyRegular } from '@fluentui/react-icons/svg/trophy'
import { clientAnswers } from '../../api/shares/words.ts'

/** A field's value before and after, from the API. */
export type Change = {
  readonly field: string
  readonly before: string | null | undefined
  readonly after: string | null | undefined
}

/** The placeholder for the name of the talent or applicant in a sentence. */
export const PERSON = '{person}'

type Sentence = {
  words: string
  /** The changes that `words` does not mention. */
  rest: readonly Change[]
  /** The name of an actor without an account. */
  stranger?: string
}

/** An activity in words. */
export function sentenceOf(kind: string, changes: readonly Change[]): Sentence {
  if (kind.startsWith('share.')) return shareSentence(kind, changes)
  const words = kinds[kind]?.words ?? kind.split('.').map(spaced).join(': ')
  const [change] = changes
  if (kind.endsWith('.statusChanged') && change?.before && change.after) {
    return { words: `${words} from ${change.before} to ${change.after}`, rest: changes.slice(1) }
  }
  // The text of the comment is not repeated, as the comment is shown above the timeline.
  if (kind === 'comment.added') return { words, rest: [] }
  const rest = words.includes(PERSON) ? changes.filter(({ field }) => field !== 'applicant') : changes
  const status = rest.find(({ field }) => field === 'status')?.after
  if (moves.has(kind) && status) {
    return { words: `moved ${PERSON} to ${status}`, rest: rest.filter(({ field }) => field !== 'status') }
  }
  return { words, rest }
}

/** 'shared with Carla Client, Streamhaus'; 'Carla Client, Streamhaus declined Ada Moss: too senior'. */
function shareSentence(kind: string, changes: readonly Change[]): Sentence {
  const words = kinds[kind]?.words ?? kind.split('.').map(spaced).join(': ')
  const recipient = changes.find(({ field }) => field === 'recipient')?.after
  const others = changes.filter(({ field }) => field !== 'recipient')
  if (kind !== 'share.answered' && kind !== 'share.opened') {
    return {
      words: recipient ? words.replace(/a client$|a share$/, end => withRecipient(end, recipient)) : words,
      rest: others,
    }
  }
  const answer = others.find(({ field }) => field === 'answer')
  const comment = others.find(({ field }) => field === 'comment')
  const isShort = answer && comment?.after && comment.after.length <= SHORT && !comment.after.includes('\n')
  const told = answer ? (ANSWERS[answer.after ?? ''] ?? words) : words
  return {
    words: isShort ? `${told}: ${comment.after}` : told,
    rest: others.filter(change => (change !== answer || answer.before) && (change !== comment || !isShort)),
    ...(recipient && { stranger: recipient }),
  }
}

const withRecipient = (end: string, recipient: string) =>
  end === 'a client' ? recipient : `the share with ${recipient}`

/** The maximum length in characters of a client's comment in a sentence. */
const SHORT = 200

/** Turns 'selectedCandidate' into 'selected candidate'. */
export const spaced = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

/** The kinds of activity that may be a change of status. */
const moves = new Set(['candidate.updated', 'application.updated'])

const ANSWERS: Record<string, string> = {
  [clientAnswers.INTERESTED]: `is interested in ${PERSON}`,
  [clientAnswers.NOT_THIS_ONE]: `declined ${PERSON}`,
  [clientAnswers.INTERVIEW]: `asks for an interview with ${PERSON}`,
}

/** The kinds of activity, with their icons and the words that follow the actor's name. */
export const kinds: Record<string, { icon?: typeof AddRegular; words: string }> = {
  'talent.created': { icon: AddRegular, words: 'added this talent' },
  'talent.updated': { icon: EditRegular, words: 'edited the profile' },
  'talent.statusChanged': { icon: ArrowSwapRegular, words: 'changed the status' },
  'talent.ratesConfirmed': { icon: MoneyRegular, words: 'confirmed the rates' },
  'talent.shared': { icon: LinkRegular, words: 'made a public link' },
  'talent.shareRevoked': { icon: LinkDismissRegular, words: 'revoked the public link' },
  'share.created': { icon: ShareRegular, words: 'shared with a client' },
  'share.updated': { icon: ShareRegular, words: 'changed a share' },
  'share.renewed': { icon: ShareRegular, words: 'renewed a share' },
  'share.revoked': { icon: LinkDismissRegular, words: 'revoked a share' },
  'share.exported': { icon: TableSimpleRegular, words: 'downloaded the table of a share' },
  'share.opened': { icon: EyeRegular, words: 'opened the share' },
  'share.answered': { icon: CommentRegular, words: `answered about ${PERSON}` },
  'comment.added': { icon: CommentRegular, words: 'commented' },
  'comment.edited': { icon: EditRegular, words: 'edited a comment' },
  'comment.deleted': { icon: CommentOffRegular, words: 'deleted a comment' },
  'file.uploaded': { icon: ArrowUploadRegular, words: 'uploaded a file' },
  'company.created': { icon: AddRegular, words: 'added this company' },
  'company.updated': { icon: EditRegular, words: 'edited the company' },
  'company.statusChanged': { icon: ArrowSwapRegular, words: 'changed the status' },
  'deal.created': { icon: AddRegular, words: 'added the deal' },
  'deal.duplicated': { icon: AddRegular, words: 'duplicated a deal' },
  'deal.updated': { icon: EditRegular, words: 'edited the deal' },
  'deal.statusChanged': { icon: ArrowSwapRegular, words: "changed the deal's status" },
  'deal.deleted': { words: 'deleted a deal' },
  'deal.shared': { icon: LinkRegular, words: 'made an application link' },
  'deal.applicationLimitSet': { words: 'set the application limit' },
  'deal.questionsSet': { words: 'changed the questions for applicants' },
  'deal.winnerSelected': { icon: TrophyRegular, words: `selected ${PERSON}` },
  'deal.winnerCleared': { words: 'cleared the selected candidate' },
  'candidate.added': { icon: PersonAddRegular, words: `added ${PERSON} as a candidate` },
  'candidate.updated': { icon: ArrowSwapRegular, words: `updated ${PERSON}` },
  'candidate.removed': { words: `removed ${PERSON} from the candidates` },
  'application.received': { icon: DocumentRegular, words: 'applied' },
  'application.becameTalent': { icon: PersonAddRegular, words: `turned ${PERSON} into a talent` },
  'application.updated': { icon: ArrowSwapRegular, words: `updated the application of ${PERSON}` },
  'application.movedUp': { icon: ArrowSwapRegular, words: `moved ${PERSON} up from the waiting list` },
  'application.resumeReplaced': { icon: DocumentRegular, words: `${PERSON} sent another resume` },
  'application.withdrawn': { words: `${PERSON} withdrew the application` },
  'application.erasureAsked': { words: `asked to erase the application of ${PERSON}` },
  'application.erased': { words: "erased an application at the applicant's request" },
  'application.removed': { words: `removed the application of ${PERSON}` },
  'agency.updated': { icon: EditRegular, words: "changed the agency's settings" },
  'consent.requested': { icon: ShieldCheckmarkRegular, words: 'asked for consent to be presented' },
  'consent.given': { icon: ShieldCheckmarkRegular, words: 'gave consent to be presented' },
  'consent.refused': { icon: ShieldDismissRegular, words: 'refused consent to be presented' },
  'consent.withdrawn': { icon: ShieldDismissRegular, words: 'withdrew the consent to be presented' },
  'contactBan.added': { icon: CallProhibitedRegular, words: `put ${PERSON} on the do-not-contact list` },
  'contactBan.removed': { icon: CallProhibitedRegular, words: `took ${PERSON} off the do-not-contact list` },
  'billing.updated': { icon: MoneyRegular, words: `updated the billing of ${PERSON}` },
  'billing.planned': { icon: MoneyRegular, words: `planned a billing change of ${PERSON}` },
  'billing.tookEffect': { icon: MoneyRegular, words: `A planned billing change of ${PERSON} took effect` },
  'billing.corrected': { icon: MoneyRegular, words: `corrected a billing change of ${PERSON}` },
}
