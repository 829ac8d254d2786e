/** What a part found: nothing is what is wanted. */
export function openFindings() {
  const findings: string[] = [];
  return {
    findings,
    expected(is: unknown, wanted: unknown, what: string): void {
      if (is !== wanted) findings.push(`${what}: ${is} instead of ${wanted}`);
    },
  };
}
