import type { ClientAnswer } from '../../api/shares/words.ts'
import type { NotificationList_notificationItem$data } from '../__generated__/NotificationList_notificationItem.graphql.ts'
import { commentHash, personName } from '../components/format.ts'

/** A notification in words: the main line, a second line with more about it, and the address that a click opens. */
export type Sentence = { line: string; more: string; to: string }

export function sentenceOf(notification: NotificationList_notificationItem$data): Sentence {
  const { kind, actor, talent, deal, company, comment, application, reminder, detail } = notification
  const about = talent?.name ?? deal?.title ?? company?.name ?? ''
  switch (kind) {
    case 'APPLICATION':
      return { line: 'New application', more: deal?.title ?? '', to: placeOf(notification) }
    case 'MENTION': {
      const who = actor ? personName(actor) : 'Somebody'
      return {
        line: about ? `${who} mentioned you on ${about}` : `${who} mentioned you`,
        more: comment?.comment ?? '',
        to: placeOf(notification) + (comment ? commentHash(comment.databaseId) : ''),
      }
    }
    case 'CLIENT_ANSWER':
      return {
        line: answerLine(notification),
        more: deal?.title ?? '',
        to: deal ? `/deals/${deal.databaseId}` : placeOf(notification),
      }
    case 'READING_FAILED':
      return {
        line: 'A resume could not be read',
        more: detail ?? application?.email ?? deal?.title ?? '',
        to: placeOf(notification),
      }
    case 'REMINDER':
      return { line: reminder?.text ?? 'Reminder', more: about, to: placeOf(notification) }
    case 'WEBHOOK_DISABLED':
      return { line: 'A webhook was disabled', more: detail ?? '', to: '/webhooks' }
    default:
      return { line: 'News', more: about, to: placeOf(notification) }
  }
}

/** 'Carla Client declined Ada Moss: too senior', by the latest answer. */
function answerLine({ detail, talent, share }: NotificationList_notificationItem$data): string {
  const who = detail ?? 'A client'
  if (!talent) return `${who} answered`
  const answer = share?.items.find(item => item.talent?.databaseId === talent.databaseId)?.answer
  if (!answer) return `${who} answered about ${talent.name}`
  const line = `${who} ${ANSWERED[answer.answer] ?? 'answered about'} ${talent.name}`
  return answer.comment ? `${line}: ${answer.comment}` : line
}

const ANSWERED: Record<string, string> = {
  INTERESTED: 'is interested in',
  NOT_THIS_ONE: 'declined',
  INTERVIEW: 'asks for an interview with',
} satisfies Record<ClientAnswer, string>

function placeOf({ talent, deal, company }: NotificationList_notificationItem$data): string {
  if (talent) return `/talent/${talent.databaseId}`
  if (deal) return `/deals/${deal.databaseId}`
  return company ? `/companies/${company.databaseId}` : '/'
}
