import type { JobKind } from '../../../domain/jobs/job.ts';
import { serverWordsIn } from '../../../i18n/server-words.ts';
import { type BookingData, tripOf } from './booking-data.ts';
import { type Email, greet } from './email.ts';

export interface HandoverSealedData extends BookingData {
  readonly kind: JobKind;
  readonly code: string;
  readonly digest: string;
  readonly link: string;
  readonly sealedAt: string;
  /** Empty where it is the same minute. */
  readonly receivedAt: string;
  /** As they are printed; empty where the car has no tank or no battery. */
  readonly readings: {
    readonly odometer: string;
    readonly fuel: string;
    readonly charge: string;
    readonly keys: number;
  } | null;
  readonly marks: number;
  /** Until when the renter can add marks; empty after a return. */
  readonly addUntil: string;
  readonly handoverUrl: string;
  readonly verifyUrl: string;
}

/** The renter's own copy: with the full digest in their mailbox nobody can replace the record unnoticed. */
export function handoverSealed(data: HandoverSealedData): Email {
  const t = serverWordsIn(data.countryCode).getFixedT('en', 'emails', 'handoverSealed');
  const { kind, code, digest, link, readings, marks } = data;
  const lines = [
    t('code', { code }),
    ...(readings
      ? [
          t('odometer', { odometer: readings.odometer }),
          ...(readings.fuel ? [t('fuel', { fuel: readings.fuel })] : []),
          ...(readings.charge ? [t('charge', { charge: readings.charge })] : []),
          t('keys', { count: readings.keys }),
        ]
      : []),
    kind === 'deliver' ? t('marks', { count: marks }) : t('marksReturn', { count: marks }),
  ];
  return {
    subject: t(`subject.${kind}`, { ...data }),
    preview: t('preview', { code }),
    heading: t(`heading.${kind}`),
    greeting: greet(data),
    paragraphs: [
      data.receivedAt ? t('sealedLate', { ...data }) : t('sealed', { ...data }),
      ...lines,
      ...(data.addUntil ? [t('add', { ...data })] : []),
    ],
    trip: tripOf(data),
    action: { label: t(`action.${kind}`), url: data.handoverUrl },
    notes: [
      t('keep'),
      t('digest', { digest }),
      t('link', { link }),
      t('verify', { url: data.verifyUrl }),
    ],
  };
}
