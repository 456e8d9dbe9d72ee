-- Transactions with a notice are committed one after the other in the whole database. Those who follow events look for them.
CREATE OR REPLACE FUNCTION "tellAdded"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public."addEvent"(TG_ARGV[0], 'created', to_jsonb(changed_rows), 1, '{}') FROM changed_rows ORDER BY id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "tellDeleted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public."addEvent"(TG_ARGV[0], 'deleted', to_jsonb(changed_rows), version + 1, '{}') FROM changed_rows ORDER BY id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "tellTruncated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('SELECT public."addEvent"(%L, ''deleted'', to_jsonb(row), row.version + 1, ''{}'') FROM %I.%I AS row ORDER BY id',
    TG_ARGV[0], TG_TABLE_SCHEMA, TG_TABLE_NAME);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "tellUpdated"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former CONSTANT jsonb := to_jsonb(OLD);
  row_now CONSTANT jsonb := to_jsonb(NEW);
  changed CONSTANT text[] := ARRAY(
    SELECT key FROM jsonb_each(row_now) WHERE value IS DISTINCT FROM former->key AND key <> ALL (TG_ARGV[1]::text[]) ORDER BY key);
BEGIN
  IF changed <> '{}' THEN PERFORM public."addEvent"(TG_ARGV[0], 'updated', row_now, NEW.version, changed); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "tellRecorded"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public."addEvent"('activity', 'recorded', to_jsonb(changed_rows), 1, '{}') FROM changed_rows
    WHERE num_nonnulls("talentId", "dealId", "companyId", "shareId", "applicationId") > 0 ORDER BY id;
  RETURN NULL;
END $$;

DROP FUNCTION "announceEvents"();
