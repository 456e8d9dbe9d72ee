-- Pages of talents are found in indexes of their own table, which hold all that the list is searched, filtered and sorted by:
-- docs/decisions/041. The narrow copies of their rows, and the triggers that kept these, go.
DROP INDEX "Talent_createdAt_id_idx";
DROP INDEX "Talent_name_id_idx";
DROP INDEX "Talent_ownerId_idx";
CREATE INDEX "Talent_by_name_idx" ON "Talent"("name", "id", "status", "area", "ownerId", "searchText");
CREATE INDEX "Talent_by_role_idx" ON "Talent"("role", "id", "status", "area", "ownerId", "searchText");
CREATE INDEX "Talent_by_seniority_idx" ON "Talent"("seniority", "id", "status", "area", "ownerId", "searchText");
CREATE INDEX "Talent_by_area_idx" ON "Talent"("area", "id", "status", "ownerId", "searchText");
CREATE INDEX "Talent_by_status_idx" ON "Talent"("status", "id", "area", "ownerId", "searchText");
CREATE INDEX "Talent_by_createdAt_idx" ON "Talent"("createdAt", "id", "status", "area", "ownerId", "searchText");
CREATE INDEX "Talent_by_updatedAt_idx" ON "Talent"("updatedAt", "id", "status", "area", "ownerId", "searchText");
-- The area follows from the role, so that walking all roles to those of an area takes long.
CREATE INDEX "Talent_by_area_role_idx" ON "Talent"("area", "role", "id", "status", "ownerId", "searchText");
-- Equal values are stored once: it is small, to count in.
CREATE INDEX "Talent_status_area_idx" ON "Talent"("status", "area");
-- Of somebody who owns few, or few of a status and area; and their ids without any row.
CREATE INDEX "Talent_ownerId_status_area_id_idx" ON "Talent"("ownerId", "status", "area", "id");
CREATE INDEX "Talent_searchText_trgm_idx" ON "Talent" USING GIN ("searchText" gin_trgm_ops);
-- Who is meant by a word of their name: 'engineer' is part of many a role, which is the second line of the searched text.
CREATE INDEX "Talent_name_trgm_idx" ON "Talent" USING GIN (split_part("searchText", chr(10), 1) gin_trgm_ops);
ANALYZE "Talent";

DROP TRIGGER "addTalentListing" ON "Talent";
DROP TRIGGER "changeTalentListing" ON "Talent";
DROP FUNCTION "addTalentListing"();
DROP FUNCTION "changeTalentListing"();
DROP TABLE "TalentListing";
-- Replicas of the former release go on reading it until they end.
CREATE VIEW "TalentListing" AS
  SELECT "id", "createdAt", "updatedAt", "area", "status", "ownerId", "name", "role", "seniority", "searchText" FROM "Talent";
