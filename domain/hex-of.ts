/** As small hexadecimal digits. Browsers of a few years have no `toHex` of their own yet. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
