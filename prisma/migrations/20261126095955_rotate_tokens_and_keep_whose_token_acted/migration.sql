-- AlterTable
ALTER TABLE "Activity" ADD COLUMN     "apiTokenId" INTEGER,
ADD COLUMN     "apiTokenName" TEXT;

-- AlterTable
ALTER TABLE "ApiToken" ADD COLUMN     "lastUsedBy" TEXT,
ADD COLUMN     "lastUsedFrom" TEXT,
ADD COLUMN     "previousHash" TEXT,
ADD COLUMN     "previousUntil" TIMESTAMPTZ(3);

-- CreateIndex
CREATE UNIQUE INDEX "ApiToken_previousHash_key" ON "ApiToken"("previousHash");
