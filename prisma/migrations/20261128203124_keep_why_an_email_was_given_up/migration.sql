-- CreateEnum
CREATE TYPE "EmailFailure" AS ENUM ('ADDRESS_REFUSED', 'MESSAGE_REFUSED', 'SERVER_FAILED', 'TOO_MANY');

-- AlterTable
ALTER TABLE "ExternalApplication" ADD COLUMN     "emailFailure" "EmailFailure";
