-- AlterTable
ALTER TABLE "Deal" ADD COLUMN     "ownerId" INTEGER;

-- AlterTable
ALTER TABLE "Talent" ADD COLUMN     "ownerId" INTEGER;

-- Whoever added a record owns it; of older ones nobody knows.
UPDATE "Talent" SET "ownerId" = added."actorId"
FROM "Activity" added WHERE added.kind = 'talent.created' AND added."talentId" = "Talent".id AND added."actorId" IS NOT NULL;

UPDATE "Deal" SET "ownerId" = added."actorId"
FROM "Activity" added
WHERE added.kind IN ('deal.created', 'deal.duplicated') AND added."dealId" = "Deal".id AND added."actorId" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Deal_ownerId_idx" ON "Deal"("ownerId");

-- CreateIndex
CREATE INDEX "Talent_ownerId_idx" ON "Talent"("ownerId");

-- AddForeignKey
ALTER TABLE "Talent" ADD CONSTRAINT "Talent_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Deal" ADD CONSTRAINT "Deal_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
