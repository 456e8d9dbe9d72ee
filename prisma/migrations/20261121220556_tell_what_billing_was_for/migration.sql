-- AlterTable
ALTER TABLE "BillingChange" ADD COLUMN     "dealType" "DealType" NOT NULL DEFAULT 'MANAGED',
ALTER COLUMN "newCandidateBudget" DROP NOT NULL;
