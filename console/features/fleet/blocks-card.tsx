import { useTranslation } from 'react-i18next';
import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { Card } from '../../../ui/card.tsx';
import { usePageCity } from '../../shell/desk-data.ts';
import { NothingYet } from './nothing-yet.tsx';

/** Times that are taken without a booking. */
export function BlocksCard({ car: { blocks } }: { car: FleetCar }) {
  const { t } = useTranslation('cars');
  const { timeZone } = usePageCity();
  return (
    <Card title={t('blocks.title')}>
      {blocks.length === 0 && <NothingYet title={t('blocks.none')} text={t('blocks.noneText')} />}
      <ul className="divide-y divide-hair figures">
        {blocks.map(({ id, reason, note, startsAt, endsAt }) => (
          <li key={id} className="py-2">
            <p className="font-strong">{t(`blocks.${reason}`)}</p>
            {note && <p className="text-xs text-quiet wrap-anywhere">{note}</p>}
            <p>
              {t('blocks.time', { from: moment(startsAt, timeZone), to: moment(endsAt, timeZone) })}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
