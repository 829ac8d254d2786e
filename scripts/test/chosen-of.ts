/** The tests that a tag was given to, or all the others. */
export interface TagChoice {
  readonly name: string;
  readonly wanted: boolean;
}

export interface TaggedReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly tags: readonly string[] }[];
  }[];
}

/** A report lists the tests that were not chosen as skipped: they are no part of the run. */
export function chosenOf<Report extends TaggedReport>(
  report: Report,
  choice: TagChoice | undefined,
): Report {
  if (!choice) return report;
  const { name, wanted } = choice;
  return {
    ...report,
    testResults: report.testResults.map((file) => ({
      ...file,
      assertionResults: file.assertionResults.filter(({ tags }) => tags.includes(name) === wanted),
    })),
  };
}
