-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "address" TEXT,
ADD COLUMN     "device" TEXT,
ADD COLUMN     "id" SERIAL NOT NULL,
ADD COLUMN     "lastUsedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- Nobody knows when a session was last used before this was kept: when it was started, or later.
UPDATE "Session" SET "lastUsedAt" = "createdAt";

-- CreateTable
CREATE TABLE "KnownAddress" (
    "userId" INTEGER NOT NULL,
    "addressHash" TEXT NOT NULL,
    "signedInAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "KnownAddress_pkey" PRIMARY KEY ("userId","addressHash")
);

-- CreateIndex
CREATE INDEX "KnownAddress_signedInAt_idx" ON "KnownAddress"("signedInAt");

-- CreateIndex
CREATE UNIQUE INDEX "Session_id_key" ON "Session"("id");

-- AddForeignKey
ALTER TABLE "KnownAddress" ADD CONSTRAINT "KnownAddress_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
