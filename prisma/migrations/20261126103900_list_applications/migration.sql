-- CreateIndex
CREATE INDEX "ExternalApplication_createdAt_id_status_idx" ON "ExternalApplication"("createdAt", "id", "status");
