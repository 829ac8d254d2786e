/** Sent so often, a statement is worth a plan that the database keeps. */
const OFTEN = 4;
const MOST_TEXTS_WATCHED = 1_000;
const MOST_NAMES = 300;

/** The columns it gives are the table's: connections older than a migration could not ask it again. */
const GIVES_ALL_COLUMNS = /^\s*select\s+(\w+\.)?\*|"\.\*|\breturning\s+(\w+\.)?\*/i;

export interface StatementNames {
  /** Under which name a connection prepares the text, or none: it is parsed and planned anew. */
  nameOf(text: string, isMarked: boolean): string | undefined;
  /** A migration changed what a statement gives; on every connection all of them get new names. */
  forget(name: string | undefined): void;
}

/**
 * The names of prepared statements, the same on every connection of a pool. What is marked has one
 * from the first time on; anything else when it comes often. Texts that vary without end (as many
 * places as a list is long) are seen too rarely to pile up.
 */
export function createStatementNames(namesWhatIsSentOften: boolean): StatementNames {
  const names = new Map<string, string>();
  const sightings = new Map<string, number>();
  let newest = 0;

  const isOften = (text: string): boolean => {
    const times = (sightings.get(text) ?? 0) + 1;
    if (times === 1 && sightings.size === MOST_TEXTS_WATCHED) sightings.clear();
    sightings.set(text, times);
    return times >= OFTEN && names.size < MOST_NAMES && !GIVES_ALL_COLUMNS.test(text);
  };

  return {
    nameOf(text, isMarked) {
      const known = names.get(text);
      if (known !== undefined) return known;
      if (!isMarked && !(namesWhatIsSentOften && isOften(text))) return undefined;
      newest += 1;
      const name = `s${newest}`;
      names.set(text, name);
      return name;
    },
    forget(name) {
      // Whoever asked at the same moment fails with a name that is forgotten already.
      if ([...names.values()].includes(name ?? '')) names.clear();
    },
  };
}

/**
 * PostgreSQL refuses a prepared statement whose answer would have other columns since a migration. It
 * says so before it does anything, so the same may be asked again.
 */
export const isStalePlan = (error: unknown): boolean =>
  (error as { readonly routine?: unknown } | null)?.routine === 'RevalidateCachedQuery';
