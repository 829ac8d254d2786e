import { sql } from 'kysely';

/**
 * What a row of `company_payments` takes off what its company owes; what went back to the card, or was taken back
 * by its bank, adds to it. A refund counts from when it is decided: it pays for nothing else meanwhile.
 */
export const paidOff = sql<number>`CASE
  WHEN company_payments.kind IN ('refund', 'dispute') THEN
    CASE company_payments.status WHEN 'failed' THEN 0 ELSE -company_payments.amount END
  ELSE CASE company_payments.status WHEN 'succeeded' THEN company_payments.amount ELSE 0 END
END`;
