-- A text without accents: 'Łukasz Müller' as 'Lukasz Muller'. foldAccents in api/graphql/search.ts does the same to what is
-- typed. Needs no extension, and unlike unaccent it is immutable.
CREATE FUNCTION "foldText"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(replace(replace(replace(replace(replace(replace(
    translate(
      regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g'),
      'ŁłØøĐđÐðıĦħŦŧ’', 'LlOoDdDdiHhTt'''
    ),
    'ß', 'ss'), 'Æ', 'AE'), 'æ', 'ae'), 'Œ', 'OE'), 'œ', 'oe'), 'Þ', 'Th'), 'þ', 'th')
$$;

-- AlterTable
ALTER TABLE "Talent" ADD COLUMN "searchText" TEXT GENERATED ALWAYS AS ("foldText"("name" || chr(10) || "role")) STORED;

-- AlterTable
ALTER TABLE "Company" ADD COLUMN "searchName" TEXT GENERATED ALWAYS AS ("foldText"("name")) STORED,
ADD COLUMN "searchStakeholder" TEXT GENERATED ALWAYS AS ("foldText"("mainStakeholder")) STORED;

-- AlterTable
ALTER TABLE "Deal" ADD COLUMN "searchTitle" TEXT GENERATED ALWAYS AS ("foldText"("title")) STORED;

-- DropIndex
DROP INDEX "Talent_name_trgm_idx";

-- DropIndex
DROP INDEX "Talent_role_trgm_idx";

-- DropIndex
DROP INDEX "Company_name_trgm_idx";

-- DropIndex
DROP INDEX "Deal_title_trgm_idx";

-- CreateIndex
CREATE INDEX "Talent_searchText_trgm_idx" ON "Talent" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Company_searchName_trgm_idx" ON "Company" USING GIN ("searchName" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Deal_searchTitle_trgm_idx" ON "Deal" USING GIN ("searchTitle" gin_trgm_ops);
