import { useTranslation } from 'react-i18next';
import type { Thing } from '../../../domain/handovers/thing.ts';
import { photographPath } from './photograph-path.ts';

interface ThingsProps {
  readonly bookingId: string;
  readonly photographs: readonly { readonly subject: Thing | 'mark'; readonly digest: string }[];
}

/** The dashboard, a receipt, a mark from near, the door: each under its name. */
export function Things({ bookingId, photographs }: ThingsProps) {
  const { t } = useTranslation('deskEvidence');
  if (photographs.length === 0) return null;
  return (
    <ul className="mt-3 grid grid-cols-4 gap-2">
      {photographs.map(({ subject, digest }) => (
        <li key={digest}>
          <a href={photographPath(bookingId, digest)} target="_blank" rel="noreferrer">
            <img
              src={photographPath(bookingId, digest)}
              alt={t(`things.${subject}`)}
              loading="lazy"
              className="aspect-4/3 w-full rounded-small bg-stone-50 object-cover"
            />
          </a>
          <p aria-hidden="true" className="text-xs text-quiet">
            {t(`things.${subject}`)}
          </p>
        </li>
      ))}
    </ul>
  );
}
