-- CreateTable
CREATE TABLE "Suggestion" (
    "id" SERIAL NOT NULL,
    "dealId" INTEGER,
    "descriptionHash" TEXT,
    "talentId" INTEGER NOT NULL,
    "percentage" INTEGER NOT NULL,
    "rank" INTEGER NOT NULL,
    "engine" TEXT NOT NULL,
    "shownAt" TIMESTAMPTZ(3) NOT NULL,
    "shownToId" INTEGER,

    CONSTRAINT "Suggestion_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Suggestion_dealId_shownAt_idx" ON "Suggestion"("dealId", "shownAt");

-- CreateIndex
CREATE INDEX "Suggestion_talentId_idx" ON "Suggestion"("talentId");

-- CreateIndex
CREATE INDEX "Suggestion_shownAt_idx" ON "Suggestion"("shownAt");

-- CreateIndex
CREATE INDEX "Suggestion_shownToId_idx" ON "Suggestion"("shownToId");

-- CreateIndex
CREATE INDEX "Suggestion_engine_idx" ON "Suggestion"("engine");

-- CreateIndex
CREATE UNIQUE INDEX "Suggestion_dealId_talentId_engine_key" ON "Suggestion"("dealId", "talentId", "engine");

-- CreateIndex
CREATE UNIQUE INDEX "Suggestion_descriptionHash_talentId_engine_key" ON "Suggestion"("descriptionHash", "talentId", "engine");

-- AddForeignKey
ALTER TABLE "Suggestion" ADD CONSTRAINT "Suggestion_dealId_fkey" FOREIGN KEY ("dealId") REFERENCES "Deal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Suggestion" ADD CONSTRAINT "Suggestion_talentId_fkey" FOREIGN KEY ("talentId") REFERENCES "Talent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Suggestion" ADD CONSTRAINT "Suggestion_shownToId_fkey" FOREIGN KEY ("shownToId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Of one kind or the other.
ALTER TABLE "Suggestion" ADD CONSTRAINT "Suggestion_is_for_one" CHECK (num_nonnulls("dealId", "descriptionHash") = 1);

SELECT "countChangesOf"('Suggestion');
