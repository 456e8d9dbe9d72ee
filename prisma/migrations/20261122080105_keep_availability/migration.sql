-- AlterTable
ALTER TABLE "Talent" ADD COLUMN     "availability" TEXT;
