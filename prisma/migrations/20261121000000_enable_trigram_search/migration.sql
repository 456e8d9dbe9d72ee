-- Substring search over names, roles and titles uses trigram indexes.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
