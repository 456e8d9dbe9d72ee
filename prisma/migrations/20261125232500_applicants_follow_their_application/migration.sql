-- AlterTable
ALTER TABLE "Activity" ADD COLUMN     "applicationId" INTEGER;

-- AlterTable
ALTER TABLE "Agency" ADD COLUMN     "privacyUrl" TEXT;

-- AlterTable
ALTER TABLE "Deal" ADD COLUMN     "hasWaitingList" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "ExternalApplication" ADD COLUMN     "answers" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "erasureAskedAt" TIMESTAMPTZ(3),
ADD COLUMN     "isWaiting" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "linkHash" TEXT,
ADD COLUMN     "withdrawnAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "QuestionSet" (
    "id" SERIAL NOT NULL,
    "dealId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "questions" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "QuestionSet_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ErasedApplication" (
    "linkHash" TEXT NOT NULL,
    "erasedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ErasedApplication_pkey" PRIMARY KEY ("linkHash")
);

-- CreateIndex
CREATE UNIQUE INDEX "QuestionSet_dealId_version_key" ON "QuestionSet"("dealId", "version");

-- CreateIndex
CREATE UNIQUE INDEX "ExternalApplication_linkHash_key" ON "ExternalApplication"("linkHash");

-- AddForeignKey
ALTER TABLE "QuestionSet" ADD CONSTRAINT "QuestionSet_dealId_fkey" FOREIGN KEY ("dealId") REFERENCES "Deal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What pages show of them is cached until it changes: see api/versions.
SELECT "countChangesOf"(name) FROM unnest(ARRAY['QuestionSet', 'ErasedApplication']) AS name;
