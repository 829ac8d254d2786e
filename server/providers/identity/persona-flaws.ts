import type { DocumentFlaw } from '../../../domain/policies/identity-verdict.ts';
import type { GovernmentId, Included } from './persona-answers.ts';
import type { Inquiry } from './port.ts';

/** Persona's checks of a government id that a renter can do something about, or must know of. */
const kinds: ReadonlyMap<string, DocumentFlaw['kind']> = new Map([
  ['id_age_comparison', 'under_age'],
  ['id_expired_detection', 'expired'],
  ['id_disallowed_type_detection', 'wrong_document'],
  ['id_mrz_detection', 'unreadable'],
  ['id_blur_detection', 'unreadable'],
  ['id_glare_detection', 'unreadable'],
  ['id_extracted_properties_detection', 'unreadable'],
  ['id_unprocessable_submission_detection', 'unreadable'],
  ['id_inquiry_comparison', 'different_people'],
  ['id_extraction_inconsistency_detection', 'different_people'],
]);

/** In the order in which the documents were given. */
export function flawsIn(included: Included): Inquiry['flaws'] {
  return included.filter(isGovernmentId).flatMap(({ attributes }) => {
    const document = attributes.idClass === 'dl' ? 'licence' : 'identity';
    return attributes.checks.flatMap(({ name, status, requirement }) => {
      const kind = kinds.get(name);
      if (!kind || status !== 'failed' || requirement !== 'required') return [];
      return { document, kind, expiredOn: kind === 'expired' ? attributes.expirationDate : null };
    });
  });
}

const isGovernmentId = (one: Included[number]): one is GovernmentId =>
  one.type === 'verification/government-id' && 'attributes' in one;
