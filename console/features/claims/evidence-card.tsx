import { useTranslation } from 'react-i18next';
import type { DeskClaim } from '../../../contract/operate/claims.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { Card } from '../../../ui/card.tsx';
import { usePageCity } from '../../shell/desk-data.ts';
import { Pair, Photograph } from './pair.tsx';

/** What was asked and what it is made on. */
export function EvidenceCard({ desk: { claim, bookingId } }: { readonly desk: DeskClaim }) {
  const { t } = useTranslation('claims');
  const { timeZone } = usePageCity();
  const { pairs, photographs, marks, paper, readings, seals } = claim.evidence;
  const codes = [seals.delivery, seals.collection].filter((code) => code !== null);
  return (
    <Card title={t('page.ours')}>
      <p className="mb-4 max-w-none whitespace-pre-wrap wrap-anywhere">{claim.words}</p>
      {pairs.length + photographs.length > 0 && (
        <div className="mb-4 grid gap-4">
          {pairs.map((pair) => (
            <Pair key={pair.view} bookingId={bookingId} pair={pair} />
          ))}
          {photographs.map(({ view, digest }) => (
            <Photograph
              key={digest}
              bookingId={bookingId}
              digest={digest}
              view={view}
              when={t('page.after')}
            />
          ))}
        </div>
      )}
      <ul className="grid gap-1 text-quiet figures">
        {marks.map(({ id, kind, side, words }) => (
          <li key={id}>
            {t('mark', { kind: t(`marks.${kind}`), side: t(`sides.${side}`).toLowerCase() })}
            {words && `: ${words}`}
          </li>
        ))}
        {paper && (
          <li>{t('page.paper', { number: paper.number, at: moment(paper.at, timeZone) })}</li>
        )}
        {readings && (
          <li>
            {t('page.readings', {
              before: levelOf(readings.before),
              after: levelOf(readings.after),
            })}
          </li>
        )}
        {codes.length > 0 && <li>{t('page.seals', { codes })}</li>}
      </ul>
    </Card>
  );
}

function levelOf(readings: {
  readonly fuelEighths: number | null;
  readonly chargePercent: number | null;
}): string {
  const { fuelEighths, chargePercent } = readings;
  return fuelEighths === null ? `${chargePercent ?? 0} %` : `${fuelEighths}/8`;
}
