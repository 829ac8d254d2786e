import type { Me } from '../../../../contract/accounts.ts';
import { type ApiClient, ApiError } from '../../../../contract/client.ts';
import type { Company } from '../../../../contract/profile.ts';
import type { Statement } from '../../../../contract/statements.ts';
import type { PaymentMethod } from '../../../../contract/wallet.ts';
import { reportError } from '../../../page/report-error.ts';

export interface WalletData {
  readonly cards: readonly PaymentMethod[];
  readonly company: Company | null;
  /** Of the company that the renter administers; null when they could not be had. */
  readonly statements: readonly Statement[] | null;
}

export async function loadWallet(
  api: ApiClient,
  { companyId }: Pick<Me, 'companyId'>,
): Promise<WalletData> {
  const [{ items: cards }, company] = await Promise.all([
    api.listPaymentMethods(),
    companyId ? api.getCompany().catch(noneWhenGone) : null,
  ]);
  const statements = company?.isAdministrator ? await statementsOf(api) : [];
  return { cards, company, statements };
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
