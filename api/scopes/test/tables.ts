import { schema } from '../../schema.ts'
import { world } from '../../test/harness.ts'
import { demandedByType } from '../demanded.ts'
import type { TokenScope } from '../words.ts'

/** The scopes of which a write needs one; or the reason why the write needs no scope. */
type Owner = readonly TokenScope[] | string

const DERIVED = 'It is worked out of other records.'
const TRACE = 'It says what was done, and is no record of its own.'
const IN_PERSON = 'No token opens it.'

/** The owners of tables without a GraphQL type of that name. An API token needs the owner's scope to change a row. */
const TABLES: Record<string, Owner> = {
  ApplicantLink: ['applications:write'],
  ...{ QuestionSet: ['applications:write'], ErasedApplication: ['applications:write'] },
  ...{ ImportedResume: ['talents:write'], ResumeImport: ['talents:write'] },
  TalentComment: ['comments:write'],
  TodayChoice: ['me:write'],
  ...{ Activity: TRACE, Event: TRACE, EventLog: TRACE, DataChange: TRACE },
  ...{ Notification: 'It notifies a colleague of a change.', Mention: 'It notifies a colleague of a comment.' },
  ...{ TalentSearch: DERIVED, TalentTerms: DERIVED, RunnerUpFit: DERIVED, Suggestion: DERIVED },
  StoredFile: 'A file is opened by the record that names it.',
  ...{ IdempotencyKey: TRACE, RateLimiterFlexible: 'It counts requests.' },
  ...{ User: IN_PERSON, Session: IN_PERSON, ApiToken: IN_PERSON, KnownAddress: IN_PERSON },
}

/** The owner of a table, by the scope of the GraphQL type: the write scope for the type's read scope. */
function ownerByType(table: string): Owner | undefined {
  const type = schema.getType(table)
  const scopes = type ? (demandedByType(type) ?? []) : []
  return scopes.length > 0 ? scopes.map(scope => scope.replace(':read', ':write') as TokenScope) : undefined
}

/** Columns that belong to another noun than their table, or to two. */
export const COLUMNS: Record<string, Owner> = {
  'Talent.shareableId': ['shares:write'],
  'Deal.selectedTalentId': ['candidates:write'],
  ...{ 'Deal.applyToken': ['applications:write'], 'Deal.applicationLimit': ['applications:write'] },
  'Deal.hasWaitingList': ['applications:write'],
  // A billing change sets the budgets that the deal has from then on.
  ...{ 'Deal.companyBudget': ['deals:write', 'billing:write'], 'Deal.recruitingFee': ['deals:write', 'billing:write'] },
  ...{ 'Deal.candidateBudget': ['deals:write', 'billing:write'], 'Deal.weeklyHours': ['deals:write', 'billing:write'] },
  'DealCandidate.matchPercentage': ['candidates:write', 'matching:write'],
  ...{ 'User.morningEmail': ['me:write'], 'User.mutedNotifications': ['me:write'] },
}

/** Columns that the database or the product updates together with others. */
const KEPT = [
  ...['version', 'updatedAt', 'activeAt', 'statusSince', 'filledAt', 'endedAt', 'reached', 'ratesConfirmedAt'],
  ...['searchText', 'searchWork', 'searchName', 'searchStakeholder', 'searchTitle', 'searchCompany', 'contactKeys'],
  'budgetAmount',
]

/** Makes the database record the writes of each statement, but not the writes of triggers and foreign keys. */
export async function noteWrites() {
  const { db } = world
  await db.$executeRaw`CREATE TABLE "Written" (place text)`
  await db.$executeRaw`CREATE FUNCTION "noteWritten"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF pg_trigger_depth() > 1 THEN RETURN NULL; END IF;
      IF TG_OP = 'UPDATE' THEN
        INSERT INTO "Written" SELECT TG_TABLE_NAME || '.' || after.key FROM jsonb_each(to_jsonb(NEW)) AS after
          WHERE after.value IS DISTINCT FROM to_jsonb(OLD) -> after.key;
      ELSE
        INSERT INTO "Written" VALUES (TG_TABLE_NAME);
      END IF;
      RETURN NULL;
    END $$`
  await db.$executeRaw`DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename !~ '^(Written|_prisma)' LOOP
      EXECUTE format('CREATE TRIGGER note_written AFTER INSERT OR UPDATE OR DELETE ON %I
        FOR EACH ROW EXECUTE FUNCTION "noteWritten"()', name);
    END LOOP;
  END $$`
}

/** The tables in which the work created or deleted rows, and the columns that it changed. */
export async function writtenBy(work: () => Promise<unknown>): Promise<string[]> {
  await world.db.$executeRaw`DELETE FROM "Written"`
  await work()
  const written = await world.db.$queryRaw<{ place: string }[]>`SELECT DISTINCT place FROM "Written" ORDER BY place`
  return written.map(({ place }) => place).filter(place => !KEPT.includes(place.split('.')[1] ?? ''))
}

/** The owner of a table or column. Undefined if there is none. */
export function ownerOf(place: string): Owner | undefined {
  const [table = ''] = place.split('.')
  return COLUMNS[place] ?? TABLES[table] ?? ownerByType(table)
}
