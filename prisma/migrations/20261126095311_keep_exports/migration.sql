-- CreateEnum
CREATE TYPE "ExportType" AS ENUM ('TALENTS', 'COMPANIES', 'DEALS', 'CANDIDATES', 'APPLICATIONS', 'COMMENTS', 'BILLING');

-- CreateEnum
CREATE TYPE "ExportState" AS ENUM ('WAITING', 'RUNNING', 'DONE', 'FAILED');

-- CreateTable
CREATE TABLE "Export" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "type" "ExportType" NOT NULL,
    "updatedSince" TIMESTAMPTZ(3),
    "without" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "state" "ExportState" NOT NULL DEFAULT 'WAITING',
    "total" INTEGER NOT NULL DEFAULT 0,
    "count" INTEGER NOT NULL DEFAULT 0,
    "bytes" INTEGER NOT NULL DEFAULT 0,
    "nextUpdatedSince" TIMESTAMPTZ(3),
    "failure" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3),

    CONSTRAINT "Export_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ExportPart" (
    "id" SERIAL NOT NULL,
    "exportId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "lastId" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,

    CONSTRAINT "ExportPart_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Export_userId_createdAt_idx" ON "Export"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "Export_createdAt_idx" ON "Export"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "ExportPart_exportId_number_key" ON "ExportPart"("exportId", "number");

-- AddForeignKey
ALTER TABLE "Export" ADD CONSTRAINT "Export_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ExportPart" ADD CONSTRAINT "ExportPart_exportId_fkey" FOREIGN KEY ("exportId") REFERENCES "Export"("id") ON DELETE CASCADE ON UPDATE CASCADE;
