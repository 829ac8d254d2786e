/** The answer of a rule that can say no: an expected "no" is a code to show, never an exception. */
export type Verdict<Code extends string> =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: Code };

export const allowed: { readonly ok: true } = { ok: true };

export function refused<Code extends string>(code: Code): { readonly ok: false; code: Code } {
  return { ok: false, code };
}
