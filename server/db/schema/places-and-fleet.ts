import type { Generated, GeneratedAlways } from 'kysely';
import type { CarValue, PhotoView } from '../../../domain/car.ts';
import type { Amount, Instant } from './columns.ts';

export interface PlaceAndFleetTables {
  cities: {
    id: string;
    code: string;
    name: string;
    country_code: string;
    time_zone: string;
    currency: 'EUR' | 'USD';
    offered: boolean;
    position: number;
    tax_basis_points: number;
    turnaround_minutes: Generated<number>;
    credit_card_deposit: Amount;
    debit_card_deposit: Amount;
    center_latitude: number;
    center_longitude: number;
    south_west_latitude: number;
    south_west_longitude: number;
    north_east_latitude: number;
    north_east_longitude: number;
  };
  young_driver_fees: { city_id: string; from_age: number; below_age: number; fee_per_day: Amount };
  areas: {
    id: string;
    city_id: string;
    name: string;
    south_west_latitude: number;
    south_west_longitude: number;
    north_east_latitude: number;
    north_east_longitude: number;
  };
  extras: {
    id: string;
    city_id: string;
    label: string;
    description: string;
    price_per_day: Amount;
    has_fees: boolean;
    enabled: Generated<boolean>;
    position: number;
    per_driver: Generated<boolean>;
  };
  insurances: {
    id: string;
    city_id: string;
    key: string;
    title: string;
    description: string;
    price_per_day: Amount;
    multiple_options: boolean;
    enabled: Generated<boolean>;
    position: number;
  };
  insurance_options: {
    id: string;
    insurance_id: string;
    title: string;
    price_per_day: Amount;
    selected: Generated<boolean>;
    included_coverage: string[];
    includes: Generated<string[]>;
    details: string;
    position: number;
  };
  cars: {
    id: Generated<string>;
    city_id: string;
    brand: string;
    model: string;
    year: number;
    category: CarValue<'category'>;
    body_type: CarValue<'bodyType'>;
    seats: number;
    doors: number;
    luggages: number;
    transmission: CarValue<'transmission'>;
    propulsion_type: CarValue<'propulsionType'>;
    green_vehicle: GeneratedAlways<boolean>;
    features: Generated<CarValue<'features'>[]>;
    daily_mileage_limit: number | null;
    price_per_day: Amount;
    base_latitude: number;
    base_longitude: number;
    enabled: Generated<boolean>;
    created_at: Instant;
  };
  car_photos: {
    car_id: string;
    position: number;
    url: string;
    width: number;
    height: number;
    view: PhotoView;
    drawn: boolean;
  };
  car_extras: { car_id: string; extra_id: string };
}
