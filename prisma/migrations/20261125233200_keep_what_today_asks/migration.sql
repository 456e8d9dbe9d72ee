-- AlterTable
ALTER TABLE "Deal" ADD COLUMN     "statusSince" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "DealCandidate" ADD COLUMN     "statusSince" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "Talent" ADD COLUMN     "ratesConfirmedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "mailedOn" DATE,
ADD COLUMN     "morningEmail" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "TodayChoice" (
    "userId" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TodayChoice_pkey" PRIMARY KEY ("userId","key")
);

-- CreateTable
CREATE TABLE "RunnerUpFit" (
    "talentId" INTEGER NOT NULL,
    "dealId" INTEGER NOT NULL,
    "percentage" INTEGER NOT NULL,
    "talentVersion" INTEGER NOT NULL,
    "dealVersion" INTEGER NOT NULL,

    CONSTRAINT "RunnerUpFit_pkey" PRIMARY KEY ("talentId","dealId")
);

-- When a status was set: as the timeline says, else when the row was last changed, or added.
UPDATE "Deal" SET "statusSince" = coalesce(
  (SELECT max(at) FROM "Activity" change WHERE change."dealId" = "Deal".id AND change.kind LIKE 'deal.%'
    AND change.changes @> '[{"field": "status"}]'), "createdAt");

UPDATE "DealCandidate" SET "statusSince" = coalesce(
  (SELECT max(at) FROM "Activity" change WHERE change."dealId" = "DealCandidate"."dealId"
    AND change."talentId" = "DealCandidate"."talentId" AND change.changes @> '[{"field": "status"}]'), "createdAt");

UPDATE "Talent" SET "ratesConfirmedAt" = coalesce(
  (SELECT max(at) FROM "Activity" change, jsonb_array_elements(change.changes) part
    WHERE change."talentId" = "Talent".id AND change.kind = 'talent.updated' AND part->>'field' LIKE '%Rate'), "createdAt")
WHERE coalesce("minFullTimeRate", "maxFullTimeRate", "minHourlyRate", "maxHourlyRate", "preferredFullTimeRate", "preferredHourlyRate") IS NOT NULL;

CREATE FUNCTION "keepStatusSince"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."statusSince" := now();
  RETURN NEW;
END $$;

CREATE TRIGGER "keepStatusSince" BEFORE UPDATE OF status ON "Deal"
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "keepStatusSince"();
CREATE TRIGGER "keepStatusSince" BEFORE UPDATE OF status ON "DealCandidate"
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "keepStatusSince"();

CREATE FUNCTION "keepRatesConfirmedAt"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rates CONSTANT text[] := ARRAY[NEW."minFullTimeRate", NEW."maxFullTimeRate", NEW."minHourlyRate", NEW."maxHourlyRate",
    NEW."preferredFullTimeRate", NEW."preferredHourlyRate"];
BEGIN
  IF num_nonnulls(VARIADIC rates) = 0 THEN
    NEW."ratesConfirmedAt" := NULL;
  ELSIF TG_OP = 'INSERT' THEN
    NEW."ratesConfirmedAt" := coalesce(NEW."ratesConfirmedAt", now());
  ELSIF rates IS DISTINCT FROM ARRAY[OLD."minFullTimeRate", OLD."maxFullTimeRate", OLD."minHourlyRate",
    OLD."maxHourlyRate", OLD."preferredFullTimeRate", OLD."preferredHourlyRate"] THEN
    NEW."ratesConfirmedAt" := now();
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "keepRatesConfirmedAt" BEFORE INSERT OR UPDATE OF "minFullTimeRate", "maxFullTimeRate", "minHourlyRate",
  "maxHourlyRate", "preferredFullTimeRate", "preferredHourlyRate" ON "Talent"
  FOR EACH ROW EXECUTE FUNCTION "keepRatesConfirmedAt"();

-- CreateIndex
CREATE INDEX "RunnerUpFit_dealId_idx" ON "RunnerUpFit"("dealId");

-- CreateIndex
CREATE INDEX "Deal_interviewDate_idx" ON "Deal"("interviewDate");

-- CreateIndex
CREATE INDEX "Deal_status_statusSince_idx" ON "Deal"("status", "statusSince");

-- CreateIndex
CREATE INDEX "DealCandidate_interviewDate_idx" ON "DealCandidate"("interviewDate");

-- CreateIndex
CREATE INDEX "DealCandidate_status_statusSince_idx" ON "DealCandidate"("status", "statusSince");

-- CreateIndex
CREATE INDEX "ExternalApplication_status_createdAt_idx" ON "ExternalApplication"("status", "createdAt");

-- AddForeignKey
ALTER TABLE "TodayChoice" ADD CONSTRAINT "TodayChoice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RunnerUpFit" ADD CONSTRAINT "RunnerUpFit_talentId_fkey" FOREIGN KEY ("talentId") REFERENCES "Talent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RunnerUpFit" ADD CONSTRAINT "RunnerUpFit_dealId_fkey" FOREIGN KEY ("dealId") REFERENCES "Deal"("id") ON DELETE CASCADE ON UPDATE CASCADE;
