import pg from 'pg'

/**
 * Rows as an agency has them: few statuses and levels, many dates and names, deals at some of the companies, and for each
 * deal three candidates and an applicant.
 */
export async function seedRows(url: string, rows: number) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('SELECT setseed(0.5)')
  const instant = "timestamptz '2020-01-01' + random() * interval '6 years'"
  const oneOf = (...words: string[]) =>
    `(ARRAY[${words.map(word => `'${word}'`)}])[1 + floor(random() * ${words.length})::int]`
  await client.query(`
    INSERT INTO "Talent" (name, role, "techStack", companies, area, seniority, status, "createdAt", "updatedAt")
    SELECT 'Talent ' || md5(i::text), ${oneOf('Backend Engineer', 'Designer', 'Data Scientist', 'Product Manager')},
      ARRAY[${oneOf('React', 'Go', 'Python')}, ${oneOf('Kafka', 'Figma', 'PostgreSQL')}, 'Skill ' || i % 900],
      'Müller & Söhne ' || i % 7000 || ', Company ' || i % 300,
      ${oneOf('TECH', 'DESIGN', 'DATA', 'MARKETING', 'PRODUCT')}::"TalentArea", ${oneOf('Junior', 'Mid', 'Senior')},
      ${oneOf('BACKLOG', 'VETTED', 'INTERVIEWED', 'ASSIGNED', 'DROPPED')}::"TalentStatus", ${instant}, ${instant}
    FROM generate_series(1, ${rows}) i`)
  await client.query(`
    INSERT INTO "Company" (name, status, "mainStakeholder", "createdAt")
    SELECT 'Company ' || md5(i::text), ${oneOf('ACTIVE', 'ONBOARDING', 'PAUSED', 'CLOSED')}::"CompanyStatus",
      'Person ' || md5((i % 5000)::text), ${instant}
    FROM generate_series(1, ${rows}) i`)
  await client.query(`
    INSERT INTO "Deal" (title, "companyId", "companyBudget", "weeklyHours", status, deadline, "createdAt")
    SELECT ${oneOf('Engineer', 'Designer', 'Analyst')} || ' ' || i % 1000, 1 + floor(random() * ${rows / 50})::int,
      CASE WHEN random() < 0.6 THEN '$' || floor(random() * 20000)::int END, ${oneOf('40', '40', '40', '30', '20')}::int,
      ${oneOf('OPEN', 'FILLED', 'CLOSED', 'FINISHED', 'ON_HOLD')}::"DealStatus",
      CASE WHEN random() < 0.6 THEN date '2026-01-01' + floor(random() * 700)::int END, ${instant}
    FROM generate_series(1, ${rows}) i`)
  await client.query(`
    INSERT INTO "DealCandidate" ("dealId", "talentId", status)
    SELECT deal, 1 + (deal * 31 + nth * 7919) % ${rows}, 'APPLIED'
    FROM generate_series(1, ${rows}) deal, generate_series(1, 3) nth ON CONFLICT DO NOTHING`)
  await client.query(`
    INSERT INTO "ExternalApplication" ("dealId", "talentId", "resumeUrl", fingerprint)
    SELECT deal, CASE WHEN deal % 5 = 0 THEN 1 + (deal * 31 + 7919) % ${rows} END, '/api/files/none', deal::text
    FROM generate_series(1, ${rows}) deal`)
  await client.query('VACUUM ANALYZE')
  await client.end()
}
