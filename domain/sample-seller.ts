/** That of a city nobody has configured, or of the sample data: both say so in their tax number. */
export const isSampleSeller = ({ taxNumber }: { readonly taxNumber: string }): boolean =>
  /sample/i.test(taxNumber);
