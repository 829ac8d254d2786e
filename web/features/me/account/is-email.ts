const pattern = /^[^\s@]+@(?:[^\s@.]+\.)+[a-z][a-z\d-]*[a-z\d]$/i;

/** Enough to catch a slip while typing; the server is the judge. */
export function isEmail(value: string): boolean {
  return value.length <= 254 && pattern.test(value);
}
