-- CreateEnum
CREATE TYPE "ApiTokenScope" AS ENUM ('READ', 'READ_WRITE');

-- CreateEnum
CREATE TYPE "UserRole" AS ENUM ('ADMIN', 'USER');

-- CreateEnum
CREATE TYPE "TalentArea" AS ENUM ('TECH', 'DESIGN', 'DATA', 'MARKETING', 'PRODUCT', 'OTHER');

-- CreateEnum
CREATE TYPE "TalentStatus" AS ENUM ('BACKLOG', 'VETTED', 'INTERVIEWED', 'ASSIGNED', 'DROPPED');

-- CreateEnum
CREATE TYPE "RateType" AS ENUM ('NONE', 'FULL_TIME', 'HOURLY', 'BOTH');

-- CreateEnum
CREATE TYPE "CompanyStatus" AS ENUM ('ACTIVE', 'ONBOARDING', 'PAUSED', 'CLOSED');

-- CreateEnum
CREATE TYPE "DealType" AS ENUM ('MANAGED', 'HEAD_HUNTING');

-- CreateEnum
CREATE TYPE "DealStatus" AS ENUM ('OPEN', 'CANDIDATE_SENT', 'CANDIDATE_IN_INTERVIEW', 'FILLED', 'FINISHED', 'CLOSED', 'ON_HOLD');

-- CreateEnum
CREATE TYPE "TargetArea" AS ENUM ('TECH', 'SALES', 'MARKETING', 'OPERATIONS', 'DESIGN', 'FINANCE', 'HR', 'LEGAL', 'CUSTOMER_SUCCESS', 'PRODUCT', 'DATA', 'OTHER');

-- CreateEnum
CREATE TYPE "CandidateStatus" AS ENUM ('APPLIED', 'SCREENED', 'SENT', 'INTERVIEWED', 'SELECTED', 'REJECTED', 'WITHDRAWN');

-- CreateEnum
CREATE TYPE "FileKind" AS ENUM ('PICTURE', 'RESUME', 'PORTFOLIO', 'APPLICATION');

-- CreateTable
CREATE TABLE "Session" (
    "tokenHash" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "ApiToken" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "scope" "ApiTokenScope" NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3),
    "lastUsedAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ApiToken_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RateLimiterFlexible" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "expire" TIMESTAMPTZ(3),

    CONSTRAINT "RateLimiterFlexible_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "User" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "role" "UserRole" NOT NULL DEFAULT 'USER',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "disabledAt" TIMESTAMPTZ(3),

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Talent" (
    "id" SERIAL NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "area" "TalentArea" NOT NULL,
    "seniority" TEXT NOT NULL,
    "status" "TalentStatus" NOT NULL DEFAULT 'BACKLOG',
    "techStack" TEXT[],
    "companies" TEXT NOT NULL DEFAULT '',
    "previousCompanies" JSONB NOT NULL DEFAULT '[]',
    "linkedinUrl" TEXT,
    "portfolioUrls" TEXT[],
    "portfolioUrl" TEXT,
    "portfolioPdfUrl" TEXT,
    "profilePictureUrl" TEXT,
    "resumeUrl" TEXT,
    "email" TEXT,
    "phone" TEXT,
    "contactKeys" TEXT[],
    "summary" TEXT NOT NULL DEFAULT '',
    "keyHighlights" TEXT[],
    "referredById" INTEGER,
    "internalScoring" TEXT,
    "shareableId" TEXT,
    "preferredRateType" "RateType" NOT NULL DEFAULT 'NONE',
    "minFullTimeRate" TEXT,
    "maxFullTimeRate" TEXT,
    "minHourlyRate" TEXT,
    "maxHourlyRate" TEXT,
    "preferredFullTimeRate" TEXT,
    "preferredHourlyRate" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Talent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TalentComment" (
    "id" SERIAL NOT NULL,
    "talentId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "comment" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TalentComment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Company" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "status" "CompanyStatus" NOT NULL DEFAULT 'ONBOARDING',
    "mainStakeholder" TEXT NOT NULL,
    "billing" TEXT,
    "notes" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Company_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Deal" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "companyId" INTEGER NOT NULL,
    "dealType" "DealType" NOT NULL DEFAULT 'MANAGED',
    "companyBudget" TEXT,
    "candidateBudget" TEXT,
    "recruitingFee" TEXT,
    "budget" TEXT,
    "weeklyHours" INTEGER NOT NULL DEFAULT 40,
    "status" "DealStatus" NOT NULL DEFAULT 'OPEN',
    "jobDescription" TEXT,
    "notes" TEXT,
    "deadline" DATE,
    "interviewDate" TIMESTAMPTZ(3),
    "startDate" DATE,
    "offerDetails" TEXT,
    "targetArea" "TargetArea",
    "selectedTalentId" INTEGER,
    "applyToken" TEXT,
    "applicationLimit" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Deal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DealCandidate" (
    "id" SERIAL NOT NULL,
    "dealId" INTEGER NOT NULL,
    "talentId" INTEGER NOT NULL,
    "status" "CandidateStatus" NOT NULL DEFAULT 'APPLIED',
    "matchPercentage" INTEGER,
    "notes" TEXT,
    "interviewDate" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DealCandidate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ExternalApplication" (
    "id" SERIAL NOT NULL,
    "dealId" INTEGER NOT NULL,
    "talentId" INTEGER,
    "name" TEXT,
    "role" TEXT,
    "techStack" TEXT[],
    "email" TEXT,
    "phone" TEXT,
    "status" "CandidateStatus" NOT NULL DEFAULT 'APPLIED',
    "matchPercentage" INTEGER,
    "notes" TEXT,
    "coverLetter" TEXT,
    "resumeUrl" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "isProcessed" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ExternalApplication_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BillingChange" (
    "id" SERIAL NOT NULL,
    "dealId" INTEGER NOT NULL,
    "talentId" INTEGER NOT NULL,
    "previousCompanyBudget" TEXT,
    "newCompanyBudget" TEXT NOT NULL,
    "previousCandidateBudget" TEXT,
    "newCandidateBudget" TEXT NOT NULL,
    "previousWeeklyHours" INTEGER,
    "newWeeklyHours" INTEGER NOT NULL,
    "changeReason" TEXT NOT NULL,
    "effectiveDate" DATE NOT NULL,
    "notes" TEXT,
    "createdById" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BillingChange_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SavedView" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "viewName" TEXT NOT NULL,
    "tableName" TEXT NOT NULL,
    "filters" JSONB NOT NULL,
    "sorting" JSONB NOT NULL,
    "isDefault" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SavedView_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StoredFile" (
    "key" TEXT NOT NULL,
    "kind" "FileKind" NOT NULL,
    "name" TEXT NOT NULL,
    "contentType" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "uploadedById" INTEGER,
    "talentId" INTEGER,
    "applicationId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StoredFile_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Activity" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actorId" INTEGER,
    "talentId" INTEGER,
    "dealId" INTEGER,
    "companyId" INTEGER,
    "changes" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "Activity_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Session_expiresAt_idx" ON "Session"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "ApiToken_tokenHash_key" ON "ApiToken"("tokenHash");

-- CreateIndex
CREATE INDEX "ApiToken_userId_idx" ON "ApiToken"("userId");

-- CreateIndex
CREATE INDEX "RateLimiterFlexible_expire_idx" ON "RateLimiterFlexible"("expire");

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE UNIQUE INDEX "Talent_shareableId_key" ON "Talent"("shareableId");

-- CreateIndex
CREATE INDEX "Talent_name_id_idx" ON "Talent"("name", "id");

-- CreateIndex
CREATE INDEX "Talent_role_id_idx" ON "Talent"("role", "id");

-- CreateIndex
CREATE INDEX "Talent_seniority_id_idx" ON "Talent"("seniority", "id");

-- CreateIndex
CREATE INDEX "Talent_area_id_idx" ON "Talent"("area", "id");

-- CreateIndex
CREATE INDEX "Talent_status_id_idx" ON "Talent"("status", "id");

-- CreateIndex
CREATE INDEX "Talent_createdAt_id_idx" ON "Talent"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Talent_updatedAt_id_idx" ON "Talent"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "Talent_referredById_idx" ON "Talent"("referredById");

-- CreateIndex
CREATE INDEX "Talent_contactKeys_idx" ON "Talent" USING GIN ("contactKeys");

-- CreateIndex
CREATE INDEX "Talent_name_trgm_idx" ON "Talent" USING GIN ("name" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Talent_role_trgm_idx" ON "Talent" USING GIN ("role" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "TalentComment_talentId_createdAt_id_idx" ON "TalentComment"("talentId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "TalentComment_userId_idx" ON "TalentComment"("userId");

-- CreateIndex
CREATE INDEX "Company_name_id_idx" ON "Company"("name", "id");

-- CreateIndex
CREATE INDEX "Company_status_id_idx" ON "Company"("status", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Deal_applyToken_key" ON "Deal"("applyToken");

-- CreateIndex
CREATE INDEX "Deal_title_id_idx" ON "Deal"("title", "id");

-- CreateIndex
CREATE INDEX "Deal_companyId_idx" ON "Deal"("companyId");

-- CreateIndex
CREATE INDEX "Deal_status_id_idx" ON "Deal"("status", "id");

-- CreateIndex
CREATE INDEX "Deal_createdAt_id_idx" ON "Deal"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Deal_selectedTalentId_idx" ON "Deal"("selectedTalentId");

-- CreateIndex
CREATE INDEX "Deal_title_trgm_idx" ON "Deal" USING GIN ("title" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "DealCandidate_talentId_idx" ON "DealCandidate"("talentId");

-- CreateIndex
CREATE UNIQUE INDEX "DealCandidate_dealId_talentId_key" ON "DealCandidate"("dealId", "talentId");

-- CreateIndex
CREATE INDEX "ExternalApplication_talentId_idx" ON "ExternalApplication"("talentId");

-- CreateIndex
CREATE UNIQUE INDEX "ExternalApplication_dealId_fingerprint_key" ON "ExternalApplication"("dealId", "fingerprint");

-- CreateIndex
CREATE INDEX "BillingChange_dealId_talentId_createdAt_idx" ON "BillingChange"("dealId", "talentId", "createdAt");

-- CreateIndex
CREATE INDEX "SavedView_userId_tableName_idx" ON "SavedView"("userId", "tableName");

-- CreateIndex
CREATE INDEX "StoredFile_talentId_idx" ON "StoredFile"("talentId");

-- CreateIndex
CREATE INDEX "StoredFile_applicationId_idx" ON "StoredFile"("applicationId");

-- CreateIndex
CREATE INDEX "StoredFile_createdAt_idx" ON "StoredFile"("createdAt");

-- CreateIndex
CREATE INDEX "Activity_talentId_at_id_idx" ON "Activity"("talentId", "at", "id");

-- CreateIndex
CREATE INDEX "Activity_dealId_at_id_idx" ON "Activity"("dealId", "at", "id");

-- CreateIndex
CREATE INDEX "Activity_companyId_at_id_idx" ON "Activity"("companyId", "at", "id");

-- CreateIndex
CREATE INDEX "Activity_actorId_idx" ON "Activity"("actorId");

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApiToken" ADD CONSTRAINT "ApiToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Talent" ADD CONSTRAINT "Talent_referredById_fkey" FOREIGN KEY ("referredById") REFERENCES "Talent"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TalentComment" ADD CONSTRAINT "TalentComment_talentId_fkey" FOREIGN KEY ("talentId") REFERENCES "Talent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TalentComment" ADD CONSTRAINT "TalentComment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Deal" ADD CONSTRAINT "Deal_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Deal" ADD CONSTRAINT "Deal_selectedTalentId_fkey" FOREIGN KEY ("selectedTalentId") REFERENCES "Talent"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DealCandidate" ADD CONSTRAINT "DealCandidate_dealId_fkey" FOREIGN KEY ("dealId") REFERENCES "Deal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DealCandidate" ADD CONSTRAINT "DealCandidate_talentId_fkey" FOREIGN KEY ("talentId") REFERENCES "Talent"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ExternalApplication" ADD CONSTRAINT "ExternalApplication_dealId_fkey" FOREIGN KEY ("dealId") REFERENCES "Deal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ExternalApplication" ADD CONSTRAINT "ExternalApplication_talentId_fkey" FOREIGN KEY ("talentId") REFERENCES "Talent"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SavedView" ADD CONSTRAINT "SavedView_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StoredFile" ADD CONSTRAINT "StoredFile_uploadedById_fkey" FOREIGN KEY ("uploadedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StoredFile" ADD CONSTRAINT "StoredFile_talentId_fkey" FOREIGN KEY ("talentId") REFERENCES "Talent"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StoredFile" ADD CONSTRAINT "StoredFile_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "ExternalApplication"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_talentId_fkey" FOREIGN KEY ("talentId") REFERENCES "Talent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_dealId_fkey" FOREIGN KEY ("dealId") REFERENCES "Deal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE CASCADE ON UPDATE CASCADE;
