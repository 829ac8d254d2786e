import type { City } from '../../contract/cities.ts';
import type { PublicConfig } from '../../contract/configuration.ts';
import { formatMoneyForPin } from '../../domain/format-money.ts';
import { hourOfDay, isAllDay } from '../../domain/hour-of-day.ts';
import { moneyFromUnits } from '../../domain/money.ts';
import {
  accountPolicy,
  changePolicy,
  depositPolicy,
  penaltyPolicy,
  pricePolicy,
} from '../../domain/policy-constants.ts';
import { pages } from '../../i18n/en/pages.ts';
import { addWords, words } from '../../i18n/words.ts';
import { contactOf, phonesText } from './contact.ts';
import type { SupportHours } from './shell-data.ts';

addWords('pages', pages);

type FiguredCity = Pick<
  City,
  'name' | 'currency' | 'offered' | 'deposit' | 'youngDriverFees' | 'supportPhone' | 'hours'
>;
type FiguredConfig = Pick<PublicConfig, 'booking' | 'contact'>;

/** Every number a text about our policies may name, as configured and as the rules apply it. */
export function policyFigures(config: FiguredConfig, cities: readonly FiguredCity[]) {
  const t = words.getFixedT('en', 'pages');
  const offered = cities.filter((city) => city.offered);
  const currencies = [...new Set(offered.map((city) => city.currency))];
  const amount = (units: number) =>
    t('figures.amount', {
      amounts: currencies.map((currency) => formatMoneyForPin(moneyFromUnits(units, currency))),
    });
  /** Each amount once, however many cities have it. */
  const deposits = (kind: keyof City['deposit']) =>
    t('figures.amount', {
      amounts: [...new Set(offered.map(({ deposit }) => formatMoneyForPin(deposit[kind])))],
    });
  const hours = (count: number) => t('figures.hours', { count });
  const days = (count: number) => t('figures.days', { count });
  const minutes = (count: number) => t('figures.minutes', { count });

  const { booking, contact } = config;
  const lateFees = changePolicy.lateFees.toSorted((a, b) => b.withinHours - a.withinHours);
  const feePhrases = (fees: typeof lateFees) =>
    fees.map(({ withinHours, feeUnits }) =>
      t('figures.lateFee', { amount: amount(feeUnits), window: hours(withinHours) }),
    );
  // A fee for changes so late that they are not taken any more would be a false warning.
  const changeFees = lateFees.filter(({ withinHours }) => withinHours > booking.modificationHours);

  return {
    cities: offered.map((city) => city.name),
    email: contact.email,
    phone: phonesText(contactOf(contact, cities)),
    hours: supportHoursText(cities),
    minimumAge: accountPolicy.minimumAgeYears,
    youngDrivers: youngDrivers(offered),
    notice: hours(booking.noticeHours),
    maximumDuration: days(booking.maximumDurationDays),
    serviceFeePercent: pricePolicy.serviceFeeMultiplierBasisPoints / 100 - 100,
    hold: minutes(pricePolicy.holdMinutes),
    quote: minutes(pricePolicy.quoteValidMinutes),
    depositCredit: deposits('creditCard'),
    depositDebit: deposits('debitCard'),
    depositAhead: hours(depositPolicy.authorisedHoursBeforeDelivery),
    depositRetries: depositPolicy.retries,
    depositRetryAfter: hours(depositPolicy.retryAfterHours),
    releasedHours: depositPolicy.releasedWithinBusinessHours,
    bankFrom: depositPolicy.bankReflectsInDays.from,
    bankTo: depositPolicy.bankReflectsInDays.to,
    cancellation: hours(booking.cancellationHours),
    cancellationFee:
      booking.cancellationFee > 0
        ? t('figures.cancellationFee', { amount: amount(booking.cancellationFee) })
        : '',
    modification: hours(booking.modificationHours),
    lateFees: feePhrases(lateFees),
    changeFees:
      changeFees.length > 0 ? t('figures.changeFees', { fees: feePhrases(changeFees) }) : '',
    refundFrom: changePolicy.refundArrivesInDays.from,
    refundTo: changePolicy.refundArrivesInDays.to,
    extraDayBeyond: hours(penaltyPolicy.extraDayBeyondHours),
    overagePercent: penaltyPolicy.hourlyOveragePercent,
    cleaningSmoking: amount(penaltyPolicy.cleaningSmokingUnits),
    cleaningPets: amount(penaltyPolicy.cleaningPetsUnits),
  };
}

export type PolicyFigures = ReturnType<typeof policyFigures>;

type AnsweringCity = Pick<City, 'name' | 'offered' | 'hours'>;

/** `7AM`, `11PM`, in the time of each of these cities: those with the same hours are named together. */
export function supportHours(cities: readonly AnsweringCity[]): SupportHours[] {
  const offered = cities.filter((city) => city.offered);
  const alike = Map.groupBy(
    offered,
    ({ hours }) => `${hourOfDay(hours.opensAtHour)} ${hourOfDay(hours.closesAtHour)}`,
  );
  return [...alike].map(([said, there]) => {
    const [opens = '', closes = ''] = said.split(' ');
    const always = there.every(({ hours }) => isAllDay(hours));
    return { opens, closes, isAllDay: always, zones: there.map(({ name }) => name) };
  });
}

/** The same within a sentence. */
export function supportHoursText(cities: readonly AnsweringCity[]): string {
  const t = words.getFixedT('en', 'pages');
  const hours: string[] = supportHours(cities).map(({ isAllDay: always, ...there }) =>
    always ? t('figures.allDayThere', there) : t('figures.hoursThere', there),
  );
  return t('figures.hoursAnywhere', { hours });
}

/** Each city by its own table; those with an empty one are named together. */
function youngDrivers(cities: readonly FiguredCity[]): string {
  const t = words.getFixedT('en', 'pages');
  const free = cities.filter((city) => city.youngDriverFees.length === 0).map(({ name }) => name);
  const sentences: string[] = cities
    .filter((city) => city.youngDriverFees.length > 0)
    .map(({ name, youngDriverFees }) =>
      t('figures.youngCity', {
        city: name,
        free: Math.max(...youngDriverFees.map(({ toAge }) => toAge)) + 1,
        bands: youngDriverFees.map(({ fromAge, toAge, perDay }) =>
          t('figures.youngBand', { from: fromAge, to: toAge, fee: formatMoneyForPin(perDay) }),
        ),
      }),
    );
  if (free.length > 0) sentences.push(t('figures.youngNone', { cities: free }));
  return sentences.join(' ');
}
