import { useTranslation } from 'react-i18next';
import type { HandoverView } from '../../../../domain/handovers/view.ts';
import { photographPath } from '../data/photograph-path.ts';
import { momentOf } from '../data/stop-words.ts';
import type { ClaimData } from './load-claim.ts';

/** The pair, the marks, the paper: whatever it is made on, as it was sealed. */
export function ClaimEvidence({ data: { booking, claim } }: { data: ClaimData }) {
  const { t } = useTranslation('trips');
  const { pairs, photographs, marks, closeUps, receipt } = claim.evidence;
  const { paper, readings, late, cleanedOf, seals } = claim.evidence;
  const codes = [seals.delivery, seals.collection].filter((code) => code !== null);
  const viewAt = (view: HandoverView, when: string) =>
    t('claim.photo', { view: t(`claim.views.${view}`), when });
  const markOf = ({ kind, side }: (typeof marks)[number]) =>
    t('claim.mark', {
      kind: t(`claim.marks.${kind}`),
      side: t(`claim.sides.${side}`).toLowerCase(),
    });
  const shots = [
    ...pairs.flatMap(({ view, before, after }) => [
      { digest: before, caption: viewAt(view, t('claim.delivery')) },
      { digest: after, caption: viewAt(view, t('claim.return')) },
    ]),
    ...photographs.map(({ view, digest }) => ({
      digest,
      caption: viewAt(view, t('claim.return')),
    })),
    ...closeUps.flatMap(({ mark, digest }) => {
      const known = marks.find(({ id }) => id === mark);
      return known ? { digest, caption: markOf(known) } : [];
    }),
    ...(receipt ? [{ digest: receipt, caption: t('claim.receipt') }] : []),
  ];
  const isSealed = shots.length + marks.length > 0 || readings !== null || late !== null;
  return (
    <section aria-label={t('claim.evidence')} className="grid min-w-0 content-start gap-4">
      {shots.length > 0 && (
        <ul className="grid gap-2 tablet:grid-cols-2">
          {shots.map(({ digest, caption }) => (
            <li
              key={`${digest} ${caption}`}
              className="relative overflow-hidden rounded-card bg-stone-100"
            >
              <img
                src={photographPath(booking.id, digest)}
                alt={caption}
                loading="lazy"
                className="aspect-4/3 w-full object-cover"
              />
              <span
                aria-hidden="true"
                className="absolute bottom-3 left-3 rounded-full bg-ink px-3 py-1 text-xs font-strong text-paper"
              >
                {caption}
              </span>
            </li>
          ))}
        </ul>
      )}
      <ul className="grid gap-1 text-sm figures empty:hidden">
        {marks.map((mark) => (
          <li key={mark.id}>
            {markOf(mark)} {mark.words}
          </li>
        ))}
        {paper && (
          <li>
            {t('claim.paper', { number: paper.number, when: momentOf(paper.at, booking.city) })}
          </li>
        )}
        {readings && readings.before.fuelEighths !== null && (
          <li>
            {t('claim.fuel', {
              before: readings.before.fuelEighths,
              after: readings.after.fuelEighths ?? 0,
            })}
          </li>
        )}
        {readings && readings.before.chargePercent !== null && (
          <li>
            {t('claim.charge', {
              before: readings.before.chargePercent,
              after: readings.after.chargePercent ?? 0,
            })}
          </li>
        )}
        {late && <li>{t('claim.late', { minutes: late.minutes })}</li>}
        {cleanedOf && <li>{t(`claim.cleanedOf.${cleanedOf}`)}</li>}
      </ul>
      {isSealed && codes.length > 0 && (
        <p className="text-xs text-quiet figures">
          {t('claim.sealed', { count: codes.length, codes })}{' '}
          <a href="/verify" className="text-link">
            {t('claim.check')}
          </a>
        </p>
      )}
    </section>
  );
}
