-- What talents are found by beside name, role and area: docs/decisions/067. A table of its own, so that the rows of talents
-- become no wider and those that are searched stay narrow. `words` are lines, in lower case without accents.
CREATE TABLE "TalentSearch" (
    "id" INTEGER NOT NULL,
    "words" TEXT NOT NULL,
    "skills" TEXT[],
    "isRead" BOOLEAN NOT NULL DEFAULT false,
    "hourlyFrom" DOUBLE PRECISION,
    "hourlyTo" DOUBLE PRECISION,
    "hourlyCurrency" TEXT,
    "monthlyFrom" DOUBLE PRECISION,
    "monthlyTo" DOUBLE PRECISION,
    "monthlyCurrency" TEXT,
    "availableFrom" DATE,

    CONSTRAINT "TalentSearch_pkey" PRIMARY KEY ("id")
);

-- A line break within a text would part its words.
CREATE FUNCTION "searchedWords"("Talent") RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower("foldText"(concat_ws(chr(10),
    array_to_string(($1)."techStack", chr(10)),
    ($1).companies,
    (
      SELECT string_agg(translate(
        CASE jsonb_typeof(entry) WHEN 'string' THEN entry #>> '{}' ELSE concat_ws(chr(9), entry ->> 'company', entry ->> 'title') END,
        chr(10) || chr(13), '  '), chr(10) ORDER BY place)
      FROM jsonb_array_elements(CASE jsonb_typeof(($1)."previousCompanies") WHEN 'array' THEN ($1)."previousCompanies" ELSE '[]' END)
        WITH ORDINALITY AS entries(entry, place)
    ),
    ($1).email,
    translate(array_to_string(($1)."keyHighlights", chr(9)), chr(10) || chr(13), '  '),
    translate(($1).summary, chr(10) || chr(13), '  ')
  )));

CREATE FUNCTION "searchedSkills"("Talent") RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN string_to_array(lower("foldText"(array_to_string(($1)."techStack", chr(10)))), chr(10));

INSERT INTO "TalentSearch" ("id", "words", "skills")
  SELECT talent.id, "searchedWords"(talent), "searchedSkills"(talent) FROM "Talent" AS talent ORDER BY talent.id;

CREATE INDEX "TalentSearch_words_trgm_idx" ON "TalentSearch" USING GIN ("words" gin_trgm_ops);
CREATE INDEX "TalentSearch_skills_idx" ON "TalentSearch" USING GIN ("skills");
CREATE INDEX "TalentSearch_hourlyFrom_hourlyTo_idx" ON "TalentSearch"("hourlyFrom", "hourlyTo");
CREATE INDEX "TalentSearch_monthlyFrom_monthlyTo_idx" ON "TalentSearch"("monthlyFrom", "monthlyTo");
CREATE INDEX "TalentSearch_availableFrom_idx" ON "TalentSearch"("availableFrom");
CREATE INDEX "TalentSearch_isRead_id_idx" ON "TalentSearch"("isRead", "id");
ANALYZE "TalentSearch";

ALTER TABLE "TalentSearch" ADD CONSTRAINT "TalentSearch_id_fkey" FOREIGN KEY ("id") REFERENCES "Talent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE FUNCTION "addTalentSearch"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public."TalentSearch" ("id", "words", "skills")
    SELECT talent.id, public."searchedWords"(talent), public."searchedSkills"(talent)
    FROM changed_rows AS added JOIN public."Talent" AS talent ON talent.id = added.id;
  RETURN NULL;
END $$;

CREATE TRIGGER "addTalentSearch" AFTER INSERT ON "Talent" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "addTalentSearch"();

CREATE FUNCTION "changeTalentSearch"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public."TalentSearch" SET "words" = public."searchedWords"(NEW), "skills" = public."searchedSkills"(NEW)
    WHERE "id" = NEW."id";
  RETURN NULL;
END $$;

CREATE TRIGGER "changeTalentSearch" AFTER UPDATE ON "Talent" FOR EACH ROW
  WHEN ((OLD."techStack", OLD.companies, OLD."previousCompanies", OLD.email, OLD."keyHighlights", OLD.summary)
    IS DISTINCT FROM (NEW."techStack", NEW.companies, NEW."previousCompanies", NEW.email, NEW."keyHighlights", NEW.summary))
  EXECUTE FUNCTION "changeTalentSearch"();

-- What is read of texts by the product: whoever changes them, it reads them again.
CREATE FUNCTION "outdateTalentSearch"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public."TalentSearch" SET "isRead" = false WHERE "id" = NEW."id";
  RETURN NULL;
END $$;

CREATE TRIGGER "outdateTalentSearch" AFTER UPDATE ON "Talent" FOR EACH ROW
  WHEN ((OLD."minHourlyRate", OLD."maxHourlyRate", OLD."preferredHourlyRate", OLD."minFullTimeRate", OLD."maxFullTimeRate",
      OLD."preferredFullTimeRate", OLD.availability)
    IS DISTINCT FROM (NEW."minHourlyRate", NEW."maxHourlyRate", NEW."preferredHourlyRate", NEW."minFullTimeRate",
      NEW."maxFullTimeRate", NEW."preferredFullTimeRate", NEW.availability))
  EXECUTE FUNCTION "outdateTalentSearch"();
