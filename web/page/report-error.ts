type Report = (error: unknown) => void;

let report: Report = (error) => console.error(error);

/** What went wrong behind a page that has an answer all the same. On the server it goes to the log. */
export const reportError: Report = (error) => report(error);

export function reportErrorsTo(log: Report): void {
  report = log;
}
