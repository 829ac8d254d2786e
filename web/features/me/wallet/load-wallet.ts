import type { Me } from '../../../../contract/accounts.ts';
import { type ApiClient, ApiError } from '../../../../contract/client.ts';
import type { Company } from '../../../../contract/profile.ts';
import type { PaymentMethod } from '../../../../contract/wallet.ts';

export interface WalletData {
  readonly cards: readonly PaymentMethod[];
  readonly company: Company | null;
}

export async function loadWallet(
  api: ApiClient,
  { companyId }: Pick<Me, 'companyId'>,
): Promise<WalletData> {
  const [{ items: cards }, company] = await Promise.all([
    api.listPaymentMethods(),
    companyId ? api.getCompany().catch(noneWhenGone) : null,
  ]);
  return { cards, company };
}

function noneWhenGone(error: unknown): null {
  if (error instanceof ApiError && error.code === 'not_found') return null;
  throw error;
}
