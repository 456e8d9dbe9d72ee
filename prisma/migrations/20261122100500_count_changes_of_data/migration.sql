-- How often the rows of each table have changed, and how many there are: see api/versions. Rows are only added, so that
-- writers never wait for each other, and api/versions/jobs.ts adds them up from time to time.
CREATE TABLE "DataChange" (
    "id" BIGSERIAL NOT NULL,
    "table" TEXT NOT NULL,
    "changes" BIGINT NOT NULL,
    "rows" BIGINT NOT NULL,

    CONSTRAINT "DataChange_pkey" PRIMARY KEY ("id")
)
-- It is read for every request, and most of what it ever held is removed again.
WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);

-- Once in a transaction is enough for changed rows, as they all become visible together. The setting lasts until the end
-- of the transaction, and holds its number, so that no other can have left it behind.
CREATE FUNCTION "countUpdate"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  setting CONSTANT text := 'talentdesk.counted_' || TG_TABLE_NAME;
  this_transaction CONSTANT text := pg_current_xact_id()::text;
BEGIN
  IF current_setting(setting, true) IS DISTINCT FROM this_transaction THEN
    INSERT INTO public."DataChange" ("table", changes, rows) VALUES (TG_TABLE_NAME, 1, 0);
    PERFORM set_config(setting, this_transaction, true);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION "countInsert"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public."DataChange" ("table", changes, rows)
    SELECT TG_TABLE_NAME, 1, count(*) FROM changed_rows HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE FUNCTION "countDelete"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public."DataChange" ("table", changes, rows)
    SELECT TG_TABLE_NAME, 1, -count(*) FROM changed_rows HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE FUNCTION "countTruncate"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public."DataChange" ("table", changes, rows)
    SELECT TG_TABLE_NAME, 1, -sum(rows) FROM public."DataChange" WHERE "table" = TG_TABLE_NAME;
  RETURN NULL;
END $$;

-- Counts the changes of a table from now on. `unseen`: columns whose updates change nothing that is cached.
CREATE FUNCTION "countChangesOf"("table" text, unseen text[] DEFAULT '{}') RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER "countInsert" AFTER INSERT ON %I REFERENCING NEW TABLE AS changed_rows
    FOR EACH STATEMENT EXECUTE FUNCTION "countInsert"()', "table");
  EXECUTE format('CREATE TRIGGER "countDelete" AFTER DELETE ON %I REFERENCING OLD TABLE AS changed_rows
    FOR EACH STATEMENT EXECUTE FUNCTION "countDelete"()', "table");
  EXECUTE format('CREATE TRIGGER "countTruncate" AFTER TRUNCATE ON %I
    FOR EACH STATEMENT EXECUTE FUNCTION "countTruncate"()', "table");
  IF unseen = '{}' THEN
    EXECUTE format('CREATE TRIGGER "countUpdate" AFTER UPDATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION "countUpdate"()', "table");
  ELSE
    EXECUTE format('CREATE TRIGGER "countUpdate" AFTER UPDATE ON %I FOR EACH ROW
      WHEN (to_jsonb(OLD) - %L::text[] IS DISTINCT FROM to_jsonb(NEW) - %2$L::text[])
      EXECUTE FUNCTION "countUpdate"()', "table", unseen);
  END IF;
  -- The triggers hold off writers until this is committed, so the first count is exact.
  EXECUTE format('INSERT INTO public."DataChange" ("table", changes, rows) SELECT %L, 1, count(*) FROM %I', "table", "table");
END $$;

SELECT "countChangesOf"(name) FROM unnest(ARRAY[
  'User', 'Talent', 'TalentComment', 'Company', 'Deal', 'DealCandidate', 'ExternalApplication', 'BillingChange',
  'SavedView', 'StoredFile', 'Activity'
]) AS name;
-- Their use is noted every few minutes, and would end what is cached for everybody.
SELECT "countChangesOf"('ApiToken', unseen => '{lastUsedAt}');
SELECT "countChangesOf"('Session', unseen => '{lastUsedAt,expiresAt}');

-- A use puts a session's end off; that it ends earlier must be noticed at once.
CREATE TRIGGER "countEarlierEnd" AFTER UPDATE ON "Session" FOR EACH ROW
  WHEN (NEW."expiresAt" < OLD."expiresAt") EXECUTE FUNCTION "countUpdate"();
