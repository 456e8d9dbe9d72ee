-- CreateEnum
CREATE TYPE "SubmissionWarningKind" AS ENUM ('SENT_BEFORE', 'SAME_PERSON', 'COMPETING_DEAL', 'PLACED_BEFORE', 'DO_NOT_CONTACT', 'NO_CONSENT');

-- CreateEnum
CREATE TYPE "ShareSection" AS ENUM ('SENIORITY', 'COMPANIES', 'SUMMARY', 'SKILLS', 'HIGHLIGHTS', 'EXPERIENCE', 'PORTFOLIO', 'AVAILABILITY', 'RATE');

-- CreateEnum
CREATE TYPE "ClientAnswer" AS ENUM ('INTERESTED', 'NOT_THIS_ONE', 'INTERVIEW');

-- CreateEnum
CREATE TYPE "IntroductionEvent" AS ENUM ('SHARED', 'RENEWED', 'OPENED');

-- CreateEnum
CREATE TYPE "ContactBanSide" AS ENUM ('CLIENT', 'TALENT');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "FileKind" ADD VALUE 'LOGO';
ALTER TYPE "FileKind" ADD VALUE 'INTRODUCTION';

-- AlterTable
ALTER TABLE "Activity" ADD COLUMN     "shareId" INTEGER;

-- AlterTable
ALTER TABLE "StoredFile" ADD COLUMN     "agencyId" INTEGER,
ADD COLUMN     "introductionId" INTEGER;

-- CreateTable
CREATE TABLE "Agency" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 1,
    "name" TEXT,
    "logoUrl" TEXT,
    "color" TEXT,
    "footer" TEXT,
    "blocking" "SubmissionWarningKind"[] DEFAULT ARRAY[]::"SubmissionWarningKind"[],

    CONSTRAINT "Agency_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Share" (
    "id" SERIAL NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "token" TEXT NOT NULL,
    "recipientName" TEXT NOT NULL,
    "recipientCompany" TEXT NOT NULL,
    "companyId" INTEGER,
    "dealId" INTEGER,
    "position" TEXT,
    "needs" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "note" TEXT,
    "sections" "ShareSection"[],
    "showsNames" BOOLEAN NOT NULL DEFAULT false,
    "keepsNamedLinks" BOOLEAN NOT NULL DEFAULT false,
    "passcodeHash" TEXT,
    "expiresAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),
    "createdById" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "frozenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "openCount" INTEGER NOT NULL DEFAULT 0,
    "firstOpenedAt" TIMESTAMPTZ(3),
    "lastOpenedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Share_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ShareItem" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "shareId" INTEGER NOT NULL,
    "talentId" INTEGER,
    "position" INTEGER NOT NULL,
    "line" TEXT,
    "kept" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "shown" JSONB NOT NULL,
    "talentVersion" INTEGER NOT NULL,

    CONSTRAINT "ShareItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ShareAnswer" (
    "id" SERIAL NOT NULL,
    "itemId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "answer" "ClientAnswer" NOT NULL,
    "times" TIMESTAMPTZ(3)[] DEFAULT ARRAY[]::TIMESTAMPTZ(3)[],
    "comment" TEXT,
    "answeredAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ShareAnswer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Introduction" (
    "id" INTEGER NOT NULL,
    "event" "IntroductionEvent" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "shareId" INTEGER NOT NULL,
    "content" TEXT,
    "contentHash" TEXT NOT NULL,
    "pdfHash" TEXT,
    "previousHash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "Introduction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Consent" (
    "id" SERIAL NOT NULL,
    "token" TEXT NOT NULL,
    "talentId" INTEGER NOT NULL,
    "dealId" INTEGER NOT NULL,
    "wording" TEXT NOT NULL,
    "requestedById" INTEGER,
    "requestedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmedAt" TIMESTAMPTZ(3),
    "withdrawnAt" TIMESTAMPTZ(3),

    CONSTRAINT "Consent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ContactBan" (
    "id" SERIAL NOT NULL,
    "companyId" INTEGER NOT NULL,
    "talentId" INTEGER NOT NULL,
    "askedBy" "ContactBanSide" NOT NULL,
    "reason" TEXT,
    "createdById" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ContactBan_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Share_token_key" ON "Share"("token");

-- CreateIndex
CREATE INDEX "Share_companyId_createdAt_id_idx" ON "Share"("companyId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Share_dealId_createdAt_id_idx" ON "Share"("dealId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Share_createdById_idx" ON "Share"("createdById");

-- CreateIndex
CREATE UNIQUE INDEX "ShareItem_key_key" ON "ShareItem"("key");

-- CreateIndex
CREATE INDEX "ShareItem_talentId_shareId_idx" ON "ShareItem"("talentId", "shareId");

-- CreateIndex
CREATE UNIQUE INDEX "ShareItem_shareId_talentId_key" ON "ShareItem"("shareId", "talentId");

-- CreateIndex
CREATE UNIQUE INDEX "ShareAnswer_itemId_key" ON "ShareAnswer"("itemId");

-- CreateIndex
CREATE UNIQUE INDEX "Introduction_hash_key" ON "Introduction"("hash");

-- CreateIndex
CREATE INDEX "Introduction_shareId_id_idx" ON "Introduction"("shareId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Consent_token_key" ON "Consent"("token");

-- CreateIndex
CREATE INDEX "Consent_talentId_dealId_id_idx" ON "Consent"("talentId", "dealId", "id");

-- CreateIndex
CREATE INDEX "Consent_dealId_idx" ON "Consent"("dealId");

-- CreateIndex
CREATE INDEX "Consent_requestedById_idx" ON "Consent"("requestedById");

-- CreateIndex
CREATE INDEX "ContactBan_talentId_idx" ON "ContactBan"("talentId");

-- CreateIndex
CREATE INDEX "ContactBan_createdById_idx" ON "ContactBan"("createdById");

-- CreateIndex
CREATE UNIQUE INDEX "ContactBan_companyId_talentId_askedBy_key" ON "ContactBan"("companyId", "talentId", "askedBy");

-- CreateIndex
CREATE INDEX "Activity_shareId_idx" ON "Activity"("shareId");

-- CreateIndex
CREATE INDEX "StoredFile_agencyId_idx" ON "StoredFile"("agencyId");

-- CreateIndex
CREATE INDEX "StoredFile_introductionId_idx" ON "StoredFile"("introductionId");

-- AddForeignKey
ALTER TABLE "Share" ADD CONSTRAINT "Share_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Share" ADD CONSTRAINT "Share_dealId_fkey" FOREIGN KEY ("dealId") REFERENCES "Deal"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Share" ADD CONSTRAINT "Share_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShareItem" ADD CONSTRAINT "ShareItem_shareId_fkey" FOREIGN KEY ("shareId") REFERENCES "Share"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShareItem" ADD CONSTRAINT "ShareItem_talentId_fkey" FOREIGN KEY ("talentId") REFERENCES "Talent"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShareAnswer" ADD CONSTRAINT "ShareAnswer_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "ShareItem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Consent" ADD CONSTRAINT "Consent_talentId_fkey" FOREIGN KEY ("talentId") REFERENCES "Talent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Consent" ADD CONSTRAINT "Consent_dealId_fkey" FOREIGN KEY ("dealId") REFERENCES "Deal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Consent" ADD CONSTRAINT "Consent_requestedById_fkey" FOREIGN KEY ("requestedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContactBan" ADD CONSTRAINT "ContactBan_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContactBan" ADD CONSTRAINT "ContactBan_talentId_fkey" FOREIGN KEY ("talentId") REFERENCES "Talent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContactBan" ADD CONSTRAINT "ContactBan_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StoredFile" ADD CONSTRAINT "StoredFile_agencyId_fkey" FOREIGN KEY ("agencyId") REFERENCES "Agency"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StoredFile" ADD CONSTRAINT "StoredFile_introductionId_fkey" FOREIGN KEY ("introductionId") REFERENCES "Introduction"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_shareId_fkey" FOREIGN KEY ("shareId") REFERENCES "Share"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What pages show of them is cached until it changes: see api/versions.
SELECT "countChangesOf"(name) FROM unnest(ARRAY[
  'Agency', 'Share', 'ShareItem', 'ShareAnswer', 'Introduction', 'Consent', 'ContactBan'
]) AS name;

-- The ledger only grows. Content may be erased, which leaves its hash and so the chain as it was.
CREATE FUNCTION "keepIntroduction"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.content IS NULL AND to_jsonb(NEW) - 'content' = to_jsonb(OLD) - 'content' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Records of the ledger are neither changed nor removed';
END $$;

CREATE TRIGGER "keepIntroduction" BEFORE UPDATE OR DELETE ON "Introduction"
  FOR EACH ROW EXECUTE FUNCTION "keepIntroduction"();
