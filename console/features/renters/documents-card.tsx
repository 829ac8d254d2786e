import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DeskRenter } from '../../../contract/operate/renters.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { Card } from '../../../ui/card.tsx';
import { usePageCity } from '../../shell/desk-data.ts';
import { pathOf } from '../../shell/pages.ts';

/** Whether they are verified, and every check that there was. */
export function DocumentsCard({ renter: { documents, checks } }: { readonly renter: DeskRenter }) {
  const { t } = useTranslation(['renters', 'desk']);
  const city = usePageCity();
  return (
    <Card
      title={t('documents.title')}
      action={
        checks.some(({ isInReview }) => isInReview) && (
          <Link to={pathOf('identity', city.id)} className="text-link text-sm">
            {t('documents.decide')}
          </Link>
        )
      }
    >
      <p className="mb-3 font-strong">{t(`documents.state.${documents.state}`)}</p>
      <h3 className="text-xs unbold text-quiet">{t('documents.checks')}</h3>
      {checks.length === 0 && <p className="text-quiet">{t('documents.none')}</p>}
      <ul className="divide-y divide-hair figures">
        {checks.map(({ id, status, isInReview, rejection, at }) => (
          <li key={id} className="flex min-h-11 items-center justify-between gap-4">
            <span>
              {t(`documents.status.${isInReview ? 'review' : status}`)}
              {rejection && (
                <span className="block text-2xs text-quiet">
                  {t(`documents.rejections.${rejection}`)}
                </span>
              )}
            </span>
            <span className="text-xs text-quiet">{moment(at, city.timeZone)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
