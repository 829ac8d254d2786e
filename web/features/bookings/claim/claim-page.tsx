import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes.ts';
import { BackLink } from '../../../page/back-link.tsx';
import { bookingPath } from '../data/booking-path.ts';
import { photographPath } from '../data/photograph-path.ts';
import { momentOf } from '../data/stop-words.ts';
import { ClaimAmount } from './claim-amount.tsx';
import { ClaimEvidence } from './claim-evidence.tsx';
import { ClaimPayment } from './claim-payment.tsx';
import { ClaimTimeline } from './claim-timeline.tsx';
import { ClaimWays } from './claim-ways.tsx';
import type { ClaimData } from './load-claim.ts';

/** What we ask for and why; the amount stands before the two answers. */
export function ClaimPage({ data }: { data: ClaimData }) {
  const { t } = useTranslation('trips');
  const { booking, claim } = data;
  const { pairs, photographs } = claim.evidence;
  // Where there is little to see, the two answers move up beside the amount.
  const hasPictures = pairs.length + photographs.length > 0;
  const isOpen = claim.status === 'open';
  const isFree = claim.status === 'rejected' || claim.status === 'withdrawn';
  return (
    <div className="page-width pb-20">
      <BackLink to={bookingPath(booking.id)}>{t('claim.back')}</BackLink>
      <p className="mt-3">
        <span
          className={classes(
            'inline-flex min-h-7 items-center rounded-full px-3 text-xs font-strong figures',
            isOpen && 'bg-amber-100 text-amber-600',
            isFree && 'bg-moss-100 text-moss-600',
            !(isOpen || isFree) && 'bg-stone-200 text-stone-800',
          )}
        >
          {t(`claim.badges.${claim.status}`, { when: momentOf(claim.answerBy, booking.city) })}
        </span>
      </p>
      <h1 className="mt-3 max-w-[15em] text-3xl tracking-display wide:text-4xl">
        {t(`claim.titles.${claim.kind}`)}
      </h1>
      <p className="mt-3 max-w-160 whitespace-pre-wrap text-stone-700 wrap-anywhere">
        {claim.words}
      </p>
      <div
        className={classes(
          'mt-8 grid gap-x-12 gap-y-8 wide:grid-cols-[minmax(0,1fr)_368px]',
          hasPictures ? 'wide:grid-rows-[auto_1fr_auto]' : 'wide:grid-rows-[auto_auto_1fr]',
        )}
      >
        <div className={classes('grid content-start gap-6', hasPictures && 'wide:row-span-2')}>
          <ClaimEvidence data={data} />
          <Sides data={data} />
        </div>
        <div
          className={classes(
            'grid content-start gap-4 wide:col-start-2 wide:row-start-1',
            !hasPictures && 'wide:row-span-2',
          )}
        >
          <ClaimAmount data={data} />
          <ClaimPayment data={data} />
        </div>
        {claim.objectBy !== null && (
          <div
            className={classes(
              'wide:col-start-1',
              hasPictures ? 'wide:row-start-3' : 'wide:row-span-2 wide:row-start-2',
            )}
          >
            <ClaimWays data={data} mayAgree={isOpen} />
          </div>
        )}
        <div
          className={classes(
            'wide:col-start-2',
            hasPictures ? 'wide:row-span-2 wide:row-start-2' : 'wide:row-start-3',
          )}
        >
          <ClaimTimeline data={data} />
        </div>
      </div>
    </div>
  );
}

/** What the renter said, and what was answered, word for word. */
function Sides({ data: { booking, claim } }: { data: ClaimData }) {
  const { t } = useTranslation('trips');
  const said = [
    { by: t('claim.yours'), words: claim.objection, photo: claim.objectionPhoto },
    { by: t('claim.decided'), words: claim.decision?.words },
    { by: t('claim.withdrawn'), words: claim.withdrawal?.words },
  ];
  return said.map(
    ({ by, words, photo }) =>
      words && (
        <figure key={by} className="border-l-3 border-stone-300 pl-4">
          <blockquote className="whitespace-pre-wrap wrap-anywhere">{words}</blockquote>
          {photo && (
            <img
              src={photographPath(booking.id, photo)}
              alt={t('claim.ownPhoto')}
              className="mt-3 max-h-80 rounded-card"
            />
          )}
          <figcaption className="mt-1 text-xs text-quiet">{by}</figcaption>
        </figure>
      ),
  );
}
