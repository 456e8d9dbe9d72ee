-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "confirmedAt" TIMESTAMPTZ(3);
