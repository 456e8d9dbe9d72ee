-- The files of exports go by themselves: each part has a job that removes it 24 hours after it was written.
-- What is dropped leaves no trace in the catalog, so an upgrade that was interrupted runs this again.

-- DropForeignKey
ALTER TABLE IF EXISTS "Export" DROP CONSTRAINT "Export_userId_fkey";

-- DropForeignKey
ALTER TABLE IF EXISTS "ExportPart" DROP CONSTRAINT "ExportPart_exportId_fkey";

-- DropTable
DROP TABLE IF EXISTS "Export";

-- DropTable
DROP TABLE IF EXISTS "ExportPart";

-- DropEnum
DROP TYPE IF EXISTS "ExportState";

-- DropEnum
DROP TYPE IF EXISTS "ExportType";

-- Exports that wait for their turn. A new database has no queue yet.
DO $$ BEGIN
  IF to_regclass('graphile_worker.jobs') IS NOT NULL THEN
    EXECUTE $job$ SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs
      WHERE task_identifier IN ('exports.write', 'exports.sweep') $job$;
  END IF;
END $$;
