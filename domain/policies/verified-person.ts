export interface Person {
  readonly name: string;
  /** As YYYY-MM-DD; null until a document has shown it. */
  readonly birthdate: string | null;
}

/**
 * Whether a check of documents still is about the same person. How a name is written, in capitals,
 * with accents or dots, is not whom it names.
 */
export function isSamePerson(checked: Person, present: Person): boolean {
  return (
    lettersOf(checked.name) === lettersOf(present.name) && checked.birthdate === present.birthdate
  );
}

/** Accents over and under letters. The vowels of other scripts are signs of the same kind, and are not among them. */
const ACCENTS = /[\u0300-\u036f]/g;

const lettersOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(/\p{P}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
