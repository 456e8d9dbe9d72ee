-- With the ids, so that a million profiles are read one after the other and none is looked at twice.
-- DropIndex
DROP INDEX "TalentTerms_vocabulary_idx";

-- CreateIndex
CREATE INDEX "TalentTerms_vocabulary_talentId_idx" ON "TalentTerms"("vocabulary", "talentId");
