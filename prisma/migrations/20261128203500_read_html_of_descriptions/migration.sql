-- Descriptions that were pasted as HTML become lines in the background. A new database has no queue yet, and no such texts.
DO $$ BEGIN
  IF to_regclass('graphile_worker.jobs') IS NOT NULL THEN
    EXECUTE $job$ SELECT graphile_worker.add_job('deals.readPasted', '{"after": 0}'::json, job_key => 'deals.readPasted') $job$;
  END IF;
END $$;
