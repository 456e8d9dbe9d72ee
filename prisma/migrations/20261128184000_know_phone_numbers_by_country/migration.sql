-- DropIndex
DROP INDEX "Talent_contactKeys_idx";

-- AlterTable
ALTER TABLE "Agency" ADD COLUMN     "country" TEXT;

-- AlterTable
ALTER TABLE "ImportedResume" ADD COLUMN     "contactsFor" TEXT;

-- AlterTable
ALTER TABLE "TalentSearch" ADD COLUMN     "contactKeys" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "contacts" TEXT,
ADD COLUMN     "contactsFor" TEXT;

-- CreateIndex
CREATE INDEX "TalentSearch_contactKeys_idx" ON "TalentSearch" USING GIN ("contactKeys");

-- CreateIndex
CREATE INDEX "TalentSearch_contacts_trgm_idx" ON "TalentSearch" USING GIN ("contacts" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "TalentSearch_contactsFor_idx" ON "TalentSearch"("contactsFor");

-- Whoever changes the contacts, the product reads them again.
CREATE FUNCTION "outdateTalentContacts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public."TalentSearch" SET "contactsFor" = NULL WHERE "id" = NEW."id";
  RETURN NULL;
END $$;

CREATE TRIGGER "outdateTalentContacts" AFTER UPDATE ON "Talent" FOR EACH ROW
  WHEN ((OLD.email, OLD.phone, OLD."linkedinUrl") IS DISTINCT FROM (NEW.email, NEW.phone, NEW."linkedinUrl"))
  EXECUTE FUNCTION "outdateTalentContacts"();
