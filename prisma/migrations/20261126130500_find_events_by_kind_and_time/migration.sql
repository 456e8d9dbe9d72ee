-- DropIndex
DROP INDEX "Event_at_idx";

-- Placed events get later in the order of their positions, so that the first one since a time is found by the index of both.
UPDATE "Event" SET at = latest FROM (
  SELECT id, max(at) OVER (ORDER BY position) AS latest FROM "Event" WHERE position IS NOT NULL
) AS placed WHERE "Event".id = placed.id AND "Event".at < latest;

-- CreateIndex
CREATE INDEX "Event_at_position_idx" ON "Event"("at", "position") WHERE "position" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Event_kind_position_idx" ON "Event"("kind", "position") WHERE "position" IS NOT NULL;

-- CreateIndex
CREATE INDEX "Activity_kind_idx" ON "Activity"("kind");

-- As before, and an event that is seen after one that happened later, as its transaction took longer, gets the time of that one.
CREATE OR REPLACE FUNCTION "placeEvents"(most int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  last bigint;
  placed int;
BEGIN
  IF NOT EXISTS (SELECT FROM public."Event" WHERE position IS NULL) THEN RETURN 0; END IF;
  SELECT "placedUpTo" INTO last FROM public."EventLog" FOR UPDATE;
  WITH unplaced AS (
    SELECT id, row_number() OVER in_order AS place, max(at) OVER in_order AS latest
    FROM public."Event" WHERE position IS NULL WINDOW in_order AS (ORDER BY id ROWS UNBOUNDED PRECEDING) ORDER BY id LIMIT most
  )
  UPDATE public."Event"
  SET position = last + place, at = greatest(latest, (SELECT at FROM public."Event" WHERE position = last))
  FROM unplaced WHERE "Event".id = unplaced.id;
  GET DIAGNOSTICS placed = ROW_COUNT;
  UPDATE public."EventLog" SET "placedUpTo" = last + placed;
  RETURN placed;
END $$;
