-- Few amounts are no plain dollars ('$8,500.50'): only their deals are read to find those that cannot be read as an amount.
CREATE INDEX "Deal_oddAmounts_idx" ON "Deal"("id") WHERE
  ("companyBudget" <> '' AND "companyBudget" !~ '^\$[0-9]{1,3}(,[0-9]{3}){0,3}(\.[0-9]{1,2})?$')
  OR ("candidateBudget" <> '' AND "candidateBudget" !~ '^\$[0-9]{1,3}(,[0-9]{3}){0,3}(\.[0-9]{1,2})?$')
  OR ("recruitingFee" <> '' AND "recruitingFee" !~ '^\$[0-9]{1,3}(,[0-9]{3}){0,3}(\.[0-9]{1,2})?$')
  OR ("budget" <> '' AND "budget" !~ '^\$[0-9]{1,3}(,[0-9]{3}){0,3}(\.[0-9]{1,2})?$');
