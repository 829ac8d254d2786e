import type { InquirySubmission } from '../../../../contract/sim.ts';
import { setStatus } from './inquiries.ts';
import { judgeDocuments } from './judge-documents.ts';
import type { NotifyProduct } from './notify-product.ts';
import type { PersonaSimulator } from './persona-app.ts';
import { readDocument } from './read-document.ts';
import type { InquiryFields } from './tables.ts';

/** Reads the documents, decides, and forgets the pictures unless a person is still to look at them. */
export async function submitInquiry(
  simulator: Pick<PersonaSimulator, 'db' | 'clock' | 'pictures'> & {
    readonly notify: NotifyProduct;
  },
  inquiry: { readonly id: string; readonly expected_name: string | null },
  submission: InquirySubmission,
): Promise<string | undefined> {
  const { db, clock, pictures, notify } = simulator;
  const now = clock.now();
  const today = now.toZonedDateTimeISO('UTC').toPlainDate();
  const identity = readDocument(submission.identity.mrz, today);
  const licence = readDocument(submission.licence.mrz, today);
  const judgement = judgeDocuments({ identity, licence }, inquiry.expected_name, today);
  const isDecided = judgement.status !== 'needs_review';
  const submitted = await setStatus(db, inquiry.id, {
    from: ['pending'],
    to: judgement.status,
    submittedAt: now,
    verifications: judgement.verifications,
    ...(isDecided ? { decidedAt: now } : {}),
    ...('birthdate' in judgement
      ? { fields: fieldsOf(submission, judgement.birthdate, identity.names) }
      : {}),
  });
  if (!submitted) return undefined;
  if (isDecided) await pictures.removeAll(inquiry.id);
  await notify(submitted);
  return submitted.status;
}

function fieldsOf(
  { address }: InquirySubmission,
  birthdate: Temporal.PlainDate,
  names: readonly string[],
): InquiryFields {
  return {
    nameFirst: names.slice(0, -1).join(' '),
    nameLast: names.at(-1) ?? '',
    birthdate: birthdate.toString(),
    addressStreet1: address.street,
    addressCity: address.city,
    addressPostalCode: address.postalCode,
    addressCountryCode: address.countryCode,
  };
}
