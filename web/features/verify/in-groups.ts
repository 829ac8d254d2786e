/** A fingerprint in groups of four, to be compared by eye. */
export const inGroups = (digest: string) => digest.replaceAll(/(.{4})(?=.)/g, '$1 ');
