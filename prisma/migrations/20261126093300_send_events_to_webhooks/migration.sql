-- CreateEnum
CREATE TYPE "WebhookDisabledReason" AS ENUM ('BY_HAND', 'GONE', 'FAILING');

-- CreateEnum
CREATE TYPE "WebhookDeliveryState" AS ENUM ('WAITING', 'DELIVERED', 'FAILED');

-- AlterEnum
ALTER TYPE "NotificationKind" ADD VALUE 'WEBHOOK_DISABLED';

-- CreateTable
CREATE TABLE "Webhook" (
    "id" SERIAL NOT NULL,
    "ownerId" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "description" TEXT,
    "kinds" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "secret" TEXT NOT NULL,
    "previousSecret" TEXT,
    "previousSecretUntil" TIMESTAMPTZ(3),
    "position" BIGINT NOT NULL,
    "failingSince" TIMESTAMPTZ(3),
    "disabledAt" TIMESTAMPTZ(3),
    "disabledReason" "WebhookDisabledReason",
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Webhook_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WebhookDelivery" (
    "id" SERIAL NOT NULL,
    "webhookId" INTEGER NOT NULL,
    "eventId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "record" TEXT NOT NULL,
    "position" BIGINT NOT NULL DEFAULT 0,
    "event" JSONB NOT NULL,
    "state" "WebhookDeliveryState" NOT NULL DEFAULT 'WAITING',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "giveUpAt" TIMESTAMPTZ(3) NOT NULL,
    "status" INTEGER,
    "answer" TEXT,
    "error" TEXT,
    "milliseconds" INTEGER,
    "body" TEXT,
    "talentIds" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deliveredAt" TIMESTAMPTZ(3),

    CONSTRAINT "WebhookDelivery_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Webhook_ownerId_idx" ON "Webhook"("ownerId");

-- CreateIndex
CREATE INDEX "WebhookDelivery_record_webhookId_state_position_idx" ON "WebhookDelivery"("record", "webhookId", "state", "position");

-- CreateIndex
CREATE INDEX "WebhookDelivery_webhookId_state_nextAttemptAt_idx" ON "WebhookDelivery"("webhookId", "state", "nextAttemptAt");

-- CreateIndex
CREATE INDEX "WebhookDelivery_webhookId_state_id_idx" ON "WebhookDelivery"("webhookId", "state", "id");

-- CreateIndex
CREATE INDEX "WebhookDelivery_webhookId_id_idx" ON "WebhookDelivery"("webhookId", "id");

-- CreateIndex
CREATE INDEX "WebhookDelivery_createdAt_idx" ON "WebhookDelivery"("createdAt");

-- CreateIndex
CREATE INDEX "WebhookDelivery_talentIds_idx" ON "WebhookDelivery" USING GIN ("talentIds");

-- CreateIndex
CREATE UNIQUE INDEX "WebhookDelivery_webhookId_eventId_key" ON "WebhookDelivery"("webhookId", "eventId");

-- AddForeignKey
ALTER TABLE "Webhook" ADD CONSTRAINT "Webhook_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WebhookDelivery" ADD CONSTRAINT "WebhookDelivery_webhookId_fkey" FOREIGN KEY ("webhookId") REFERENCES "Webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was sent of a record goes with the record.
CREATE FUNCTION "forgetWhatWasSent"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "WebhookDelivery" SET body = NULL, answer = NULL
  WHERE record = TG_ARGV[0] || ' ' || OLD.id AND (body IS NOT NULL OR answer IS NOT NULL);
  IF TG_ARGV[0] = 'talent' THEN
    UPDATE "WebhookDelivery" SET body = NULL, answer = NULL WHERE "talentIds" @> ARRAY[OLD.id];
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "forgetWhatWasSent" AFTER DELETE ON "Talent" FOR EACH ROW EXECUTE FUNCTION "forgetWhatWasSent"('talent');
CREATE TRIGGER "forgetWhatWasSent" AFTER DELETE ON "Company" FOR EACH ROW EXECUTE FUNCTION "forgetWhatWasSent"('company');
CREATE TRIGGER "forgetWhatWasSent" AFTER DELETE ON "Deal" FOR EACH ROW EXECUTE FUNCTION "forgetWhatWasSent"('deal');
CREATE TRIGGER "forgetWhatWasSent" AFTER DELETE ON "DealCandidate" FOR EACH ROW EXECUTE FUNCTION "forgetWhatWasSent"('candidate');
CREATE TRIGGER "forgetWhatWasSent" AFTER DELETE ON "ExternalApplication" FOR EACH ROW EXECUTE FUNCTION "forgetWhatWasSent"('application');
CREATE TRIGGER "forgetWhatWasSent" AFTER DELETE ON "TalentComment" FOR EACH ROW EXECUTE FUNCTION "forgetWhatWasSent"('comment');
CREATE TRIGGER "forgetWhatWasSent" AFTER DELETE ON "BillingChange" FOR EACH ROW EXECUTE FUNCTION "forgetWhatWasSent"('billing');
