-- What cannot be read is marked, so that no filter drops it unseen, and times of notice are read: docs/decisions/121.
ALTER TABLE "TalentSearch" ADD COLUMN "noticeDays" INTEGER,
ADD COLUMN "isHourlyUnread" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "isMonthlyUnread" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "isStartUnread" BOOLEAN NOT NULL DEFAULT false;

CREATE INDEX "TalentSearch_noticeDays_idx" ON "TalentSearch"("noticeDays");
CREATE INDEX "TalentSearch_isHourlyUnread_isMonthlyUnread_isStartUnread_i_idx" ON "TalentSearch"("isHourlyUnread", "isMonthlyUnread", "isStartUnread", "id");

-- A job reads them, in parts; until then what was read before stays.
UPDATE "TalentSearch" AS search SET "isRead" = false
  FROM "Talent" AS talent
  WHERE talent.id = search.id AND search."isRead" AND concat(talent."minHourlyRate", talent."maxHourlyRate",
    talent."preferredHourlyRate", talent."minFullTimeRate", talent."maxFullTimeRate", talent."preferredFullTimeRate",
    talent.availability) <> '';
