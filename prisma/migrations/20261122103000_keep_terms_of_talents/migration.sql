-- What matching compares of each talent: see api/matching/search and docs/decisions/044. Apart from the talents, as it is
-- read as a whole. `vocabulary` is NULL while the profile must be read anew; `changedBy` is the transaction of the last
-- change, by which every process finds the rows that changed since it looked.
CREATE TABLE "TalentTerms" (
    "talentId" INTEGER NOT NULL,
    "area" "TalentArea" NOT NULL,
    "status" "TalentStatus" NOT NULL,
    "terms" BYTEA NOT NULL DEFAULT '\x',
    "words" BYTEA NOT NULL DEFAULT '\x',
    "vocabulary" INTEGER,
    "changedBy" xid8 NOT NULL DEFAULT pg_current_xact_id(),

    CONSTRAINT "TalentTerms_pkey" PRIMARY KEY ("talentId")
);

-- Hashes do not compress.
ALTER TABLE "TalentTerms" ALTER COLUMN "terms" SET STORAGE EXTERNAL, ALTER COLUMN "words" SET STORAGE EXTERNAL;

INSERT INTO "TalentTerms" ("talentId", "area", "status") SELECT id, area, status FROM "Talent";

-- CreateIndex
CREATE INDEX "TalentTerms_vocabulary_idx" ON "TalentTerms"("vocabulary");

-- CreateIndex
CREATE INDEX "TalentTerms_changedBy_idx" ON "TalentTerms"("changedBy");

-- AddForeignKey
ALTER TABLE "TalentTerms" ADD CONSTRAINT "TalentTerms_talentId_fkey" FOREIGN KEY ("talentId") REFERENCES "Talent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE FUNCTION "addTalentTerms"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public."TalentTerms" ("talentId", "area", "status") SELECT id, area, status FROM changed_rows;
  RETURN NULL;
END $$;

CREATE TRIGGER "addTalentTerms" AFTER INSERT ON "Talent" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "addTalentTerms"();

CREATE FUNCTION "moveTalentTerms"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public."TalentTerms" SET "area" = NEW.area, "status" = NEW.status, "changedBy" = pg_current_xact_id()
    WHERE "talentId" = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER "moveTalentTerms" AFTER UPDATE ON "Talent" FOR EACH ROW
  WHEN ((OLD.area, OLD.status) IS DISTINCT FROM (NEW.area, NEW.status)) EXECUTE FUNCTION "moveTalentTerms"();

CREATE FUNCTION "outdateTalentTerms"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public."TalentTerms" SET "vocabulary" = NULL, "changedBy" = pg_current_xact_id() WHERE "talentId" = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER "outdateTalentTerms" AFTER UPDATE ON "Talent" FOR EACH ROW
  WHEN ((OLD.role, OLD.seniority, OLD."techStack", OLD.summary, OLD."keyHighlights", OLD."previousCompanies")
    IS DISTINCT FROM (NEW.role, NEW.seniority, NEW."techStack", NEW.summary, NEW."keyHighlights", NEW."previousCompanies"))
  EXECUTE FUNCTION "outdateTalentTerms"();

-- What matching searched before, and what computed it.
DROP INDEX "Talent_titleVector_idx", "Talent_searchVector_idx";
ALTER TABLE "Talent" DROP COLUMN "titleVector", DROP COLUMN "searchVector";
DROP FUNCTION "wordVector", "formerWork", "joinTexts";
