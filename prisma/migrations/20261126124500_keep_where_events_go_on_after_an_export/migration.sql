-- AlterTable
ALTER TABLE "Export" ADD COLUMN     "position" BIGINT;
