-- AlterTable
ALTER TABLE "Deal" ADD COLUMN     "activeAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- What was recorded of a deal, or else its last change.
UPDATE "Deal" SET "activeAt" = coalesce(
  (SELECT max(at) FROM "Activity" WHERE "Activity"."dealId" = "Deal".id), "Deal"."updatedAt");

-- CreateIndex
CREATE INDEX "Deal_by_activeAt_idx" ON "Deal"("activeAt", "id", "status", "searchTitle", "searchCompany");
