-- The form in which texts are compared and searched: in lower case, without accents and invisible signs, with single spaces, one
-- hyphen, one apostrophe and one quotation mark. foldText in api/rules/foldedText.ts does the same; a test compares the two. The
-- case is folded by rules of the database itself, whatever its locale is.
CREATE OR REPLACE FUNCTION "foldText"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN $1 ~ '^[!-_a-~]+( [!-_a-~]+|\n[!-_a-~]+)*$' THEN lower($1 COLLATE pg_c_utf8) ELSE
    btrim(regexp_replace(regexp_replace(
      replace(replace(replace(replace(
        translate(
          lower(
            regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
              normalize(translate($1, U&'\00b4\0384\1fbd\1fbf\1ffd\1ffe\2033\2036', '''''''''''''""'), NFKD),
              '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0600-\u0605\u061c\u0640\u064b-\u065f\u0670\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\u3164\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+', '', 'g'),
              '[\u0009\u000b-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]+', ' ', 'g'),
              '[\u02d7\u058a\u05be\u1400\u1806\u2010-\u2015\u2043\u2212\u2796\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead]', '-', 'g'),
              '[`\u02b9\u02bb-\u02bf\u02c8\u02ca\u02cb\u055a\u05f3\u07f4\u07f5\u2018-\u201b\u2032\u2035\u2039\u203a\u275b\u275c\u275f\ua78b\ua78c]', '''', 'g'),
              '[\u00ab\u00bb\u02ba\u05f4\u201c-\u201f\u275d\u275e\u2760\u301d-\u301f]', '"', 'g')
            COLLATE pg_c_utf8),
          U&'\0142\00f8\0111\00f0\0131\0127\0167\03c2', U&'loddiht\03c3'),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      ' {2,}', ' ', 'g'), ' ?\n ?', E'\n', 'g'), ' ')
  END;

-- The same, with highlights and posts in lines of their own, so that nothing is found across two of them.
CREATE OR REPLACE FUNCTION "searchedWords"("Talent") RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN "foldText"(concat_ws(chr(10),
    array_to_string(($1)."techStack", chr(10)),
    ($1).companies,
    (
      SELECT string_agg(
        CASE jsonb_typeof(entry) WHEN 'string' THEN translate(entry #>> '{}', chr(10) || chr(13), '  ')
          ELSE concat_ws(chr(10), translate(entry ->> 'company', chr(10) || chr(13), '  '), translate(entry ->> 'title', chr(10) || chr(13), '  ')) END,
        chr(10) ORDER BY place)
      FROM jsonb_array_elements(CASE jsonb_typeof(($1)."previousCompanies") WHEN 'array' THEN ($1)."previousCompanies" ELSE '[]' END)
        WITH ORDINALITY AS entries(entry, place)
    ),
    ($1).email,
    array_to_string(($1)."keyHighlights", chr(10)),
    translate(($1).summary, chr(10) || chr(13), '  ')
  ));

-- Names in the form in which they are stored from now on: single spaces and no invisible signs. What is nothing but such signs is
-- left, and joiners are where a word of another script or an emoji may need them.
CREATE FUNCTION pg_temp."asLine"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT CASE WHEN $1 ~ '^[!-~\u00a1-\u00ac\u00ae-\u02ff]+( [!-~\u00a1-\u00ac\u00ae-\u02ff]+)*$' THEN $1 ELSE
    coalesce(nullif(btrim(regexp_replace(regexp_replace(
      CASE WHEN $1 ~ '^[\u0001-\u04ff\u1e00-\u1fff\u2000-\u206f]*$' THEN translate($1, U&'\200c\200d', '') ELSE $1 END,
      '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a]+', '', 'g'),
      '[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]+', ' ', 'g')), ''), $1)
  END
$$;
UPDATE "Talent" SET "name" = pg_temp."asLine"("name"), "role" = pg_temp."asLine"("role"),
    "seniority" = pg_temp."asLine"("seniority"), "companies" = pg_temp."asLine"("companies")
  WHERE "name" <> pg_temp."asLine"("name") OR "role" <> pg_temp."asLine"("role")
    OR "seniority" <> pg_temp."asLine"("seniority") OR "companies" <> pg_temp."asLine"("companies");
UPDATE "Company" SET "name" = pg_temp."asLine"("name"), "mainStakeholder" = pg_temp."asLine"("mainStakeholder")
  WHERE "name" <> pg_temp."asLine"("name") OR "mainStakeholder" <> pg_temp."asLine"("mainStakeholder");
UPDATE "Deal" SET "title" = pg_temp."asLine"("title") WHERE "title" <> pg_temp."asLine"("title");
UPDATE "User" SET "firstName" = pg_temp."asLine"("firstName"), "lastName" = pg_temp."asLine"("lastName")
  WHERE "firstName" <> pg_temp."asLine"("firstName") OR "lastName" <> pg_temp."asLine"("lastName");
UPDATE "ExternalApplication" SET "name" = pg_temp."asLine"("name"), "role" = pg_temp."asLine"("role")
  WHERE "name" <> pg_temp."asLine"("name") OR "role" <> pg_temp."asLine"("role");

-- What was computed by the former function and differs: a stored column is computed again when a column is set that it is made of.
-- Nothing else of these rows changes, so their triggers have nothing to do.
ALTER TABLE "Talent" DISABLE TRIGGER USER;
UPDATE "Talent" SET "name" = "name", "companies" = "companies"
  WHERE "searchText" <> lower("foldText"("name" || chr(10) || "role")) OR "searchWork" <> "workText"("companies", "techStack");
ALTER TABLE "Talent" ENABLE TRIGGER USER;
UPDATE "TalentListing" AS listed SET "searchText" = talent."searchText"
  FROM "Talent" AS talent WHERE talent.id = listed.id AND talent."searchText" <> listed."searchText";
DROP INDEX "TalentSearch_words_trgm_idx";
UPDATE "TalentSearch" AS kept SET "words" = anew."words", "skills" = anew."skills"
  FROM (
    SELECT id, "searchedWords"(talent) AS words, "searchedSkills"(talent) AS skills FROM "Talent" AS talent OFFSET 0
  ) AS anew
  WHERE anew.id = kept.id AND (translate(kept.words, chr(9), chr(10)) <> anew.words OR kept.skills <> anew.skills);
CREATE INDEX "TalentSearch_words_trgm_idx" ON "TalentSearch" USING GIN ("words" gin_trgm_ops);
ALTER TABLE "Company" DISABLE TRIGGER USER;
UPDATE "Company" SET "name" = "name", "mainStakeholder" = "mainStakeholder"
  WHERE "searchName" <> lower("foldText"("name")) OR "searchStakeholder" <> lower("foldText"("mainStakeholder"));
ALTER TABLE "Company" ENABLE TRIGGER USER;
ALTER TABLE "Deal" DISABLE TRIGGER USER;
UPDATE "Deal" SET "title" = "title" WHERE "searchTitle" <> lower("foldText"("title"));
ALTER TABLE "Deal" ENABLE TRIGGER USER;
UPDATE "Deal" SET "searchCompany" = company."searchName"
  FROM "Company" AS company WHERE company.id = "companyId" AND "searchCompany" <> company."searchName";
