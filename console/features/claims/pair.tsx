import { useTranslation } from 'react-i18next';
import type { Claim } from '../../../contract/claims.ts';

/** As the desk sees it. */
export const photographOf = (bookingId: string, digest: string) =>
  `/api/operate/bookings/${bookingId}/photographs/${digest}`;

interface PairProps {
  readonly bookingId: string;
  readonly pair: Claim['evidence']['pairs'][number];
}

/** One view at both ends, side by side. */
export function Pair({ bookingId, pair: { view, before, after } }: PairProps) {
  const { t } = useTranslation('claims');
  const ends = [
    { of: before, when: t('page.before') },
    { of: after, when: t('page.after') },
  ];
  return (
    <figure>
      <div className="grid grid-cols-2 gap-0.5 overflow-hidden rounded-control">
        {ends.map(({ of, when }) => (
          <Photograph
            key={of}
            bookingId={bookingId}
            digest={of}
            what={t(`views.${view}`)}
            when={when}
          />
        ))}
      </div>
      <figcaption className="mt-2 text-sm font-medium">{t(`views.${view}`)}</figcaption>
    </figure>
  );
}

interface PhotographProps {
  readonly bookingId: string;
  readonly digest: string;
  /** What is seen on it, in words. */
  readonly what: string;
  readonly when: string;
}

export function Photograph({ bookingId, digest, what, when }: PhotographProps) {
  return (
    <span className="relative block bg-stone-100">
      <img
        src={photographOf(bookingId, digest)}
        alt={`${what}, ${when}`}
        loading="lazy"
        className="aspect-4/3 w-full object-cover"
      />
      <span
        aria-hidden="true"
        className="absolute bottom-2 left-2 rounded-full bg-ink px-2.5 py-1 text-2xs font-strong text-paper"
      >
        {when}
      </span>
    </span>
  );
}
