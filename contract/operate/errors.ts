/** What only the console's API refuses with. */
export const operateErrorStatus = {
  not_permitted: 403,
  second_factor_missing: 403,
  own_rights: 409,
  more_than_own: 403,
  last_owner: 409,
} as const;
