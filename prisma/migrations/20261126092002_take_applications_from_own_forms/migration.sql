-- AlterTable
ALTER TABLE "Agency" ADD COLUMN     "applyOrigins" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "Deal" ADD COLUMN     "applyOrigins" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "hasOwnOrigins" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "ExternalApplication" ADD COLUMN     "source" TEXT,
ADD COLUMN     "viaToken" TEXT;
