import pg from 'pg'

/** Rows as an agency has them: few statuses and levels, many dates and names, deals at some of the companies. */
export async function seedRows(url: string, rows: number) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('SELECT setseed(0.5)')
  const instant = "timestamptz '2020-01-01' + random() * interval '6 years'"
  const oneOf = (...words: string[]) =>
    `(ARRAY[${words.map(word => `'${word}'`)}])[1 + floor(random() * ${words.length})::int]`
  await client.query(`
    INSERT INTO "Talent" (name, role, area, seniority, status, "createdAt", "updatedAt")
    SELECT 'Talent ' || md5(i::text), ${oneOf('Backend Engineer', 'Designer', 'Data Scientist', 'Product Manager')},
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
  await client.query('VACUUM ANALYZE')
  await client.end()
}
