import { useTranslation } from 'react-i18next';
import type { SentText } from '../../../contract/operate/desk-bookings.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { Card } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import { usePageCity } from '../../shell/desk-data.ts';

/** What the renter was texted on the day, and whether it arrived. */
export function TextsCard({ texts }: { readonly texts: readonly SentText[] }) {
  const { t } = useTranslation('bookings');
  const { timeZone } = usePageCity();
  return (
    <Card title={t('texts.title')}>
      <ul className="divide-y divide-hair">
        {texts.map(({ id, body, to, status, failure, at }) => (
          <li key={id} className="py-3">
            <p className="text-sm wrap-anywhere">{body}</p>
            <p
              className={classes(
                'mt-1 flex flex-wrap gap-x-3 text-2xs figures',
                status === 'failed' ? 'text-error-600' : 'text-quiet',
              )}
            >
              <span>{t('texts.to', { to })}</span>
              <span>{moment(at, timeZone)}</span>
              <span>
                {failure ? t('texts.failure', { why: failure }) : t(`texts.status.${status}`)}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
