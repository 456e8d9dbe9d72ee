-- CreateIndex
CREATE INDEX "Event_recordId_position_idx" ON "Event"("recordId", "position") WHERE "position" IS NOT NULL;
