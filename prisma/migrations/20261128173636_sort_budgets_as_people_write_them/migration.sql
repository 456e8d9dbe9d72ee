-- The number in a budget, for the order of the list: amounts are kept as they are written, '4.500,-- €', "CHF 110'000.-", '65 000
-- kr SEK'. A single dot with three digits behind it is between thousands, except in dollars, francs and pounds.
CREATE FUNCTION "budgetFigure"(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(translate($1, '$'' ’' || chr(160) || chr(8239) || chr(8201) || chr(9), ''),
    '^(?:[€£₴₺₪₹₩¥₽₫₱฿₦₸]|[[:alpha:]]{1,4}\.?[€£₹¥]?(?=[0-9]))', '');

CREATE FUNCTION "budgetNumber"(text) RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN substring(
    CASE
      WHEN "budgetFigure"($1) ~ '^[0-9]{1,3}(?:(\.[0-9]{3}){2}|(\.[0-9]{3})+,)' OR
          "budgetFigure"($1) ~ '^[0-9]{1,3}\.[0-9]{3}($|[^0-9.])' AND $1 !~* '(?:^|[^r])\$|£|chf|usd|gbp'
        THEN translate("budgetFigure"($1), ',.', '.')
      WHEN "budgetFigure"($1) ~ '^[0-9]+,[0-9]{1,2}($|[^0-9,.])' THEN translate("budgetFigure"($1), ',', '.')
      ELSE translate("budgetFigure"($1), ',', '')
    END from '^[0-9]{1,15}(?:\.[0-9]{1,6})?')::double precision;

DROP INDEX "Deal_by_budgetAmount_idx";
ALTER TABLE "Deal" DROP COLUMN "budgetAmount";
ALTER TABLE "Deal" ADD COLUMN "budgetAmount" DOUBLE PRECISION GENERATED ALWAYS AS (
  "budgetNumber"(
    CASE WHEN "dealType" = 'HEAD_HUNTING'::"DealType" THEN "recruitingFee" ELSE coalesce(nullif("companyBudget", ''), "budget") END
  )
) STORED;
CREATE INDEX "Deal_by_budgetAmount_idx" ON "Deal"("budgetAmount", "id", "status", "ownerId", "searchTitle", "searchCompany");
