import { useTranslation } from 'react-i18next';
import { Carousel } from '../../../../ui/carousel.tsx';
import { CarStage } from './car-stage.tsx';
import { fleetOffer } from './content.ts';
import type { FleetCard } from './fleet-cards.server.ts';

/** Three classes: one after the other where there is room to the side, below each other on phones. */
export function FleetCarousel({ cars }: { cars: readonly FleetCard[] }) {
  const { t } = useTranslation('business');
  const caption = t('fleet.illustration');
  return (
    <>
      <ul className="grid gap-6 tablet:hidden">
        {cars.map((car) => (
          <li key={car.id} className="overflow-hidden rounded-card border border-hair bg-card">
            <CarStage picture={car.picture} caption={caption} className="aspect-[16/9]" />
            <div className="p-5">
              <FleetFacts car={car} />
            </div>
          </li>
        ))}
      </ul>
      <div className="hidden tablet:block">
        <Carousel
          label={t('fleet.carousel')}
          slides={cars.map((car) => ({
            id: car.id,
            label: car.title,
            content: (
              <div className="grid h-[420px] grid-cols-[300px_1fr] bg-card wide:grid-cols-[400px_1fr]">
                <div className="self-center p-8 wide:p-12">
                  <FleetFacts car={car} />
                </div>
                <CarStage picture={car.picture} caption={caption} />
              </div>
            ),
          }))}
        />
      </div>
    </>
  );
}

function FleetFacts({ car }: { car: FleetCard }) {
  const { t } = useTranslation('business');
  return (
    <>
      <h3 className="text-2xl">{car.title}</h3>
      <p className="mt-2 text-quiet">{car.text}</p>
      <p className="title mt-5 text-xl figures">{car.price}</p>
      <ul className="mt-2 flex flex-wrap gap-x-4 text-sm text-stone-700">
        <li>{t('fleet.seats', { count: fleetOffer.seats })}</li>
        <li>{t('fleet.suitcases', { count: fleetOffer.suitcases })}</li>
      </ul>
    </>
  );
}
