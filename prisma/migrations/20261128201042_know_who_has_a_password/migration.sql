ALTER TABLE "User" ADD COLUMN "hasPassword" BOOLEAN NOT NULL DEFAULT true;

-- The demo's colleagues got random passwords. The ones whom nobody added, whose password nobody set, and who never signed in:
UPDATE "User" SET "hasPassword" = false
WHERE email IN ('ingrid.halvorsen@example.com', 'marcus.bell@example.com', 'leila.haddad@example.com')
  AND NOT EXISTS (SELECT FROM "Activity" WHERE "actorId" = "User".id AND kind = 'auth.signedIn')
  AND NOT EXISTS (
    SELECT FROM "Activity" WHERE kind IN ('user.added', 'user.passwordSet')
      AND changes @> jsonb_build_array(jsonb_build_object('field', 'user', 'after', "User".id::text))
  );
