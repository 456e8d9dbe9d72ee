-- AlterTable
ALTER TABLE "ExternalApplication" ADD COLUMN     "extraction" JSONB;
