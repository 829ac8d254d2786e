import { useTranslation } from 'react-i18next';
import type { OwnJobs as Own } from '../../../contract/operate/jobs.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { PageHead } from '../../shell/page-head.tsx';

/** What a driver drives today and tomorrow. */
export function OwnJobs({ jobs }: Own) {
  const { t } = useTranslation('jobs');
  const { timeZone } = usePageCity();
  return (
    <div className="desk-width py-8">
      <PageHead name={t('name')} title={t('own.title')} text={t('own.text')}>
        {/* Another page, not another view of this one. */}
        <a href="/drive" className={buttonStyle({ variant: 'primary' })}>
          {t('own.drive')}
        </a>
      </PageHead>
      {jobs.length === 0 && (
        <section
          aria-label={t('own.none')}
          className="rounded-card border border-hair bg-card px-6 py-8"
        >
          <h2 className="text-lg">{t('own.none')}</h2>
          <p className="text-quiet">{t('own.noneText')}</p>
        </section>
      )}
      <ol className="grid gap-4">
        {jobs.map(({ bookingId, kind, at, car, plate, place, renter, phone, note }) => (
          <li
            key={`${bookingId} ${kind}`}
            className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card border border-hair bg-card px-6 py-5 figures"
          >
            <div className="min-w-0 flex-1 basis-80">
              <h2 className="text-lg">
                {moment(at, timeZone)}, {t(`kinds.${kind}`).toLowerCase()}
              </h2>
              <p className="max-w-none">{place}</p>
              <p className="max-w-none text-quiet">
                {[car, plate, renter].filter(Boolean).join(', ')}
              </p>
              {note && <p className="max-w-none">{t('own.note', { note })}</p>}
            </div>
            {phone ? (
              <a href={`tel:${phone}`} className={buttonStyle({ variant: 'ink' })}>
                {t('own.call', { renter: renter.split(' ')[0] ?? renter })}
              </a>
            ) : (
              <p className="text-xs text-quiet">{t('own.noPhone')}</p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
