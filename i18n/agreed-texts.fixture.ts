/** Texts of the specification that stay to the letter, whatever the guide says. */
export const agreedTexts: ReadonlySet<string> = new Set([
  'Invalid e-mail',
  "There's already an associated account with the same email. Please, login with your email and password.",
  'Passwords do not match.',
  'The asset does not exist',
  'Delivery Coordinates or Query does not exist.',
  'Return Coordinates or Query does not exist.',
]);
