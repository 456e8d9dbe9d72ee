-- AlterTable
ALTER TABLE "Agency" ADD COLUMN     "marginFloorPercent" INTEGER;

-- AlterTable
ALTER TABLE "BillingChange" ADD COLUMN     "isApplied" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "replacesId" INTEGER;

-- AlterTable
ALTER TABLE "Deal" ADD COLUMN     "endedAt" TIMESTAMPTZ(3),
ADD COLUMN     "filledAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "DealCandidate" ADD COLUMN     "reached" "CandidateStatus" NOT NULL DEFAULT 'APPLIED';

-- AlterTable
ALTER TABLE "ExternalApplication" ADD COLUMN     "reached" "CandidateStatus" NOT NULL DEFAULT 'APPLIED';

-- CreateIndex
CREATE UNIQUE INDEX "BillingChange_replacesId_key" ON "BillingChange"("replacesId");

-- CreateIndex
CREATE INDEX "Deal_filledAt_idx" ON "Deal"("filledAt");

-- CreateIndex
CREATE INDEX "DealCandidate_createdAt_reached_idx" ON "DealCandidate"("createdAt", "reached");

-- CreateIndex
CREATE INDEX "ExternalApplication_createdAt_reached_idx" ON "ExternalApplication"("createdAt", "reached");

-- When a deal is filled and ended is kept here, so that no verb and no import can forget it.
CREATE FUNCTION "keepFilledAt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW."status" = 'FILLED' THEN NEW."filledAt" := coalesce(NEW."filledAt", NEW."createdAt"); END IF;
  ELSIF NEW."status" = 'FILLED' THEN
    -- Finished or closed by mistake: it goes on as it was.
    IF OLD."status" NOT IN ('FINISHED', 'CLOSED') OR OLD."filledAt" IS NULL THEN NEW."filledAt" := now(); END IF;
    NEW."endedAt" := NULL;
  ELSIF NEW."status" IN ('FINISHED', 'CLOSED') THEN
    IF OLD."status" = 'FILLED' THEN NEW."endedAt" := now(); END IF;
  ELSE
    NEW."filledAt" := NULL;
    NEW."endedAt" := NULL;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "keepFilledAt" BEFORE INSERT ON "Deal" FOR EACH ROW EXECUTE FUNCTION "keepFilledAt"();
CREATE TRIGGER "keepFilledAtChanged" BEFORE UPDATE OF "status" ON "Deal" FOR EACH ROW
  WHEN (NEW."status" IS DISTINCT FROM OLD."status") EXECUTE FUNCTION "keepFilledAt"();

CREATE FUNCTION "keepReached"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."status" < 'REJECTED' THEN NEW."reached" := greatest(NEW."reached", NEW."status"); END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "keepReached" BEFORE INSERT OR UPDATE OF "status" ON "DealCandidate" FOR EACH ROW EXECUTE FUNCTION "keepReached"();
CREATE TRIGGER "keepReached" BEFORE INSERT OR UPDATE OF "status" ON "ExternalApplication" FOR EACH ROW EXECUTE FUNCTION "keepReached"();

-- What is known of the past: the timeline has each change of a status in words.
WITH told AS (
  SELECT a."dealId", max(a."at") FILTER (WHERE c->>'after' = 'Filled') AS "filled",
    max(a."at") FILTER (WHERE c->>'after' IN ('Finished', 'Closed') AND c->>'before' = 'Filled') AS "ended"
  FROM "Activity" a CROSS JOIN jsonb_array_elements(a."changes") c
  WHERE a."dealId" IS NOT NULL AND a."kind" IN ('deal.statusChanged', 'deal.updated') AND c->>'field' = 'status'
  GROUP BY a."dealId"
)
UPDATE "Deal" d SET
  "filledAt" = CASE WHEN d."status" = 'FILLED' THEN coalesce(told."filled", d."createdAt") ELSE told."filled" END,
  "endedAt" = CASE WHEN d."status" <> 'FILLED' AND told."filled" IS NOT NULL THEN greatest(told."ended", told."filled") END
FROM "Deal" own LEFT JOIN told ON told."dealId" = own."id"
WHERE own."id" = d."id" AND (d."status" = 'FILLED' OR (d."status" IN ('FINISHED', 'CLOSED') AND told."filled" IS NOT NULL));

UPDATE "DealCandidate" SET "reached" = "status" WHERE "status" < 'REJECTED' AND "status" > 'APPLIED';
UPDATE "ExternalApplication" SET "reached" = "status" WHERE "status" < 'REJECTED' AND "status" > 'APPLIED';
WITH told AS (
  SELECT a."dealId", a."talentId", max(upper(word)::"CandidateStatus") AS "furthest"
  FROM "Activity" a CROSS JOIN jsonb_array_elements(a."changes") c CROSS JOIN LATERAL (VALUES (c->>'before'), (c->>'after')) w(word)
  WHERE a."kind" IN ('candidate.added', 'candidate.updated', 'deal.winnerSelected') AND c->>'field' = 'status'
    AND word IN ('Screened', 'Sent', 'Interviewed', 'Selected')
  GROUP BY a."dealId", a."talentId"
)
UPDATE "DealCandidate" d SET "reached" = greatest(d."reached", told."furthest")
FROM told WHERE told."dealId" = d."dealId" AND told."talentId" = d."talentId" AND told."furthest" > d."reached";

-- The number in a budget of another currency: '€8,000', 'CHF 8,000'.
DROP INDEX "Deal_by_budgetAmount_idx";
ALTER TABLE "Deal" DROP COLUMN "budgetAmount";
ALTER TABLE "Deal" ADD COLUMN "budgetAmount" DOUBLE PRECISION GENERATED ALWAYS AS (
  substring(
    regexp_replace(
      CASE WHEN "dealType" = 'HEAD_HUNTING'::"DealType" THEN "recruitingFee"
        ELSE coalesce(nullif("companyBudget", ''), "budget") END,
      '[$,\s]|^\s*(?:[€£₴₺₪₹₩¥]|[A-Za-zł]{2,3}\s)', '', 'g'
    ) from '^[0-9]{1,15}(?:\.[0-9]{1,6})?'
  )::double precision
) STORED;
CREATE INDEX "Deal_by_budgetAmount_idx" ON "Deal"("budgetAmount", "id", "status", "searchTitle", "searchCompany");
