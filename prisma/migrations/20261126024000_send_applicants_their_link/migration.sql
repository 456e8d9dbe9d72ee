-- CreateTable
CREATE TABLE "ApplicantLink" (
    "linkHash" TEXT NOT NULL,
    "applicationId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ApplicantLink_pkey" PRIMARY KEY ("linkHash")
);

-- CreateIndex
CREATE INDEX "ApplicantLink_applicationId_idx" ON "ApplicantLink"("applicationId");

-- AddForeignKey
ALTER TABLE "ApplicantLink" ADD CONSTRAINT "ApplicantLink_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "ExternalApplication"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What pages show of it is cached until it changes: see api/versions.
SELECT "countChangesOf"('ApplicantLink');
