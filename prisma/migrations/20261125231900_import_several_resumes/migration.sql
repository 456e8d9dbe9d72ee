-- CreateEnum
CREATE TYPE "ImportStatus" AS ENUM ('WAITING', 'READING', 'READY', 'FAILED', 'SAVED', 'DISCARDED');

-- AlterEnum
ALTER TYPE "FileKind" ADD VALUE 'IMPORT';

-- AlterTable
ALTER TABLE "StoredFile" ADD COLUMN     "importedResumeId" INTEGER;

-- CreateTable
CREATE TABLE "ResumeImport" (
    "id" SERIAL NOT NULL,
    "createdById" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ResumeImport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ImportedResume" (
    "id" SERIAL NOT NULL,
    "importId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "status" "ImportStatus" NOT NULL DEFAULT 'WAITING',
    "fileName" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "resumeUrl" TEXT NOT NULL,
    "problem" TEXT,
    "reason" TEXT,
    "extraction" JSONB,
    "draft" TEXT,
    "contactKeys" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "talentId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ImportedResume_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ResumeImport_createdById_id_idx" ON "ResumeImport"("createdById", "id");

-- CreateIndex
CREATE INDEX "ImportedResume_talentId_idx" ON "ImportedResume"("talentId");

-- CreateIndex
CREATE INDEX "ImportedResume_status_updatedAt_idx" ON "ImportedResume"("status", "updatedAt");

-- CreateIndex
CREATE UNIQUE INDEX "ImportedResume_importId_position_key" ON "ImportedResume"("importId", "position");

-- CreateIndex
CREATE INDEX "StoredFile_importedResumeId_idx" ON "StoredFile"("importedResumeId");

-- AddForeignKey
ALTER TABLE "ResumeImport" ADD CONSTRAINT "ResumeImport_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImportedResume" ADD CONSTRAINT "ImportedResume_importId_fkey" FOREIGN KEY ("importId") REFERENCES "ResumeImport"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ImportedResume" ADD CONSTRAINT "ImportedResume_talentId_fkey" FOREIGN KEY ("talentId") REFERENCES "Talent"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StoredFile" ADD CONSTRAINT "StoredFile_importedResumeId_fkey" FOREIGN KEY ("importedResumeId") REFERENCES "ImportedResume"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What pages show of them is cached until it changes: see api/versions.
SELECT "countChangesOf"(name) FROM unnest(ARRAY['ResumeImport', 'ImportedResume']) AS name;
