-- What a talent or a company went through stays told when the deal is deleted.
ALTER TABLE "Activity" DROP CONSTRAINT "Activity_companyId_fkey";
ALTER TABLE "Activity" DROP CONSTRAINT "Activity_dealId_fkey";
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_dealId_fkey" FOREIGN KEY ("dealId") REFERENCES "Deal"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE SET NULL ON UPDATE CASCADE;
