import type { Deps } from '../deps.ts'
import { whyOf } from './sentences.ts'
import type { TodayItem } from './today.ts'

/** The texts of an item: its record, the reason for it, and the path of its page. */
export type Line = { record: string; why: string; path: string }

type IdField = 'dealId' | 'filledDealId' | 'talentId' | 'companyId' | 'candidateId' | 'applicationId' | 'shareId'

/** The texts of the items, by their keys. */
export async function linesOf(
  db: Deps['db'],
  items: TodayItem[],
  moment: { now: Date; timeZone: string },
): Promise<Map<string, Line>> {
  const ids = (name: IdField) => ({ id: { in: items.flatMap(item => item[name] ?? []) } })
  const [deals, filled, talents, companies, candidates, applications, shares] = await Promise.all([
    db.deal.findMany({ where: ids('dealId'), select: { id: true, title: true } }).then(byId),
    db.deal.findMany({ where: ids('filledDealId'), select: { id: true, title: true } }).then(byId),
    db.talent.findMany({ where: ids('talentId'), select: { id: true, name: true } }).then(byId),
    db.company.findMany({ where: ids('companyId'), select: { id: true, name: true } }).then(byId),
    db.dealCandidate.findMany({ where: ids('candidateId'), select: { id: true, status: true } }).then(byId),
    db.externalApplication.findMany({ where: ids('applicationId'), select: { id: true, name: true } }).then(byId),
    db.share.findMany({ where: ids('shareId'), select: { id: true, recipientName: true, companyId: true } }).then(byId),
  ])
  return new Map(
    items.map(item => {
      const share = found(shares, item.shareId)
      const [deal, talent] = [found(deals, item.dealId), found(talents, item.talentId)]
      const company = found(companies, item.companyId)
      const person = found(applications, item.applicationId)?.name ?? share?.recipientName ?? talent?.name
      const record = [person, deal?.title, company?.name].filter(Boolean).join(', ')
      const candidate = found(candidates, item.candidateId)
      const why = whyOf(item, { ...moment, candidate, share, filled: found(filled, item.filledDealId)?.title })
      return [
        item.key,
        { record: record || 'Today', why, path: pathOf({ ...item, companyId: share?.companyId ?? item.companyId }) },
      ]
    }),
  )
}

const found = <Row>(rows: Map<number, Row>, id: number | null | undefined) => (id ? rows.get(id) : undefined)

const byId = <Row extends { id: number }>(rows: Row[]) => new Map(rows.map(row => [row.id, row]))

type Subject = Pick<TodayItem, 'dealId' | 'talentId' | 'companyId' | 'commentId'>

function pathOf({ dealId, talentId, companyId, commentId }: Subject): string {
  const part = commentId ? `#comment-${commentId}` : ''
  if (dealId) return `/deals/${dealId}${part}`
  if (talentId) return `/talent/${talentId}${part}`
  return companyId ? `/companies/${companyId}${part}` : '/today'
}
