import { useTranslation } from 'react-i18next';
import { moment } from '../../../../domain/format-desk-time.ts';
import type { ReplacementReason } from '../../../../domain/policies/another-car.ts';
import { operateApi } from '../../../api/operate-api.ts';
import { usePageCity } from '../../../shell/desk-data.ts';
import { EmailPreview } from './email-preview.tsx';
import { useBookingRefusal } from './use-booking-verb.ts';
import { usePreview } from './use-preview.ts';

interface OfferPreviewProps {
  readonly bookingId: string;
  readonly carIds: readonly string[];
  readonly reason: ReplacementReason;
}

/** What the renter is asked, as it will be sent, and until when they can answer. */
export function OfferPreview({ bookingId, carIds, reason }: OfferPreviewProps) {
  const { t } = useTranslation('bookings');
  const { timeZone } = usePageCity();
  const refusalOf = useBookingRefusal();
  const asked = { carIds: [...carIds], reason };
  const preview = usePreview(carIds.length > 0 ? JSON.stringify(asked) : null, (signal) =>
    operateApi().previewOffer({ params: { id: bookingId }, body: asked }, { signal }),
  );
  return (
    <div role="status" className="grid gap-2 figures">
      {preview.state === 'known' && (
        <>
          <p>{t('car.ask.until', { when: moment(preview.value.answerBy, timeZone) })}</p>
          <EmailPreview email={preview.value} />
        </>
      )}
      {preview.state === 'refused' && <p>{refusalOf(preview.error).text}</p>}
    </div>
  );
}
