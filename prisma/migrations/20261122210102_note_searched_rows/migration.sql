-- The rows whose searched columns have changed, whoever changed them: word indexes in memory take them over before they
-- answer. See docs/decisions/051. Notes that are older than some hours go again (api/lists/wordIndex/jobs.ts).
CREATE TABLE "SearchChange" (
    "id" BIGSERIAL NOT NULL,
    "table" TEXT NOT NULL,
    "ids" INTEGER[],
    "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "changedBy" xid8 NOT NULL DEFAULT pg_current_xact_id(),
    "removedUpTo" xid8,

    CONSTRAINT "SearchChange_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "SearchChange_changedBy_idx" ON "SearchChange"("changedBy");

-- Of very many rows nobody wants to know which.
CREATE FUNCTION "noteSearchChange"(source text, changed int[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO public."SearchChange" ("table", ids)
    SELECT source, CASE WHEN cardinality(changed) <= 20000 THEN changed END WHERE cardinality(changed) > 0
$$;

CREATE FUNCTION "noteAddedOrDeleted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public."noteSearchChange"(TG_TABLE_NAME, (SELECT array_agg(id) FROM changed_rows));
  RETURN NULL;
END $$;

CREATE FUNCTION "noteTruncated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public."SearchChange" ("table", ids) VALUES (TG_TABLE_NAME, NULL);
  RETURN NULL;
END $$;

CREATE FUNCTION "noteChangedTalents"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public."noteSearchChange"(TG_TABLE_NAME, (
    WITH former AS (SELECT id, "createdAt", status, area, "searchText" FROM former_rows),
      changed AS (SELECT id, "createdAt", status, area, "searchText" FROM changed_rows)
    SELECT array_agg(DISTINCT id) FROM (
      (TABLE former EXCEPT TABLE changed) UNION ALL (TABLE changed EXCEPT TABLE former)
    ) AS different
  ));
  RETURN NULL;
END $$;

CREATE FUNCTION "noteChangedDeals"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public."noteSearchChange"(TG_TABLE_NAME, (
    WITH former AS (SELECT id, "createdAt", status, "searchTitle", "searchCompany" FROM former_rows),
      changed AS (SELECT id, "createdAt", status, "searchTitle", "searchCompany" FROM changed_rows)
    SELECT array_agg(DISTINCT id) FROM (
      (TABLE former EXCEPT TABLE changed) UNION ALL (TABLE changed EXCEPT TABLE former)
    ) AS different
  ));
  RETURN NULL;
END $$;

CREATE TRIGGER "noteAdded" AFTER INSERT ON "TalentListing" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "noteAddedOrDeleted"();
CREATE TRIGGER "noteDeleted" AFTER DELETE ON "TalentListing" REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "noteAddedOrDeleted"();
CREATE TRIGGER "noteTruncated" AFTER TRUNCATE ON "TalentListing"
  FOR EACH STATEMENT EXECUTE FUNCTION "noteTruncated"();
CREATE TRIGGER "noteChanged" AFTER UPDATE ON "TalentListing" REFERENCING OLD TABLE AS former_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "noteChangedTalents"();

CREATE TRIGGER "noteAdded" AFTER INSERT ON "Deal" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "noteAddedOrDeleted"();
CREATE TRIGGER "noteDeleted" AFTER DELETE ON "Deal" REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "noteAddedOrDeleted"();
CREATE TRIGGER "noteTruncated" AFTER TRUNCATE ON "Deal"
  FOR EACH STATEMENT EXECUTE FUNCTION "noteTruncated"();
CREATE TRIGGER "noteChanged" AFTER UPDATE ON "Deal" REFERENCING OLD TABLE AS former_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "noteChangedDeals"();
