-- AlterTable
ALTER TABLE "Agency" DROP COLUMN "applyOrigins";

-- AlterTable
ALTER TABLE "Deal" DROP COLUMN "applyOrigins",
DROP COLUMN "hasOwnOrigins";
