const plain = (header: string) => header.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Which column of a file is which, by the names that we write ourselves or those of the API; each field once. */
export function matchColumns<Field extends string>(
  headers: readonly string[],
  fields: readonly Field[],
  names: Readonly<Record<Field, string>>,
): (Field | null)[] {
  const taken = new Set<Field>();
  return headers.map((header) => {
    const field = fields.find(
      (one) => plain(header) === plain(one) || plain(header) === plain(names[one]),
    );
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}
