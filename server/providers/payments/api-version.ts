/** The version of Stripe's API that our adapter is written for; an account's own default is not asked. */
export const apiVersion = '2026-10-28.endive';
