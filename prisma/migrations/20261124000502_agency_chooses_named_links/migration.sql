-- AlterTable
ALTER TABLE "Agency" ADD COLUMN     "keepsNamedLinks" BOOLEAN NOT NULL DEFAULT false;
