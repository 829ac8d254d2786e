import { ageOn } from '../../../../domain/policies/young-driver.ts';
import { accountPolicy } from '../../../../domain/policy-constants.ts';
import { nameWords, type ReadDocument } from './read-document.ts';

type Judgement =
  | { readonly status: 'approved' | 'needs_review'; readonly birthdate: Temporal.PlainDate }
  | { readonly status: 'declined' };

/**
 * What a provider's automatic check comes to. A name that differs (a marriage, a second family name)
 * is for a person to look at; everything else that is wrong is declined.
 */
export function judgeDocuments(
  documents: { readonly identity: ReadDocument; readonly licence: ReadDocument },
  expectedName: string | null,
  today: Temporal.PlainDate,
): Judgement {
  const { identity, licence } = documents;
  const isExpired = ({ expiresOn }: ReadDocument) =>
    expiresOn !== null && Temporal.PlainDate.compare(expiresOn, today) < 0;
  const { birthdate } = identity;
  if (!identity.isValid || !licence.isValid || identity.isLicence || !licence.isLicence) {
    return { status: 'declined' };
  }
  if (isExpired(identity) || isExpired(licence) || !birthdate) return { status: 'declined' };
  if (ageOn(today, birthdate) < accountPolicy.minimumAgeYears) return { status: 'declined' };
  if (licence.birthdate && !licence.birthdate.equals(birthdate)) return { status: 'declined' };
  const isSamePerson =
    sharesFamilyName(identity.names, expectedName) && isPartOf(licence.names, identity.names);
  return { status: isSamePerson ? 'approved' : 'needs_review', birthdate };
}

/** The last word of the account's name and one more stand in the document. */
function sharesFamilyName(names: readonly string[], expectedName: string | null): boolean {
  if (expectedName === null) return true;
  const expected = nameWords(expectedName);
  const last = expected.at(-1);
  return (
    last !== undefined &&
    names.includes(last) &&
    (expected.length === 1 || expected.slice(0, -1).some((word) => names.includes(word)))
  );
}

/** A licence has room for eight letters of a name. */
const isPartOf = (short: readonly string[], full: readonly string[]) =>
  short.every((word) => full.some((name) => name.startsWith(word)));
