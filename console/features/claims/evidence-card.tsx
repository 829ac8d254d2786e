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
  const { pairs, photographs, marks, closeUps, receipt, paper, readings, seals } = claim.evidence;
  const codes = [seals.delivery, seals.collection].filter((code) => code !== null);
  const nameOf = ({ kind, side }: (typeof marks)[number]) =>
    t('mark', { kind: t(`marks.${kind}`), side: t(`sides.${side}`).toLowerCase() });
  const near = [
    ...closeUps.flatMap(({ mark, digest }) => {
      const known = marks.find(({ id }) => id === mark);
      return known ? { digest, what: nameOf(known) } : [];
    }),
    ...(receipt ? [{ digest: receipt, what: t('page.receipt') }] : []),
  ];
  return (
    <Card title={t('page.ours')}>
      <p className="mb-4 max-w-none whitespace-pre-wrap wrap-anywhere">{claim.words}</p>
      {pairs.length + photographs.length + near.length > 0 && (
        <div className="mb-4 grid gap-4">
          {pairs.map((pair) => (
            <Pair key={pair.view} bookingId={bookingId} pair={pair} />
          ))}
          {photographs.map(({ view, digest }) => (
            <Photograph
              key={digest}
              bookingId={bookingId}
              digest={digest}
              what={t(`views.${view}`)}
              when={t('page.after')}
            />
          ))}
          {near.map(({ digest, what }) => (
            <figure key={digest} className="overflow-hidden rounded-control">
              <Photograph
                bookingId={bookingId}
                digest={digest}
                what={what}
                when={t('page.after')}
              />
              <figcaption className="mt-2 text-sm font-medium">{what}</figcaption>
            </figure>
          ))}
        </div>
      )}
      <ul className="grid gap-1 text-quiet figures">
        {marks.map((mark) => (
          <li key={mark.id}>
            {nameOf(mark)}
            {mark.words && `: ${mark.words}`}
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
