-- Since when somebody has a status is kept as it is said, when a change of the status is taken back.
DROP TRIGGER "keepStatusSince" ON "DealCandidate";
CREATE TRIGGER "keepStatusSince" BEFORE UPDATE OF status ON "DealCandidate"
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status AND OLD."statusSince" = NEW."statusSince")
  EXECUTE FUNCTION "keepStatusSince"();
