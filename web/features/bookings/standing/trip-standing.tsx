import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Booking } from '../../../../contract/bookings.ts';
import { statusDisplay } from '../../../../domain/booking-badges.ts';
import { releasesCar } from '../../../../domain/booking-lifecycle.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { changePolicy, depositPolicy } from '../../../../domain/policy-constants.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { RouteLine, type Stop } from '../../../../ui/route-line.tsx';
import { carPath } from '../../../page/car-path.ts';
import { paths } from '../../../page/paths.ts';
import { isHeldForClaim } from '../data/is-held-for-claim.ts';
import { momentOf } from '../data/stop-words.ts';
import { useCardName } from '../data/use-card-name.ts';
import { useStopWords } from '../data/use-stop-words.ts';
import { approvalFor, type Standing, standingOf, wantsDeposit } from './standing.ts';

export function TripStanding({ booking }: { booking: Booking }) {
  const { t } = useTranslation('trips');
  const wordsOf = useStandingWords(booking);
  return (
    <section aria-labelledby="standing-title">
      <h2 id="standing-title" className="mb-6 text-2xl">
        {t('stands.title')}
      </h2>
      {booking.disputed && (
        <p className="mb-6 text-sm">
          {t('stands.disputed', { amount: formatMoney(booking.disputed) })}
        </p>
      )}
      <RouteLine
        ground="page"
        stops={standingOf(booking).map((standing) => ({
          id: standing.id,
          state: standing.state,
          ...wordsOf(standing),
        }))}
      />
      <div className="mt-4 empty:hidden print:hidden">
        <WayOn booking={booking} />
      </div>
    </section>
  );
}

/** Where a trip does not go on by itself, the renter is not left there. */
function WayOn({ booking: { status, car } }: { booking: Booking }) {
  const { t } = useTranslation('trips');
  if (statusDisplay[status].label === 'failed') {
    return (
      <ButtonLink variant="outline" to={carPath(car.id)}>
        {t('stands.ended.again')}
      </ButtonLink>
    );
  }
  if (status !== 'review') return null;
  return (
    <Link to={`${paths.faq}#review`} className="text-link text-sm">
      {t('stands.released.whyInReview')}
    </Link>
  );
}

function paidBy({ charged, creditUsed }: Booking): 'byCard' | 'byCredit' | 'byBoth' {
  if (creditUsed.amount === 0) return 'byCard';
  return charged.amount > 0 ? 'byBoth' : 'byCredit';
}

type StandingWords = Pick<Stop, 'title' | 'note'>;

function useStandingWords(booking: Booking): (standing: Standing) => StandingWords {
  const { t } = useTranslation('trips');
  const stops = useStopWords(booking);
  const nameOf = useCardName();
  const card = nameOf(booking.paidWith ?? booking.paymentMethod);
  const { status, deposit, charged, creditUsed, refunded, credited, lostRefund, company } = booking;
  const held = deposit ? formatMoney(deposit.amount) : '';
  const arrives = changePolicy.refundArrivesInDays;

  const paid = (): StandingWords => {
    if (company) {
      const text = t('stands.paid.companyText', { amount: formatMoney(booking.total) });
      return { title: t('stands.paid.company'), note: text };
    }
    if (status === 'pending') {
      return { title: t('stands.paid.waiting'), note: t('stands.paid.waitingText') };
    }
    const amounts = { amount: formatMoney(charged), credit: formatMoney(creditUsed), card };
    const sentences = [t(`stands.paid.${paidBy(booking)}`, amounts), ...cameBack()];
    return { title: t('stands.paid.title'), note: sentences.join(' ') };
  };
  /** Of a trip that goes on; one that has ended has a stop for each. */
  const cameBack = (): string[] => {
    if (releasesCar(status)) return [];
    return (['refunded', 'credited'] as const)
      .filter((way) => booking[way].amount > 0)
      .map((way) => t(`stands.paid.${way}`, { amount: formatMoney(booking[way]) }));
  };
  const depositWords = (state: Standing['state']): StandingWords => {
    const depositCard = nameOf(deposit?.card ?? null);
    const said = { amount: held, hours: depositPolicy.retryAfterHours, card: depositCard };
    const isSameCard = charged.amount > 0 && depositCard === card;
    if (wantsDeposit(booking)) {
      const ends = deposit?.lapsesAt ? momentOf(deposit.lapsesAt, booking.city) : '';
      if (deposit?.approval) {
        const by = deposit.approval.by ? momentOf(deposit.approval.by, booking.city) : '';
        const asked = { amount: held, card: nameOf(booking.paymentMethod), by, ends };
        const note = t(`stands.deposit.toApproveFor.${approvalFor(booking)}`, asked);
        return { title: t('stands.deposit.toApprove'), note };
      }
      if (deposit?.state === 'renewing') {
        const note = t('stands.deposit.renewing', { ...said, ends });
        return { title: t('stands.deposit.ended'), note };
      }
      if (deposit?.state === 'failed') {
        return { title: t('stands.deposit.retry'), note: t('stands.deposit.owed', said) };
      }
      const note =
        deposit?.state === 'lapsing' ? 'stands.deposit.lapsing' : 'stands.deposit.lapsed';
      return { title: t('stands.deposit.notRenewed'), note: t(note, { ...said, ends }) };
    }
    if (deposit?.state === 'renewing' || deposit?.state === 'lapsed') {
      return { title: t('stands.deposit.ended'), note: t('stands.released.lapsed', said) };
    }
    if (deposit?.state === 'failed' && !releasesCar(status)) {
      return { title: t('stands.deposit.retry'), note: t('stands.deposit.notPlaced', said) };
    }
    if (state === 'done') {
      const note = t(isSameCard ? 'stands.deposit.held' : 'stands.deposit.heldElsewhere', said);
      return { title: t('stands.deposit.title'), note };
    }
    if (status === 'security-deposit-retry') {
      return { title: t('stands.deposit.retry'), note: t('stands.deposit.retryText', said) };
    }
    const when = deposit ? momentOf(deposit.plannedAt, booking.city) : '';
    return {
      title: t('stands.deposit.planned'),
      note: t(isSameCard ? 'stands.deposit.plannedText' : 'stands.deposit.plannedElsewhere', {
        ...said,
        when,
      }),
    };
  };
  const released = (state: Standing['state']): StandingWords => {
    const title = t('stands.released.title');
    const hasLapsed = deposit?.state === 'lapsed';
    const isRenewing = deposit?.state === 'renewing';
    if (status === 'review') {
      if (isRenewing) return { title, note: t('stands.released.renewingInReview') };
      return {
        title,
        note: t(hasLapsed ? 'stands.released.lapsedInReview' : 'stands.released.inReview'),
      };
    }
    if (isRenewing) return { title, note: t('stands.released.renewing', { amount: held }) };
    if (hasLapsed) return { title, note: t('stands.released.lapsed', { amount: held }) };
    if (deposit?.state === 'failed' && !releasesCar(status)) {
      return { title, note: t('stands.deposit.notPlaced', { amount: held }) };
    }
    if (state === 'done') {
      const said = { amount: held, ...depositPolicy.bankReflectsInDays };
      return { title, note: t('stands.released.done', said) };
    }
    if (isHeldForClaim(booking)) return { title, note: t('stands.released.inClaim') };
    const count = depositPolicy.releasedWithinBusinessHours;
    return { title, note: t('stands.released.text', { count }) };
  };
  const ended = (): StandingWords => {
    const { label } = statusDisplay[status];
    if (status === 'payment-failed') {
      return { title: t('stands.ended.failed'), note: t('stands.ended.paymentFailed') };
    }
    if (label === 'failed') {
      return { title: t('stands.ended.failed'), note: t('stands.ended.depositFailed') };
    }
    const byUser = status === 'cancelled-by-user';
    return {
      title: t(byUser ? 'stands.ended.cancelled-by-user' : 'stands.ended.cancelled'),
      note: t('stands.ended.text'),
    };
  };

  return ({ id, state }) => {
    switch (id) {
      case 'paid':
        return paid();
      case 'deposit':
        return depositWords(state);
      case 'delivery':
      case 'return':
        return { title: t(`stands.${id}.title`), note: `${stops[id].when}. ${stops[id].where}` };
      case 'released':
        return released(state);
      case 'closed':
        return {
          title: t('stands.closed.title'),
          note: t(state === 'done' ? 'stands.closed.done' : 'stands.closed.text'),
        };
      case 'ended':
        return ended();
      case 'refunded': {
        const said = { amount: formatMoney(refunded), ...arrives };
        return { title: t('stands.refunded.title'), note: t('stands.refunded.text', said) };
      }
      case 'credited': {
        const said = { amount: formatMoney(credited) };
        return { title: t('stands.credited.title'), note: t('stands.credited.text', said) };
      }
      case 'lost': {
        const said = { amount: lostRefund ? formatMoney(lostRefund) : '' };
        return { title: t('stands.lost.title'), note: t('stands.lost.text', said) };
      }
    }
  };
}
