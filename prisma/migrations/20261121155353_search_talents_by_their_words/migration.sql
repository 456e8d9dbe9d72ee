-- Words as a full text search finds them. C++, C#, .NET and Node.js keep their marks as letters, as in
-- api/matching/words.ts. A text is cut, as a vector holds a megabyte at most.
CREATE FUNCTION "wordVector"(text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector(
    'pg_catalog.english',
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(
            regexp_replace(lower(normalize(left(coalesce($1, ''), 100000), NFKD)), '[\u0300-\u036f]', '', 'g'),
            '\mc\+\+', 'cplusplus', 'g'
          ),
          '\m([cf])\s?#', '\1sharp', 'g'
        ),
        '\.net\M', 'dotnet', 'g'
      ),
      '\.js\M', 'js', 'g'
    )
  )
$$;

-- What the entries of a list of former employers say under a key. An old entry is a plain text. What is no list says
-- nothing, and must not keep its row from being changed.
CREATE FUNCTION "formerWork"(companies jsonb, key text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(coalesce(entry ->> key, CASE WHEN key = 'description' THEN entry #>> '{}' END), ' . ')
  FROM jsonb_array_elements(CASE jsonb_typeof(companies) WHEN 'array' THEN companies ELSE '[]' END) AS entry
$$;

-- array_to_string is not immutable for all types of elements. It is for texts.
CREATE FUNCTION "joinTexts"(text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_string($1, ' . ')
$$;

-- AlterTable
ALTER TABLE "Talent" ADD COLUMN "titleVector" tsvector GENERATED ALWAYS AS (
  "wordVector"("role" || ' . ' || coalesce("formerWork"("previousCompanies", 'title'), '') || ' . ' || "joinTexts"("techStack"))
) STORED,
ADD COLUMN "searchVector" tsvector GENERATED ALWAYS AS (
  setweight("wordVector"("role"), 'A')
    || setweight("wordVector"(coalesce("formerWork"("previousCompanies", 'title'), '') || ' . ' || "joinTexts"("techStack")), 'B')
    || setweight("wordVector"("summary" || ' . ' || "joinTexts"("keyHighlights")), 'C')
    || setweight("wordVector"("formerWork"("previousCompanies", 'description')), 'D')
) STORED;

-- CreateIndex
CREATE INDEX "Talent_titleVector_idx" ON "Talent" USING GIN ("titleVector");

-- CreateIndex
CREATE INDEX "Talent_searchVector_idx" ON "Talent" USING GIN ("searchVector");
