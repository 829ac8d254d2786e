import { ageOn } from '../../../../domain/policies/young-driver.ts';
import { accountPolicy } from '../../../../domain/policy-constants.ts';
import { nameWords, type ReadDocument } from './read-document.ts';
import type { CheckName, Verification } from './tables.ts';

type Judgement = (
  | { readonly status: 'approved' | 'needs_review'; readonly birthdate: Temporal.PlainDate }
  | { readonly status: 'declined' }
) & { readonly verifications: readonly Verification[] };

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
  const { birthdate } = identity;
  const isAnother =
    birthdate !== null && licence.birthdate !== null && !licence.birthdate.equals(birthdate);
  const verifications = [
    verificationOf(identity, false, today, []),
    verificationOf(
      licence,
      true,
      today,
      isAnother ? ['id_extraction_inconsistency_detection'] : [],
    ),
  ];
  const isDeclined = verifications.some(({ failedChecks }) => failedChecks.length > 0);
  if (isDeclined || !birthdate) return { status: 'declined', verifications };
  const isSamePerson =
    sharesFamilyName(identity.names, expectedName) && isPartOf(licence.names, identity.names);
  return { status: isSamePerson ? 'approved' : 'needs_review', birthdate, verifications };
}

/** What is found in one document by itself, and `others` when held beside the other. */
function verificationOf(
  document: ReadDocument,
  shouldBeLicence: boolean,
  today: Temporal.PlainDate,
  others: readonly CheckName[],
): Verification {
  const { isValid, isLicence, birthdate, expiresOn } = document;
  const idClass = isLicence ? 'dl' : 'pp';
  const expirationDate = expiresOn?.toString() ?? null;
  if (!isValid) {
    return {
      idClass: shouldBeLicence ? 'dl' : 'pp',
      expirationDate,
      failedChecks: ['id_mrz_detection'],
    };
  }
  const isYoung = birthdate !== null && ageOn(today, birthdate) < accountPolicy.minimumAgeYears;
  const isExpired = expiresOn !== null && Temporal.PlainDate.compare(expiresOn, today) < 0;
  const failedChecks: CheckName[] = [
    ...(isLicence === shouldBeLicence ? [] : ['id_disallowed_type_detection' as const]),
    ...(isExpired ? ['id_expired_detection' as const] : []),
    ...(isYoung ? ['id_age_comparison' as const] : []),
    ...others,
  ];
  return { idClass, expirationDate, failedChecks };
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
