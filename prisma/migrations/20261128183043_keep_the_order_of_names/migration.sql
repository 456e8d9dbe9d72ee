-- CreateEnum
CREATE TYPE "NameOrder" AS ENUM ('UNKNOWN', 'GIVEN_FIRST', 'FAMILY_FIRST');

-- AlterTable
ALTER TABLE "Talent" ADD COLUMN     "nameOrder" "NameOrder" NOT NULL DEFAULT 'UNKNOWN';
