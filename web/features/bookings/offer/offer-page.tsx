import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarOffer } from '../../../../contract/car-offers.ts';
import { Button } from '../../../../ui/button.tsx';
import { BackLink } from '../../../page/back-link.tsx';
import { carName } from '../../car/car-name.ts';
import { bookingPath } from '../data/booking-path.ts';
import { momentOf } from '../data/stop-words.ts';
import { AnswerPanel } from './answer-panel.tsx';
import type { OfferData } from './load-offer.ts';
import { OfferedCar } from './offered-car.tsx';
import { SameAsBefore } from './same-as-before.tsx';
import { useAnswer } from './use-answer.ts';

/** The car that was booked cannot come. What can, what stays the same, and what goes back. */
export function OfferPage({ data: { booking, offer } }: { data: OfferData }) {
  const { t } = useTranslation('trips');
  const [isOpen, setOpen] = useState(false);
  const { answer, sending, problem } = useAnswer(booking.id);
  const [best, ...others] = offer.cars;
  const by = momentOf(offer.answerBy, booking.city);
  return (
    <div className="page-width pb-32 wide:pb-20">
      <BackLink to={bookingPath(booking.id)}>{t('offer.back')}</BackLink>
      <p className="mt-3">
        <span className="inline-flex min-h-7 items-center rounded-full bg-amber-100 px-3 text-xs font-strong text-amber-600 figures">
          {t('offer.answerBy', { when: by })}
        </span>
      </p>
      <h1 className="mt-3 max-w-[15em] text-3xl tracking-display wide:text-4xl">
        {t('offer.title', { model: offer.booked.model })}{' '}
        <span className="wide:block">{t(`offer.${whatComes(offer)}`)}</span>
      </h1>
      <p className="mt-3 max-w-160 text-stone-700">
        {t(`offer.reasons.${offer.reason}`, { car: carName(offer.booked) })}{' '}
        {t(best ? 'offer.sorry' : 'offer.noneText', { when: by })}
      </p>
      <div className="mt-8 grid gap-x-12 gap-y-10 wide:grid-cols-[minmax(0,1fr)_368px]">
        <div className="grid min-w-0 content-start gap-10">
          <section aria-label={t('offer.cars')} className="grid gap-4 tablet:grid-cols-2">
            <OfferedCar booking={booking} car={offer.booked} />
            {best && <OfferedCar booking={booking} car={best.car} offered={best} isFirst />}
          </section>
          <SameAsBefore booking={booking} />
        </div>
        <div className="grid content-start gap-5">
          <AnswerPanel
            offer={offer}
            by={by}
            sending={sending}
            problem={problem}
            onAnswer={(take) => void answer(take)}
          />
          {others.length > 0 && (
            <div>
              <Button variant="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {t('offer.others', { count: others.length })}
              </Button>
            </div>
          )}
          {isOpen && (
            <section aria-label={t('offer.othersTitle')} className="grid gap-4">
              {others.map((offered) => (
                <OfferedCar
                  key={offered.car.id}
                  booking={booking}
                  car={offered.car}
                  offered={offered}
                >
                  <div className="mt-3">
                    <Button
                      variant="outline"
                      waiting={sending === offered.car.id}
                      onClick={() => void answer(offered.car.id)}
                    >
                      {t('offer.take', { model: offered.car.model })}
                    </Button>
                  </div>
                </OfferedCar>
              ))}
            </section>
          )}
        </div>
      </div>
    </div>
  );
}

function whatComes({ booked, cars: [best] }: CarOffer) {
  if (!best) return 'none';
  if (best.isBetter) return 'isBetter';
  return best.car.model === booked.model ? 'sameModel' : 'equal';
}
