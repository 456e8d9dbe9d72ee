-- A list is filtered by owner within the indexes of its orders, too: docs/decisions/085.
DROP INDEX "Deal_by_title_idx";
DROP INDEX "Deal_by_searchCompany_idx";
DROP INDEX "Deal_by_status_idx";
DROP INDEX "Deal_by_budgetAmount_idx";
DROP INDEX "Deal_by_weeklyHours_idx";
DROP INDEX "Deal_by_deadline_idx";
DROP INDEX "Deal_by_createdAt_idx";
DROP INDEX "Deal_by_activeAt_idx";
CREATE INDEX "Deal_by_title_idx" ON "Deal"("title", "id", "status", "ownerId", "searchTitle", "searchCompany");
CREATE INDEX "Deal_by_searchCompany_idx" ON "Deal"("searchCompany", "id", "status", "ownerId", "searchTitle");
CREATE INDEX "Deal_by_status_idx" ON "Deal"("status", "id", "ownerId", "searchTitle", "searchCompany");
CREATE INDEX "Deal_by_budgetAmount_idx" ON "Deal"("budgetAmount", "id", "status", "ownerId", "searchTitle", "searchCompany");
CREATE INDEX "Deal_by_weeklyHours_idx" ON "Deal"("weeklyHours", "id", "status", "ownerId", "searchTitle", "searchCompany");
CREATE INDEX "Deal_by_deadline_idx" ON "Deal"("deadline", "id", "status", "ownerId", "searchTitle", "searchCompany");
CREATE INDEX "Deal_by_createdAt_idx" ON "Deal"("createdAt", "id", "status", "ownerId", "searchTitle", "searchCompany");
CREATE INDEX "Deal_by_activeAt_idx" ON "Deal"("activeAt", "id", "status", "ownerId", "searchTitle", "searchCompany");

DROP INDEX "TalentListing_by_name_idx";
DROP INDEX "TalentListing_by_role_idx";
DROP INDEX "TalentListing_by_seniority_idx";
DROP INDEX "TalentListing_by_area_idx";
DROP INDEX "TalentListing_by_status_idx";
DROP INDEX "TalentListing_by_createdAt_idx";
DROP INDEX "TalentListing_by_updatedAt_idx";
DROP INDEX "TalentListing_by_area_role_idx";
ALTER TABLE "TalentListing" ADD COLUMN "ownerId" INTEGER;
-- Nothing that is searched changes.
ALTER TABLE "TalentListing" DISABLE TRIGGER "noteChanged";
UPDATE "TalentListing" listed SET "ownerId" = talent."ownerId"
  FROM "Talent" talent WHERE talent.id = listed.id AND talent."ownerId" IS NOT NULL;
ALTER TABLE "TalentListing" ENABLE TRIGGER "noteChanged";

CREATE INDEX "TalentListing_by_name_idx" ON "TalentListing"("name", "id", "status", "area", "ownerId", "searchText");
CREATE INDEX "TalentListing_by_role_idx" ON "TalentListing"("role", "id", "status", "area", "ownerId", "searchText");
CREATE INDEX "TalentListing_by_seniority_idx" ON "TalentListing"("seniority", "id", "status", "area", "ownerId", "searchText");
CREATE INDEX "TalentListing_by_area_idx" ON "TalentListing"("area", "id", "status", "ownerId", "searchText");
CREATE INDEX "TalentListing_by_status_idx" ON "TalentListing"("status", "id", "area", "ownerId", "searchText");
CREATE INDEX "TalentListing_by_createdAt_idx" ON "TalentListing"("createdAt", "id", "status", "area", "ownerId", "searchText");
CREATE INDEX "TalentListing_by_updatedAt_idx" ON "TalentListing"("updatedAt", "id", "status", "area", "ownerId", "searchText");
CREATE INDEX "TalentListing_by_area_role_idx" ON "TalentListing"("area", "role", "id", "status", "ownerId", "searchText");
-- Of somebody who owns few, or few of a status and area; and their ids without any row.
CREATE INDEX "TalentListing_ownerId_status_area_id_idx" ON "TalentListing"("ownerId", "status", "area", "id");
-- Whether the rates of candidates are old, without the wide rows.
CREATE INDEX "Talent_id_ratesConfirmedAt_idx" ON "Talent"("id", "ratesConfirmedAt");

-- Who is meant by a word of their name: 'engineer' is part of many a role, which is the second line of the searched text.
CREATE INDEX "TalentListing_name_trgm_idx" ON "TalentListing" USING GIN (split_part("searchText", chr(10), 1) gin_trgm_ops);
ANALYZE "TalentListing";

CREATE OR REPLACE FUNCTION "addTalentListing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public."TalentListing" ("id", "createdAt", "updatedAt", "area", "status", "ownerId", "name", "role", "seniority", "searchText")
    SELECT "id", "createdAt", "updatedAt", "area", "status", "ownerId", "name", "role", "seniority", "searchText" FROM changed_rows;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "changeTalentListing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public."TalentListing" SET ("createdAt", "updatedAt", "area", "status", "ownerId", "name", "role", "seniority", "searchText") =
    ROW(NEW."createdAt", NEW."updatedAt", NEW."area", NEW."status", NEW."ownerId", NEW."name", NEW."role", NEW."seniority", NEW."searchText")
    WHERE "id" = NEW."id";
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "changeTalentListing" AFTER UPDATE ON "Talent" FOR EACH ROW
  WHEN ((OLD."createdAt", OLD."updatedAt", OLD."area", OLD."status", OLD."ownerId", OLD."name", OLD."role", OLD."seniority")
    IS DISTINCT FROM (NEW."createdAt", NEW."updatedAt", NEW."area", NEW."status", NEW."ownerId", NEW."name", NEW."role", NEW."seniority"))
  EXECUTE FUNCTION "changeTalentListing"();
