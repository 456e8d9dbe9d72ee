-- The same statuses in the order of their words, which is how the deals are sorted by status.
ALTER TYPE "DealStatus" RENAME TO "DealStatus_old";
CREATE TYPE "DealStatus" AS ENUM ('CANDIDATE_IN_INTERVIEW', 'CANDIDATE_SENT', 'CLOSED', 'FILLED', 'FINISHED', 'ON_HOLD', 'OPEN');
ALTER TABLE "Deal" ALTER COLUMN "status" DROP DEFAULT;
ALTER TABLE "Deal" ALTER COLUMN "status" TYPE "DealStatus" USING "status"::text::"DealStatus";
ALTER TABLE "Deal" ALTER COLUMN "status" SET DEFAULT 'OPEN';
DROP TYPE "DealStatus_old";

-- Money is text, and this is the number in what the list shows of it. At most 15 digits, so that no text can overflow it.
ALTER TABLE "Deal" ADD COLUMN "budgetAmount" DOUBLE PRECISION GENERATED ALWAYS AS (
  substring(
    regexp_replace(
      CASE WHEN "dealType" = 'HEAD_HUNTING'::"DealType" THEN "recruitingFee"
        ELSE coalesce(nullif("companyBudget", ''), "budget") END,
      '[$,\s]', '', 'g'
    ) from '^[0-9]{1,15}(?:\.[0-9]{1,6})?'
  )::double precision
) STORED;

CREATE INDEX "Deal_budgetAmount_id_idx" ON "Deal"("budgetAmount", "id");
CREATE INDEX "Deal_weeklyHours_id_idx" ON "Deal"("weeklyHours", "id");
CREATE INDEX "Deal_deadline_id_idx" ON "Deal"("deadline", "id");
CREATE INDEX "Company_mainStakeholder_id_idx" ON "Company"("mainStakeholder", "id");
CREATE INDEX "Company_createdAt_id_idx" ON "Company"("createdAt", "id");
CREATE INDEX "Company_name_trgm_idx" ON "Company" USING GIN ("name" gin_trgm_ops);
