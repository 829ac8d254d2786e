/** What only the console's API refuses with. */
export const operateErrorStatus = {
  not_permitted: 403,
  second_factor_missing: 403,
  own_rights: 409,
  more_than_own: 403,
  last_owner: 409,
  car_changed: 409,
  car_has_bookings: 409,
  plate_taken: 409,
  vin_taken: 409,
  other_currency: 422,
  block_reversed: 422,
  photo_unreadable: 422,
  photo_too_small: 422,
} as const;
