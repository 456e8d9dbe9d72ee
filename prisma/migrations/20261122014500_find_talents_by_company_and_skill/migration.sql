-- Skills and companies without accents, a line each, for whoever adds a candidate and types one of them. RETURN binds
-- foldText now: while an index is built, Postgres looks for functions in its own schema only.
CREATE FUNCTION "workText"(companies text, skills text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN "foldText"(array_to_string(array_append(skills, companies), chr(10)));

-- CreateIndex
CREATE INDEX "Talent_workText_trgm_idx" ON "Talent" USING GIN ("workText"("companies", "techStack") gin_trgm_ops);
