-- AlterTable
ALTER TABLE "ExternalApplication" ADD COLUMN     "readingProblem" TEXT;
