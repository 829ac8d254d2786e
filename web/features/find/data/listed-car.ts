import type { CarSummary } from '../../../../contract/cars.ts';
import { formatMoney, formatMoneyForPin } from '../../../../domain/format-money.ts';
import { carName } from '../../car/car-name.ts';
import type { ListedCar } from './list-data.ts';

export function listedCar(car: CarSummary): ListedCar {
  const { id, year, category, bodyType, seats, doors, luggages, transmission, propulsionType } =
    car;
  const { dailyMileageLimit, photo, base } = car;
  return {
    id,
    year,
    category,
    bodyType,
    seats,
    doors,
    luggages,
    transmission,
    propulsionType,
    dailyMileageLimit,
    photo,
    base,
    name: carName(car),
    rating: car.rating && { average: car.rating.average.toFixed(1), count: car.rating.count },
    total: formatMoney(car.tripTotal),
    pinTotal: formatMoneyForPin(car.tripTotal),
    perDay: formatMoney(car.pricePerDay),
  };
}
