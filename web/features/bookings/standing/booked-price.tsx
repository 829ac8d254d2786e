import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../../../contract/bookings.ts';
import { isReviewable, releasesCar } from '../../../../domain/booking-lifecycle.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { depositPolicy } from '../../../../domain/policy-constants.ts';
import { carPath } from '../../../page/car-path.ts';
import { carName } from '../../car/car-name.ts';
import { propulsionWord } from '../../car/propulsion-word.ts';
import { PricePanel } from '../../price/price-panel.tsx';
import { isHeldForClaim } from '../data/is-held-for-claim.ts';
import { momentOf } from '../data/stop-words.ts';
import { useCardName } from '../data/use-card-name.ts';
import { useStopWords } from '../data/use-stop-words.ts';
import { approvalFor } from './standing.ts';

/** What was agreed and how it is paid, from the booking's own lines. */
export function BookedPrice({
  booking,
  changeCard,
}: {
  readonly booking: Booking;
  readonly changeCard?: ReactNode;
}) {
  const { t } = useTranslation(['fleet', 'trips']);
  const stops = useStopWords(booking);
  const { car, city, days, lines, total, includesServiceFee, includesTaxes } = booking;
  const { deposit } = booking;
  const price = { days, lines, total, includesServiceFee, includesTaxes, deposit: null };
  return (
    <PricePanel
      mode="booked"
      car={{
        path: carPath(car.id),
        cityId: city.id,
        name: carName(car),
        summary: [
          t(`categories.${car.category}`),
          t(`transmissions.${car.transmission}`).toLowerCase(),
          t(propulsionWord(car.propulsionType, city.countryCode)).toLowerCase(),
        ].join(', '),
        picture: car.photos[0]?.url ?? null,
        youngDriverFees: [],
      }}
      trip={{
        delivery: { at: booking.startsAt, ...stops.delivery },
        return: { at: booking.endsAt, ...stops.return },
        city,
      }}
      live={{ state: { status: 'known', price }, retry: () => {} }}
      isUnpaid={booking.charged.amount === 0 && booking.creditUsed.amount === 0}
      payment={<Payment booking={booking} changeCard={changeCard} />}
      deposit={deposit && <Deposit booking={booking} deposit={deposit} />}
    />
  );
}

function Payment({ booking, changeCard }: { booking: Booking; changeCard: ReactNode }) {
  const { t } = useTranslation('trips');
  const nameOf = useCardName();
  const { paymentProfile, company } = booking;
  const paidCard = booking.paidWith ?? booking.paymentMethod;
  const { charged, creditUsed, refunded, credited, lostRefund } = booking;
  // The price above is today's: what was charged for it is said where some of that came back.
  const saysCharged = charged.amount > 0 && refunded.amount + credited.amount > 0;
  const isOther = booking.paidWith !== null && booking.paidWith.id !== booking.paymentMethod?.id;
  return (
    <>
      <dl className="mt-5 grid gap-3 border-t border-hair pt-5 text-sm leading-5 figures">
        {company && (
          <Row name={t('pay.company')} detail={t('pay.business')}>
            {company.name}
            <span className="block text-xs font-[400] text-quiet">{company.address}</span>
            <span className="block text-xs font-[400] text-quiet">
              {t('pay.vat', { vat: company.vat })}
            </span>
          </Row>
        )}
        {!company && (
          <Row name={t(`pay.${roleOfCard(booking)}`)} detail={t(`pay.${paymentProfile}`)}>
            {paidCard ? nameOf(paidCard) : t('pay.noCard')}
            {paidCard && (
              <span className="block text-xs font-[400] text-quiet">
                {t('pay.cardExpires', {
                  month: String(paidCard.expMonth).padStart(2, '0'),
                  year: paidCard.expYear,
                })}
              </span>
            )}
          </Row>
        )}
        {isOther && <Row name={t('pay.fromNowOn')}>{nameOf(booking.paymentMethod)}</Row>}
        {saysCharged && <Row name={t('pay.charged')}>{formatMoney(charged)}</Row>}
        {creditUsed.amount > 0 && <Row name={t('pay.withCredit')}>{formatMoney(creditUsed)}</Row>}
        {refunded.amount > 0 && <Row name={t('pay.refunded')}>{formatMoney(refunded)}</Row>}
        {credited.amount > 0 && <Row name={t('pay.credited')}>{formatMoney(credited)}</Row>}
        {lostRefund && (
          <Row name={t('pay.lostRefund')} detail={t('pay.lostRefundText')}>
            {formatMoney(lostRefund)}
          </Row>
        )}
      </dl>
      {changeCard}
    </>
  );
}

/** What the card is for: credit may have paid it all, and the deposit is still held on the card. */
function roleOfCard({ status, charged, creditUsed }: Booking) {
  if (charged.amount > 0) return 'with';
  if (creditUsed.amount > 0) return 'depositCard';
  return releasesCar(status) ? 'wasToPayWith' : 'willPayWith';
}

function Row({ name, detail, children }: { name: string; detail?: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>
        {name}
        {detail && <span className="block text-xs text-quiet">{detail}</span>}
      </dt>
      <dd className="text-right font-medium">{children}</dd>
    </div>
  );
}

interface DepositProps {
  readonly booking: Booking;
  readonly deposit: NonNullable<Booking['deposit']>;
}

function Deposit({ booking, deposit }: DepositProps) {
  const { t } = useTranslation('trips');
  const card = useCardName()(deposit.card);
  return (
    <p>
      <strong className="font-strong text-ink">{t('pay.depositTitle')}</strong>{' '}
      {t(`pay.deposit.${depositWord(booking, deposit)}`, {
        amount: formatMoney(deposit.amount),
        card,
        when: momentOf(deposit.plannedAt, booking.city),
        ends: deposit.lapsesAt ? momentOf(deposit.lapsesAt, booking.city) : '',
        hours: depositPolicy.releasedWithinBusinessHours,
      })}
    </p>
  );
}

function depositWord(booking: Booking, { state, approval }: DepositProps['deposit']) {
  const { status } = booking;
  if (approval || state === 'to-approve') return `to-approve-${approvalFor(booking)}` as const;
  if (state === 'planned' && releasesCar(status)) return 'neverHeld';
  const isReturned = isReviewable(status);
  if (state === 'lapsed' && (isReturned || releasesCar(status))) return 'lapsedAfterTrip';
  if (state === 'lapsing' && isReturned) return 'lapsingAfterTrip';
  if (state !== 'held') return state;
  if (isHeldForClaim(booking)) return 'heldForClaim';
  return status === 'review' ? 'heldInReview' : state;
}
