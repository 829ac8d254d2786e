import type { Me } from '../../../../contract/accounts.ts';
import type { City } from '../../../../contract/cities.ts';
import { type ApiClient, ApiError } from '../../../../contract/client.ts';
import type { Company } from '../../../../contract/profile.ts';
import type { Statement } from '../../../../contract/statements.ts';
import type { PaymentMethod } from '../../../../contract/wallet.ts';
import { reportError } from '../../../page/report-error.ts';

export type PayingCity = Pick<City, 'name' | 'currency'>;

export interface WalletData {
  readonly cards: readonly PaymentMethod[];
  /** Where cards pay; named only where they do not pay everywhere. */
  readonly cities: readonly PayingCity[];
  readonly company: Company | null;
  /** Of the company that the renter administers; null when they could not be had. */
  readonly statements: readonly Statement[] | null;
}

export async function loadWallet(
  api: ApiClient,
  { companyId }: Pick<Me, 'companyId'>,
): Promise<WalletData> {
  const [{ items: cards }, company, cities] = await Promise.all([
    api.listPaymentMethods(),
    companyId ? api.getCompany().catch(noneWhenGone) : null,
    citiesApart(api),
  ]);
  const statements = company?.isAdministrator ? await statementsOf(api) : [];
  return { cards, cities, company, statements };
}

async function citiesApart(api: ApiClient): Promise<PayingCity[]> {
  const { payments } = await api.getConfig();
  if (payments.accounts.length === 1) return [];
  const { cities } = await api.listCities();
  return cities.filter(({ offered }) => offered).map(({ name, currency }) => ({ name, currency }));
}

/** The rest of the wallet is of use without them. */
async function statementsOf(api: ApiClient): Promise<WalletData['statements']> {
  try {
    return (await api.listStatements()).items;
  } catch (error) {
    reportError(error);
    return null;
  }
}

function noneWhenGone(error: unknown): null {
  if (error instanceof ApiError && error.code === 'not_found') return null;
  throw error;
}
