import type { Me } from '../../../contract/accounts.ts';
import { type ApiClient, ApiError } from '../../../contract/client.ts';
import type { Company } from '../../../contract/profile.ts';
import type { QuoteRequest } from '../../../contract/quotes.ts';
import type { PaymentMethod } from '../../../contract/wallet.ts';
import type { PaymentProfile } from '../../../domain/policies/deposit.ts';
import { type CarData, loadCar } from '../car/load-car.ts';
import { chosenFrom, quoteRequestOf, withMainOption } from '../price/offer.ts';
import { type PriceState, priceRefusals } from '../price/price.ts';
import { readSearchState } from '../trip/state/search-cookie.ts';
import { payerOf } from './payer.ts';

export interface CheckoutData {
  readonly car: CarData;
  readonly me: Me;
  readonly company: Company | null;
  readonly cards: readonly PaymentMethod[];
  /** What is priced, before anybody has chosen who pays. */
  readonly wanted: QuoteRequest;
  readonly price: PriceState;
}

/** Null: there is no such car. The price comes with the page, as a quote that can be booked. */
export async function loadCheckout(
  api: ApiClient,
  id: string,
  cookies: string | null,
  me: Me,
): Promise<CheckoutData | null> {
  const [car, company, { items: cards }, { flags }] = await Promise.all([
    loadCar(api, id, cookies, { insured: true }),
    me.companyId ? api.getCompany() : null,
    api.listPaymentMethods(),
    api.getConfig(),
  ]);
  if (!car) return null;
  const chosen = withMainOption(car.offer, chosenFrom(car.offer, readSearchState(cookies)));
  const wanted = quoteRequestOf(
    { carId: car.car.id, startsAt: car.trip.startsAt, endsAt: car.trip.endsAt },
    car.offer,
    chosen,
  );
  const profile = payerOf('personal', {
    paymentsEnabled: flags.paymentsEnabled,
    hasCompany: company !== null,
  });
  const price = await priceOf(api, wanted, company ? profile : 'personal', car.price);
  return { car, me, company, cards, wanted, price };
}

async function priceOf(
  api: ApiClient,
  wanted: QuoteRequest,
  profile: PaymentProfile,
  { price: estimate }: PriceState,
): Promise<PriceState> {
  try {
    const body = { ...wanted, checkout: { profile, promoCode: null } };
    return { status: 'known', price: await api.createQuote({ body }) };
  } catch (error) {
    const code = error instanceof ApiError && priceRefusals.find((known) => known === error.code);
    // Anything else is asked for again by the page itself.
    return code
      ? { status: 'refused', price: estimate, code }
      : { status: 'asking', price: estimate };
  }
}
