-- CreateIndex
CREATE INDEX "Company_by_updatedAt_idx" ON "Company"("updatedAt", "id", "status", "searchName", "searchStakeholder");

-- CreateIndex
CREATE INDEX "Deal_by_updatedAt_idx" ON "Deal"("updatedAt", "id", "status", "ownerId", "searchTitle", "searchCompany");

-- CreateIndex
CREATE INDEX "DealCandidate_updatedAt_id_idx" ON "DealCandidate"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "ExternalApplication_updatedAt_id_idx" ON "ExternalApplication"("updatedAt", "id");

/*
 * When a record was added or changed, by the clock of the database and not by one of its clients. A statement that says
 * another time itself keeps it: imported records have theirs. The transaction gets its id before the clock is read, so that
 * whoever finds no transaction with an id knows that what is still to come will be later: see api/lists/changes.ts.
 */
CREATE FUNCTION "keepUpdatedAt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_current_xact_id();
  IF TG_OP = 'INSERT' THEN
    NEW."updatedAt" := coalesce(NEW."updatedAt", clock_timestamp());
  ELSIF NEW."updatedAt" = OLD."updatedAt" THEN
    NEW."updatedAt" := clock_timestamp();
  END IF;
  RETURN NEW;
END $$;

ALTER TABLE "Talent" ALTER COLUMN "updatedAt" DROP DEFAULT;
ALTER TABLE "Company" ALTER COLUMN "updatedAt" DROP DEFAULT;
ALTER TABLE "Deal" ALTER COLUMN "updatedAt" DROP DEFAULT;
ALTER TABLE "DealCandidate" ALTER COLUMN "updatedAt" DROP DEFAULT;
ALTER TABLE "ExternalApplication" ALTER COLUMN "updatedAt" DROP DEFAULT;

CREATE TRIGGER "keepUpdatedAt" BEFORE INSERT OR UPDATE ON "Talent" FOR EACH ROW EXECUTE FUNCTION "keepUpdatedAt"();
CREATE TRIGGER "keepUpdatedAt" BEFORE INSERT OR UPDATE ON "Company" FOR EACH ROW EXECUTE FUNCTION "keepUpdatedAt"();
CREATE TRIGGER "keepUpdatedAt" BEFORE INSERT OR UPDATE ON "DealCandidate" FOR EACH ROW EXECUTE FUNCTION "keepUpdatedAt"();
CREATE TRIGGER "keepUpdatedAt" BEFORE INSERT OR UPDATE ON "ExternalApplication" FOR EACH ROW EXECUTE FUNCTION "keepUpdatedAt"();
-- What is done with a deal's candidates, comments and shares only moves when it was active, and is no change of the deal.
CREATE TRIGGER "keepUpdatedAt" BEFORE INSERT ON "Deal" FOR EACH ROW EXECUTE FUNCTION "keepUpdatedAt"();
CREATE TRIGGER "keepUpdatedAtChanged" BEFORE UPDATE ON "Deal" FOR EACH ROW
  WHEN (OLD."activeAt" = NEW."activeAt") EXECUTE FUNCTION "keepUpdatedAt"();
