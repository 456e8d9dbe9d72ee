-- Pages are found in indexes that hold all that a list is searched, filtered and sorted by: docs/decisions/041. The rows of
-- talents are too wide for that, so they have narrow ones beside them, of which the database looks up the visibility of
-- two million in a single block.
DROP INDEX "Talent_searchText_trgm_idx";
DROP INDEX "Talent_name_id_status_area_idx";
DROP INDEX "Talent_role_id_status_area_idx";
DROP INDEX "Talent_seniority_id_status_area_idx";
DROP INDEX "Talent_area_id_status_idx";
DROP INDEX "Talent_status_id_area_idx";
DROP INDEX "Talent_createdAt_id_status_area_idx";
DROP INDEX "Talent_updatedAt_id_status_area_idx";
DROP INDEX "Company_name_id_status_idx";
DROP INDEX "Company_status_id_idx";
DROP INDEX "Company_mainStakeholder_id_status_idx";
DROP INDEX "Company_createdAt_id_status_idx";
DROP INDEX "Deal_title_id_status_idx";
DROP INDEX "Deal_budgetAmount_id_status_idx";
DROP INDEX "Deal_weeklyHours_id_status_idx";
DROP INDEX "Deal_deadline_id_status_idx";
DROP INDEX "Deal_status_id_idx";
DROP INDEX "Deal_createdAt_id_status_idx";

CREATE TABLE "TalentListing" (
    "id" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "area" "TalentArea" NOT NULL,
    "status" "TalentStatus" NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "seniority" TEXT NOT NULL,
    "searchText" TEXT NOT NULL,

    CONSTRAINT "TalentListing_pkey" PRIMARY KEY ("id")
);

INSERT INTO "TalentListing" ("id", "createdAt", "updatedAt", "area", "status", "name", "role", "seniority", "searchText")
  SELECT "id", "createdAt", "updatedAt", "area", "status", "name", "role", "seniority", "searchText" FROM "Talent" ORDER BY "id";

ALTER TABLE "TalentListing" ADD CONSTRAINT "TalentListing_id_fkey" FOREIGN KEY ("id") REFERENCES "Talent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE FUNCTION "addTalentListing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public."TalentListing" ("id", "createdAt", "updatedAt", "area", "status", "name", "role", "seniority", "searchText")
    SELECT "id", "createdAt", "updatedAt", "area", "status", "name", "role", "seniority", "searchText" FROM changed_rows;
  RETURN NULL;
END $$;

CREATE TRIGGER "addTalentListing" AFTER INSERT ON "Talent" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "addTalentListing"();

CREATE FUNCTION "changeTalentListing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public."TalentListing" SET ("createdAt", "updatedAt", "area", "status", "name", "role", "seniority", "searchText") =
    ROW(NEW."createdAt", NEW."updatedAt", NEW."area", NEW."status", NEW."name", NEW."role", NEW."seniority", NEW."searchText")
    WHERE "id" = NEW."id";
  RETURN NULL;
END $$;

CREATE TRIGGER "changeTalentListing" AFTER UPDATE ON "Talent" FOR EACH ROW
  WHEN ((OLD."createdAt", OLD."updatedAt", OLD."area", OLD."status", OLD."name", OLD."role", OLD."seniority")
    IS DISTINCT FROM (NEW."createdAt", NEW."updatedAt", NEW."area", NEW."status", NEW."name", NEW."role", NEW."seniority"))
  EXECUTE FUNCTION "changeTalentListing"();

CREATE INDEX "TalentListing_by_name_idx" ON "TalentListing"("name", "id", "status", "area", "searchText");
CREATE INDEX "TalentListing_by_role_idx" ON "TalentListing"("role", "id", "status", "area", "searchText");
CREATE INDEX "TalentListing_by_seniority_idx" ON "TalentListing"("seniority", "id", "status", "area", "searchText");
CREATE INDEX "TalentListing_by_area_idx" ON "TalentListing"("area", "id", "status", "searchText");
CREATE INDEX "TalentListing_by_status_idx" ON "TalentListing"("status", "id", "area", "searchText");
CREATE INDEX "TalentListing_by_createdAt_idx" ON "TalentListing"("createdAt", "id", "status", "area", "searchText");
CREATE INDEX "TalentListing_by_updatedAt_idx" ON "TalentListing"("updatedAt", "id", "status", "area", "searchText");
-- The area follows from the role, so that walking all roles to those of an area takes long.
CREATE INDEX "TalentListing_by_area_role_idx" ON "TalentListing"("area", "role", "id", "status", "searchText");
-- Equal values are stored once: it is small, to count in.
CREATE INDEX "TalentListing_status_area_idx" ON "TalentListing"("status", "area");
CREATE INDEX "TalentListing_searchText_trgm_idx" ON "TalentListing" USING GIN ("searchText" gin_trgm_ops);
ANALYZE "TalentListing";

-- Whole lists, and the talents who are offered for a deal.
CREATE INDEX "Talent_createdAt_id_idx" ON "Talent"("createdAt", "id");
CREATE INDEX "Talent_name_id_idx" ON "Talent"("name", "id");

CREATE INDEX "Company_by_name_idx" ON "Company"("name", "id", "status", "searchName", "searchStakeholder");
CREATE INDEX "Company_by_status_idx" ON "Company"("status", "id", "searchName", "searchStakeholder");
CREATE INDEX "Company_by_mainStakeholder_idx" ON "Company"("mainStakeholder", "id", "status", "searchName", "searchStakeholder");
CREATE INDEX "Company_by_createdAt_idx" ON "Company"("createdAt", "id", "status", "searchName", "searchStakeholder");

-- Deals are sorted by the name of their company, too.
CREATE INDEX "Deal_by_title_idx" ON "Deal"("title", "id", "status", "searchTitle", "searchCompany");
CREATE INDEX "Deal_by_searchCompany_idx" ON "Deal"("searchCompany", "id", "status", "searchTitle");
CREATE INDEX "Deal_by_budgetAmount_idx" ON "Deal"("budgetAmount", "id", "status", "searchTitle", "searchCompany");
CREATE INDEX "Deal_by_weeklyHours_idx" ON "Deal"("weeklyHours", "id", "status", "searchTitle", "searchCompany");
CREATE INDEX "Deal_by_deadline_idx" ON "Deal"("deadline", "id", "status", "searchTitle", "searchCompany");
CREATE INDEX "Deal_by_status_idx" ON "Deal"("status", "id", "searchTitle", "searchCompany");
CREATE INDEX "Deal_by_createdAt_idx" ON "Deal"("createdAt", "id", "status", "searchTitle", "searchCompany");
