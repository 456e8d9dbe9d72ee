-- A talent who is deleted leaves nothing behind in shares: the link shows nobody, and what it showed goes with them.
CREATE FUNCTION "forgetShown"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.shown := '{}';
  NEW.line := NULL;
  NEW.kept := '{}';
  RETURN NEW;
END $$;

CREATE TRIGGER "forgetShown" BEFORE UPDATE OF "talentId" ON "ShareItem"
  FOR EACH ROW WHEN (OLD."talentId" IS NOT NULL AND NEW."talentId" IS NULL) EXECUTE FUNCTION "forgetShown"();
