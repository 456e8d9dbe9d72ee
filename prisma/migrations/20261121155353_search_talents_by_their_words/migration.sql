-- The words of a talent with their weights: role A, skills and former titles B, summary and highlights C, former work D.
-- C++, C#, .NET and Node.js keep their marks as letters, as in api/matching/words.ts. The parts are cut, as a vector holds
-- a megabyte at most.
CREATE FUNCTION "talentSearchVector"(role text, skills text[], highlights text[], summary text, companies jsonb)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT setweight(to_tsvector('pg_catalog.english', plain[1]), 'A')
      || setweight(to_tsvector('pg_catalog.english', plain[2]), 'B')
      || setweight(to_tsvector('pg_catalog.english', plain[3]), 'C')
      || setweight(to_tsvector('pg_catalog.english', plain[4]), 'D')
  FROM (
    SELECT array_agg(
      regexp_replace(
        regexp_replace(
          regexp_replace(
            regexp_replace(
              regexp_replace(lower(normalize(left(coalesce(part, ''), 100000), NFKD)), '[\u0300-\u036f]', '', 'g'),
              '\mc\+\+', 'cplusplus', 'g'
            ),
            '\m([cf])\s?#', '\1sharp', 'g'
          ),
          '\.net\M', 'dotnet', 'g'
        ),
        '\.js\M', 'js', 'g'
      ) ORDER BY place
    ) AS plain
    FROM unnest(ARRAY[
      role,
      concat_ws(' , ', array_to_string(skills, ' , '), (
        SELECT string_agg(entry ->> 'title', ' , ') FROM jsonb_array_elements(companies) AS entry
      )),
      concat_ws(' . ', array_to_string(highlights, ' . '), summary),
      (
        SELECT string_agg(coalesce(entry ->> 'description', entry #>> '{}'), ' . ')
        FROM jsonb_array_elements(companies) AS entry
      )
    ]) WITH ORDINALITY AS parts(part, place)
  ) AS texts
$$;

-- AlterTable
ALTER TABLE "Talent" ADD COLUMN "searchVector" tsvector GENERATED ALWAYS AS (
  "talentSearchVector"("role", "techStack", "keyHighlights", "summary", "previousCompanies")
) STORED;

-- CreateIndex
CREATE INDEX "Talent_searchVector_idx" ON "Talent" USING GIN ("searchVector");
