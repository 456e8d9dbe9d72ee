-- A list that was left out became NULL, and with it all that is computed from it: the words of a summary could not be
-- searched without highlights. Filling the lists computes the words anew.
UPDATE "Talent" SET
  "techStack" = coalesce("techStack", '{}'),
  "portfolioUrls" = coalesce("portfolioUrls", '{}'),
  "contactKeys" = coalesce("contactKeys", '{}'),
  "keyHighlights" = coalesce("keyHighlights", '{}')
WHERE "techStack" IS NULL OR "portfolioUrls" IS NULL OR "contactKeys" IS NULL OR "keyHighlights" IS NULL;

UPDATE "ExternalApplication" SET "techStack" = '{}' WHERE "techStack" IS NULL;

-- AlterTable
ALTER TABLE "ExternalApplication" ALTER COLUMN "techStack" SET DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "Talent" ALTER COLUMN "techStack" SET DEFAULT ARRAY[]::TEXT[],
ALTER COLUMN "portfolioUrls" SET DEFAULT ARRAY[]::TEXT[],
ALTER COLUMN "contactKeys" SET DEFAULT ARRAY[]::TEXT[],
ALTER COLUMN "keyHighlights" SET DEFAULT ARRAY[]::TEXT[];
