import type { Context } from '../context.ts'
import { builder } from '../graphql/builder.ts'
import { madeOf } from '../graphql/columnRules.ts'
import { enumOf } from '../graphql/enums.ts'
import { mutation } from '../graphql/mutation.ts'
import { recordIfAny, rowsById, signedIn } from '../graphql/rows.ts'
import { parse } from '../rules/parse.ts'
import { holds } from '../scopes/may.ts'
import type { TokenScope } from '../scopes/words.ts'
import { dismissItem, restoreItem, setMorningEmail, snoozeItem } from './choices.ts'
import { itemKeyRules, snoozeRules, timeZone as timeZoneRules } from './rules.ts'
import { whyOf } from './sentences.ts'
import { countToday, readToday, type TodayGroup, type TodayItem } from './today.ts'
import { FEW_ITEMS, MOST_ITEMS, type TodayScope, todayKinds, todayScopes } from './words.ts'

const TodayKindEnum = enumOf('TodayKind', todayKinds, {
  description: 'The kinds of items of Today, in the order of urgency.',
  meanings: {
    REMINDER: "one of the viewer's own is due.",
    MENTION: 'an unseen comment names the viewer.',
    INTERVIEW: 'an interview is today or soon, or its outcome is missing.',
    DEADLINE: 'a deadline is near or past.',
    APPLICATION: 'an application that nobody has looked at.',
    UNANSWERED: 'a client has not answered about a candidate who was sent.',
    SHARE: 'a client has not replied to a share, or its link is about to expire.',
    RUNNER_UP: 'a runner-up of another deal fits an open one.',
    SILENT: 'there is no news of a candidate.',
    OLD_RATE: 'the rates of a talent are old.',
  },
})
const TodayScopeEnum = enumOf('TodayScope', todayScopes, {
  description:
    "MINE: items of the viewer's own deals, talents and shares. Reminders and mentions are always one's own.",
})

/** An item, with the time and the time zone that its sentence needs. */
type DatedItem = TodayItem & { now: Date; timeZone: string }

const deals = rowsById('Deal')
const candidates = rowsById('DealCandidate')
const shares = rowsById('Share')

const TodayItemRef = builder.objectRef<DatedItem>('TodayItem').implement({
  authScopes: { staff: true },
  scope: 'me:read',
  description: 'Something that needs the viewer.',
  fields: t => ({
    key: t.exposeString('key', {
      description:
        'Names the item and the facts that it speaks of, for snoozing and dismissing. It changes with the facts.',
    }),
    kind: t.expose('kind', { type: TodayKindEnum, description: 'The reason why it needs attention.' }),
    at: t.expose('at', {
      type: 'DateTime',
      description: 'The time of an interview, a deadline, or since when something is missed.',
    }),
    why: t.string({
      description:
        "Why it is there: 'Deadline in 2 days · 1 candidate'. Without what names records that a token has no scope to read.",
      extensions: madeOf({ Deal: ['title', 'deadline'], Talent: ['ratesConfirmedAt'] }),
      async resolve(item, _args, context) {
        const [candidate, share, filled] = await Promise.all([
          candidates(context, item.candidateId ?? null),
          shares(context, item.shareId ?? null),
          deals(context, item.filledDealId ?? null),
        ])
        const may = (scope: TokenScope) => context.viewer !== null && holds(context.viewer, scope)
        if (item.kind === 'MENTION' && !may('comments:read')) return ''
        return whyOf(item, {
          ...item,
          candidate: may('candidates:read') ? candidate : null,
          share: may('shares:read') ? share : null,
          filled: may('deals:read') ? filled?.title : undefined,
        })
      },
    }),
    reminderId: t.exposeInt('reminderId', { nullable: true, description: 'For `setReminderDone`.' }),
    mentionId: t.exposeInt('mentionId', { nullable: true, description: 'For `seeMention`.' }),
    commentId: t.exposeInt('commentId', { nullable: true, description: 'The comment that names the viewer.' }),
    isFailed: t.boolean({
      description: 'An application whose resume could not be read.',
      resolve: ({ word }) => word === 'FAILED',
    }),
    isExpiring: t.boolean({
      description: 'A share whose link is about to expire.',
      resolve: ({ word }) => word === 'EXPIRING',
    }),
    hasEnoughCandidates: t.boolean({
      description: 'A deal that is only overdue: three people or more are in the running.',
      resolve: ({ word }) => word === 'ENOUGH',
    }),
    deal: t.field({
      ...recordIfAny('Deal', 'dealId', deals),
      description: 'Of a runner-up, the open deal that they fit.',
    }),
    company: t.field({
      ...recordIfAny('Company', 'companyId'),
      description: 'What a reminder or a comment is about.',
    }),
    talent: t.field({ ...recordIfAny('Talent', 'talentId'), description: 'The talent of the item; null otherwise.' }),
    candidate: t.field({
      ...recordIfAny('DealCandidate', 'candidateId', candidates),
      description: 'The candidate of an interview, of silence or of a missing answer; null otherwise.',
    }),
    application: t.field({
      ...recordIfAny('ExternalApplication', 'applicationId'),
      description: 'Of APPLICATION; null otherwise.',
    }),
    share: t.field({ ...recordIfAny('Share', 'shareId', shares), description: 'Of SHARE; null otherwise.' }),
  }),
})

const TodayGroupRef = builder.objectRef<TodayGroup & { items: DatedItem[] }>('TodayGroup').implement({
  authScopes: { staff: true },
  scope: 'me:read',
  description: 'The items of one kind, the most urgent first.',
  fields: t => ({
    kind: t.expose('kind', { type: TodayKindEnum, description: 'The reason why they need attention.' }),
    total: t.exposeInt('total', { description: 'How many there are; `items` may have fewer.' }),
    items: t.expose('items', { type: [TodayItemRef], description: 'The most urgent ones.' }),
  }),
})

builder.queryFields(t => ({
  today: t.field({
    type: [TodayGroupRef],
    description:
      'What needs the viewer now, in groups in the order of urgency, computed from the records. Without what the viewer put off or dismissed, and without empty groups.',
    args: {
      scope: t.arg({
        type: TodayScopeEnum,
        defaultValue: 'MINE',
        description: "The viewer's own records, or everybody's.",
      }),
      kinds: t.arg({ type: [TodayKindEnum], description: 'Only these groups; all by default.' }),
      first: t.arg.int({ defaultValue: FEW_ITEMS, description: `The most items of each group, up to ${MOST_ITEMS}.` }),
      timeZone: t.arg.string({ defaultValue: 'UTC', description: "Whose day it is: 'Europe/Madrid'." }),
    },
    async resolve(_root, { scope, kinds, first, timeZone }, context) {
      const query = queryOf(context, { scope, timeZone })
      const most = Math.min(Math.max(first ?? FEW_ITEMS, 1), MOST_ITEMS)
      const groups = await readToday(context, query, { kinds, first: most })
      return groups.map(group => ({ ...group, items: group.items.map(item => ({ ...item, ...query })) }))
    },
  }),
  todayCount: t.int({
    scope: 'me:read',
    description: 'How many items Today has in all its groups.',
    args: {
      scope: t.arg({
        type: TodayScopeEnum,
        defaultValue: 'MINE',
        description: "The viewer's own records, or everybody's.",
      }),
      timeZone: t.arg.string({
        defaultValue: 'UTC',
        description: "The time zone of the viewer's day: 'Europe/Madrid'.",
      }),
    },
    resolve: (_root, args, context) => countToday(context, queryOf(context, args)),
  }),
}))

type Args = { scope?: TodayScope | null | undefined; timeZone?: string | null | undefined }

function queryOf(context: Context, { scope, timeZone }: Args) {
  const { viewer, clock } = signedIn(context)
  return {
    viewerId: viewer.id,
    mine: scope !== 'EVERYBODY',
    now: clock.now(),
    timeZone: parse(timeZoneRules, timeZone ?? 'UTC'),
  }
}

mutation('snoozeTodayItem', {
  scope: 'me:write',
  description: 'Puts an item off for the viewer until a time. It comes back earlier when its facts change.',
  input: t => ({
    key: t.string({ required: true, description: "The item's key." }),
    until: t.field({ type: 'DateTime', description: 'Required; at most a year ahead.' }),
  }),
  rules: snoozeRules,
  verb: snoozeItem,
  payload: t => ({ key: t.exposeString('key', { description: "The item's key." }) }),
})

mutation('dismissTodayItem', {
  scope: 'me:write',
  description: 'Takes an item away from the viewer. When its facts change, there is a new one.',
  input: t => ({ key: t.string({ required: true, description: "The item's key." }) }),
  rules: itemKeyRules,
  verb: dismissItem,
  payload: t => ({ key: t.exposeString('key', { description: "The item's key." }) }),
})

mutation('restoreTodayItem', {
  scope: 'me:write',
  description: 'Brings back an item that the viewer put off or dismissed.',
  input: t => ({ key: t.string({ required: true, description: "The item's key." }) }),
  rules: itemKeyRules,
  verb: restoreItem,
  payload: t => ({ key: t.exposeString('key', { description: "The item's key." }) }),
})

builder.queryField('morningEmail', t =>
  t.boolean({
    scope: 'me:read',
    nullable: true,
    description: 'Whether the viewer gets an e-mail of Today in the morning; null where the operator has none sent.',
    resolve: async (_root, _args, context) => {
      const { db, viewer, settings } = signedIn(context)
      if (!settings.mail) return null
      const where = { id: viewer.id }
      return (await db.user.findUniqueOrThrow({ where, select: { morningEmail: true } })).morningEmail
    },
  }),
)

mutation('setMorningEmail', {
  scope: 'me:write',
  description: 'Chooses whether the viewer gets an e-mail of Today in the morning.',
  input: t => ({ wanted: t.boolean({ required: true, description: 'False ends the e-mails.' }) }),
  verb: setMorningEmail,
})
