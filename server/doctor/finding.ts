/** What the doctor says about one thing, in one line. Never holds a secret. */
export interface Finding {
  readonly about: string;
  readonly isRight: boolean;
  readonly says: string;
}

export const right = (about: string, says: string): Finding => ({ about, isRight: true, says });
export const wrong = (about: string, says: string): Finding => ({ about, isRight: false, says });

/** A check that fails is a finding too: what it threw says why. */
export async function found(
  about: string,
  check: () => Promise<string>,
  secrets: readonly string[] = [],
): Promise<Finding> {
  try {
    return right(about, await check());
  } catch (error) {
    return wrong(about, withoutSecrets(reasonOf(error), secrets));
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  // fetch says only "fetch failed" and keeps the reason to itself.
  return cause instanceof Error && cause.message
    ? `${error.message}: ${cause.message}`
    : error.message;
}

/** Libraries quote addresses in their errors, and an address may hold a password. */
function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .flatMap((secret) => [secret, ...passwordIn(secret)])
    .reduce((clean, secret) => clean.replaceAll(secret, '…'), text)
    .replaceAll(/\s+/g, ' ');
}

function passwordIn(text: string): string[] {
  const password = URL.parse(text)?.password;
  return password ? [password, decodeURIComponent(password)] : [];
}
