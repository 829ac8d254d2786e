/**
 * What may become markup or the address of a script. React Aria empties its announcer by writing plain text;
 * nothing of ours writes markup. Everything else is refused by the browser.
 */
interface Rules {
  readonly createHTML: (text: string) => string | null;
  readonly createScriptURL: (address: string) => string | null;
}
type Policies = { createPolicy(name: 'default', rules: Rules): void } | undefined;

const { trustedTypes } = globalThis as { trustedTypes?: Policies };

trustedTypes?.createPolicy('default', {
  createHTML: (text) => (text.includes('<') ? null : text),
  createScriptURL: (address) =>
    new URL(address, location.href).origin === location.origin ? address : null,
});
