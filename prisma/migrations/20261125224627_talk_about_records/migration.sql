-- CreateEnum
CREATE TYPE "NotificationKind" AS ENUM ('APPLICATION', 'MENTION', 'CLIENT_ANSWER', 'READING_FAILED', 'REMINDER');

-- AlterTable
ALTER TABLE "TalentComment" ADD COLUMN     "companyId" INTEGER,
ADD COLUMN     "dealId" INTEGER,
ADD COLUMN     "editedAt" TIMESTAMPTZ(3),
ALTER COLUMN "talentId" DROP NOT NULL;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "mutedNotifications" "NotificationKind"[] DEFAULT ARRAY[]::"NotificationKind"[];

-- CreateTable
CREATE TABLE "CommentReference" (
    "id" SERIAL NOT NULL,
    "commentId" INTEGER NOT NULL,
    "start" INTEGER NOT NULL,
    "length" INTEGER NOT NULL,
    "userId" INTEGER,
    "talentId" INTEGER,
    "dealId" INTEGER,
    "companyId" INTEGER,

    CONSTRAINT "CommentReference_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Mention" (
    "id" SERIAL NOT NULL,
    "commentId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seenAt" TIMESTAMPTZ(3),

    CONSTRAINT "Mention_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Reminder" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "doneAt" TIMESTAMPTZ(3),
    "talentId" INTEGER,
    "dealId" INTEGER,
    "companyId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Reminder_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Notification" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "kind" "NotificationKind" NOT NULL,
    "cause" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "readAt" TIMESTAMPTZ(3),
    "actorId" INTEGER,
    "detail" TEXT,
    "talentId" INTEGER,
    "dealId" INTEGER,
    "companyId" INTEGER,
    "commentId" INTEGER,
    "applicationId" INTEGER,
    "shareId" INTEGER,
    "reminderId" INTEGER,

    CONSTRAINT "Notification_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "CommentReference_commentId_idx" ON "CommentReference"("commentId");

-- CreateIndex
CREATE INDEX "CommentReference_userId_idx" ON "CommentReference"("userId");

-- CreateIndex
CREATE INDEX "CommentReference_talentId_idx" ON "CommentReference"("talentId");

-- CreateIndex
CREATE INDEX "CommentReference_dealId_idx" ON "CommentReference"("dealId");

-- CreateIndex
CREATE INDEX "CommentReference_companyId_idx" ON "CommentReference"("companyId");

-- CreateIndex
CREATE INDEX "Mention_userId_seenAt_id_idx" ON "Mention"("userId", "seenAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Mention_commentId_userId_key" ON "Mention"("commentId", "userId");

-- CreateIndex
CREATE INDEX "Reminder_userId_doneAt_dueAt_id_idx" ON "Reminder"("userId", "doneAt", "dueAt", "id");

-- CreateIndex
CREATE INDEX "Reminder_talentId_idx" ON "Reminder"("talentId");

-- CreateIndex
CREATE INDEX "Reminder_dealId_idx" ON "Reminder"("dealId");

-- CreateIndex
CREATE INDEX "Reminder_companyId_idx" ON "Reminder"("companyId");

-- CreateIndex
CREATE INDEX "Notification_userId_at_id_idx" ON "Notification"("userId", "at", "id");

-- CreateIndex
CREATE INDEX "Notification_userId_readAt_idx" ON "Notification"("userId", "readAt");

-- CreateIndex
CREATE INDEX "Notification_at_idx" ON "Notification"("at");

-- CreateIndex
CREATE INDEX "Notification_actorId_idx" ON "Notification"("actorId");

-- CreateIndex
CREATE INDEX "Notification_talentId_idx" ON "Notification"("talentId");

-- CreateIndex
CREATE INDEX "Notification_dealId_idx" ON "Notification"("dealId");

-- CreateIndex
CREATE INDEX "Notification_companyId_idx" ON "Notification"("companyId");

-- CreateIndex
CREATE INDEX "Notification_commentId_idx" ON "Notification"("commentId");

-- CreateIndex
CREATE INDEX "Notification_applicationId_idx" ON "Notification"("applicationId");

-- CreateIndex
CREATE INDEX "Notification_shareId_idx" ON "Notification"("shareId");

-- CreateIndex
CREATE INDEX "Notification_reminderId_idx" ON "Notification"("reminderId");

-- CreateIndex
CREATE UNIQUE INDEX "Notification_userId_cause_key" ON "Notification"("userId", "cause");

-- CreateIndex
CREATE INDEX "TalentComment_dealId_createdAt_id_idx" ON "TalentComment"("dealId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "TalentComment_companyId_createdAt_id_idx" ON "TalentComment"("companyId", "createdAt", "id");

-- AddForeignKey
ALTER TABLE "TalentComment" ADD CONSTRAINT "TalentComment_dealId_fkey" FOREIGN KEY ("dealId") REFERENCES "Deal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TalentComment" ADD CONSTRAINT "TalentComment_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CommentReference" ADD CONSTRAINT "CommentReference_commentId_fkey" FOREIGN KEY ("commentId") REFERENCES "TalentComment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CommentReference" ADD CONSTRAINT "CommentReference_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CommentReference" ADD CONSTRAINT "CommentReference_talentId_fkey" FOREIGN KEY ("talentId") REFERENCES "Talent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CommentReference" ADD CONSTRAINT "CommentReference_dealId_fkey" FOREIGN KEY ("dealId") REFERENCES "Deal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CommentReference" ADD CONSTRAINT "CommentReference_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Mention" ADD CONSTRAINT "Mention_commentId_fkey" FOREIGN KEY ("commentId") REFERENCES "TalentComment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Mention" ADD CONSTRAINT "Mention_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Reminder" ADD CONSTRAINT "Reminder_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Reminder" ADD CONSTRAINT "Reminder_talentId_fkey" FOREIGN KEY ("talentId") REFERENCES "Talent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Reminder" ADD CONSTRAINT "Reminder_dealId_fkey" FOREIGN KEY ("dealId") REFERENCES "Deal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Reminder" ADD CONSTRAINT "Reminder_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_talentId_fkey" FOREIGN KEY ("talentId") REFERENCES "Talent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_dealId_fkey" FOREIGN KEY ("dealId") REFERENCES "Deal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_commentId_fkey" FOREIGN KEY ("commentId") REFERENCES "TalentComment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "ExternalApplication"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_shareId_fkey" FOREIGN KEY ("shareId") REFERENCES "Share"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notification" ADD CONSTRAINT "Notification_reminderId_fkey" FOREIGN KEY ("reminderId") REFERENCES "Reminder"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A comment is about exactly one record, a reference names exactly one, and a reminder is about one at most.
ALTER TABLE "TalentComment" ADD CONSTRAINT "TalentComment_about_one" CHECK (num_nonnulls("talentId", "dealId", "companyId") = 1);
ALTER TABLE "CommentReference" ADD CONSTRAINT "CommentReference_names_one" CHECK (num_nonnulls("userId", "talentId", "dealId", "companyId") = 1);
ALTER TABLE "Reminder" ADD CONSTRAINT "Reminder_about_one" CHECK (num_nonnulls("talentId", "dealId", "companyId") <= 1);

SELECT "countChangesOf"(name) FROM unnest(ARRAY['CommentReference', 'Mention', 'Reminder']) AS name;
