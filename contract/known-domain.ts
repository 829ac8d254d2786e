import { parse } from 'tldts';

/** Reserved for samples: nobody can own a name there, so no stranger is ever written to. */
const SAMPLE_DOMAIN = 'example';

/** Whether the domain of an e-mail ends in a top-level domain that exists. */
export function hasKnownDomain(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const { isIcann, publicSuffix } = parse(domain, { allowPrivateDomains: false });
  return isIcann === true || publicSuffix === SAMPLE_DOMAIN;
}
