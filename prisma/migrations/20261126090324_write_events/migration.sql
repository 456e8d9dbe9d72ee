-- AlterTable
ALTER TABLE "BillingChange" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "Consent" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "ContactBan" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "DealCandidate" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "ExternalApplication" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "TalentComment" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "Event" (
    "id" BIGSERIAL NOT NULL,
    "position" BIGINT,
    "kind" TEXT NOT NULL,
    "recordId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "changed" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "talentId" INTEGER,
    "dealId" INTEGER,
    "companyId" INTEGER,

    CONSTRAINT "Event_pkey" PRIMARY KEY ("id")
)
-- Each event is updated once, when it is placed.
WITH (autovacuum_vacuum_scale_factor = 0.02);

-- CreateTable
CREATE TABLE "EventLog" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "placedUpTo" BIGINT NOT NULL DEFAULT 0,
    "removedUpTo" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "EventLog_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Event_position_key" ON "Event"("position");

-- CreateIndex
CREATE INDEX "Event_unplaced_idx" ON "Event"("id") WHERE "position" IS NULL;

-- CreateIndex
CREATE INDEX "Event_at_idx" ON "Event"("at");

INSERT INTO "EventLog" DEFAULT VALUES;

-- The parents of a record, where it names them: an answer of a client has those of its share.
CREATE FUNCTION "addEvent"(noun text, verb text, row_now jsonb, version int, changed text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO public."Event" (kind, "recordId", version, changed, "talentId", "dealId", "companyId")
    SELECT noun || '.' || verb, id, coalesce(version, 1), changed,
      CASE WHEN noun = 'talent' THEN id ELSE coalesce((row_now->>'talentId')::int,
        (SELECT "talentId" FROM public."ShareItem" WHERE "ShareItem".id = item)) END,
      CASE WHEN noun = 'deal' THEN id ELSE coalesce((row_now->>'dealId')::int,
        (SELECT "dealId" FROM public."Share" JOIN public."ShareItem" ON "shareId" = "Share".id WHERE "ShareItem".id = item)) END,
      CASE WHEN noun = 'company' THEN id ELSE (row_now->>'companyId')::int END
    FROM (SELECT (row_now->>'id')::int AS id, (row_now->>'itemId')::int AS item) AS row
$$;

-- Equal notices of one transaction are told once.
CREATE FUNCTION "announceEvents"() RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('talentdesk_live', '["events",0]')
$$;

CREATE FUNCTION "tellAdded"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public."addEvent"(TG_ARGV[0], 'created', to_jsonb(changed_rows), 1, '{}') FROM changed_rows ORDER BY id;
  IF FOUND THEN PERFORM public."announceEvents"(); END IF;
  RETURN NULL;
END $$;

-- A tombstone is newer than every version of the record.
CREATE FUNCTION "tellDeleted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public."addEvent"(TG_ARGV[0], 'deleted', to_jsonb(changed_rows), version + 1, '{}') FROM changed_rows ORDER BY id;
  IF FOUND THEN PERFORM public."announceEvents"(); END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION "tellTruncated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('SELECT public."addEvent"(%L, ''deleted'', to_jsonb(row), row.version + 1, ''{}'') FROM %I.%I AS row ORDER BY id',
    TG_ARGV[0], TG_TABLE_SCHEMA, TG_TABLE_NAME);
  PERFORM public."announceEvents"();
  RETURN NULL;
END $$;

-- The second argument names the columns that do not count. Of every other column, those that are added later too, an update
-- makes an event.
CREATE FUNCTION "tellUpdated"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former CONSTANT jsonb := to_jsonb(OLD);
  row_now CONSTANT jsonb := to_jsonb(NEW);
  changed CONSTANT text[] := ARRAY(
    SELECT key FROM jsonb_each(row_now) WHERE value IS DISTINCT FROM former->key AND key <> ALL (TG_ARGV[1]::text[]) ORDER BY key);
BEGIN
  IF changed <> '{}' THEN
    PERFORM public."addEvent"(TG_ARGV[0], 'updated', row_now, NEW.version, changed);
    PERFORM public."announceEvents"();
  END IF;
  RETURN NULL;
END $$;

-- A statement that changes what counts and forgets the version.
CREATE FUNCTION "growVersion"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.version = OLD.version AND to_jsonb(NEW) - TG_ARGV[0]::text[] IS DISTINCT FROM to_jsonb(OLD) - TG_ARGV[0]::text[] THEN
    NEW.version := OLD.version + 1;
  END IF;
  RETURN NEW;
END $$;

-- Tells the changes of a table from now on. `unseen`: columns that are derived, or that no answer shows. `quiet`: columns
-- whose updates are told, and leave the version as it is.
CREATE FUNCTION "tellChangesOf"("table" text, noun text, unseen text[] DEFAULT '{}', quiet text[] DEFAULT '{}')
  RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  unseen := unseen || '{updatedAt,version}'::text[];
  EXECUTE format('CREATE TRIGGER "growVersion" BEFORE UPDATE ON %I FOR EACH ROW
    EXECUTE FUNCTION "growVersion"(%L)', "table", unseen || quiet);
  EXECUTE format('CREATE TRIGGER "tellAdded" AFTER INSERT ON %I REFERENCING NEW TABLE AS changed_rows
    FOR EACH STATEMENT EXECUTE FUNCTION "tellAdded"(%L)', "table", noun);
  EXECUTE format('CREATE TRIGGER "tellUpdated" AFTER UPDATE ON %I FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
    EXECUTE FUNCTION "tellUpdated"(%L, %L)', "table", noun, unseen);
  EXECUTE format('CREATE TRIGGER "tellDeleted" AFTER DELETE ON %I REFERENCING OLD TABLE AS changed_rows
    FOR EACH STATEMENT EXECUTE FUNCTION "tellDeleted"(%L)', "table", noun);
  EXECUTE format('CREATE TRIGGER "tellTruncated" BEFORE TRUNCATE ON %I
    FOR EACH STATEMENT EXECUTE FUNCTION "tellTruncated"(%L)', "table", noun);
END $$;

SELECT "tellChangesOf"('Talent', 'talent', '{searchText,searchWork,contactKeys}');
SELECT "tellChangesOf"('Company', 'company', '{searchName,searchStakeholder}');
SELECT "tellChangesOf"('Deal', 'deal',
  '{budgetAmount,applyToken,filledAt,endedAt,activeAt,searchTitle,searchCompany,statusSince}');
SELECT "tellChangesOf"('DealCandidate', 'candidate', '{reached,statusSince}');
SELECT "tellChangesOf"('ExternalApplication', 'application', '{fingerprint,reached,linkHash}');
SELECT "tellChangesOf"('TalentComment', 'comment');
SELECT "tellChangesOf"('Share', 'share', quiet => '{openCount,firstOpenedAt,lastOpenedAt}');
SELECT "tellChangesOf"('ShareAnswer', 'shareAnswer');
SELECT "tellChangesOf"('Consent', 'consent', '{token}');
SELECT "tellChangesOf"('ContactBan', 'contactBan');
SELECT "tellChangesOf"('BillingChange', 'billing');

-- What was recorded about a record; not of people who sign in, tokens and users.
CREATE FUNCTION "tellRecorded"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public."addEvent"('activity', 'recorded', to_jsonb(changed_rows), 1, '{}') FROM changed_rows
    WHERE num_nonnulls("talentId", "dealId", "companyId", "shareId", "applicationId") > 0 ORDER BY id;
  IF FOUND THEN PERFORM public."announceEvents"(); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "tellRecorded" AFTER INSERT ON "Activity" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "tellRecorded"();

/*
 * Gives places to up to `most` events that have none, and returns to how many. Ids alone are no order to read by: a
 * transaction that began earlier may be committed later. One places at a time, as the row of the log is locked, and the
 * statements after the lock see all that was placed before. A record is locked until its change is committed, so whoever
 * sees an event of it also sees its earlier ones, and in the order of the ids these come first.
 */
CREATE FUNCTION "placeEvents"(most int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  last bigint;
  placed int;
BEGIN
  IF NOT EXISTS (SELECT FROM public."Event" WHERE position IS NULL) THEN RETURN 0; END IF;
  SELECT "placedUpTo" INTO last FROM public."EventLog" FOR UPDATE;
  WITH unplaced AS (
    SELECT id, row_number() OVER (ORDER BY id) AS place FROM public."Event" WHERE position IS NULL ORDER BY id LIMIT most
  )
  UPDATE public."Event" SET position = last + place FROM unplaced WHERE "Event".id = unplaced.id;
  GET DIAGNOSTICS placed = ROW_COUNT;
  UPDATE public."EventLog" SET "placedUpTo" = last + placed;
  RETURN placed;
END $$;

-- Removes the oldest events, up to the first that is to be kept, and keeps how far.
CREATE FUNCTION "removeEvents"(before timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  last bigint;
BEGIN
  SELECT "placedUpTo" INTO last FROM public."EventLog" FOR UPDATE;
  last := coalesce((SELECT position - 1 FROM public."Event" WHERE position IS NOT NULL AND at >= before ORDER BY position LIMIT 1), last);
  DELETE FROM public."Event" WHERE position <= last;
  UPDATE public."EventLog" SET "removedUpTo" = greatest("removedUpTo", last);
END $$;
