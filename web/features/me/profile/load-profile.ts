import type { Me, SessionList } from '../../../../contract/accounts.ts';
import type { ApiClient } from '../../../../contract/client.ts';
import type { Documents } from '../../../../contract/documents.ts';
import type { Draft } from '../../../../contract/drafts.ts';
import type { FactorList } from '../../../../contract/factors.ts';
import type { Credit, PromoCodeList } from '../../../../contract/profile.ts';
import { reportError } from '../../../page/report-error.ts';
import { loadWallet, type WalletData } from '../wallet/load-wallet.ts';

/** A part that may fail without taking the page down. */
export type Loaded<T> = { readonly kind: 'found'; readonly value: T } | { readonly kind: 'failed' };

export interface ProfileData {
  readonly me: Me;
  readonly documents: Documents;
  /** The trip to continue with. Without it the page is whole, too. */
  readonly draft: Draft | null;
  readonly wallet: Loaded<WalletData>;
  readonly promoCodes: Promise<Loaded<PromoCodeList>>;
  readonly credit: Promise<Loaded<Credit>>;
  readonly sessions: Promise<Loaded<SessionList>>;
  readonly factors: Promise<Loaded<FactorList>>;
}

export async function loadProfile(api: ApiClient, me: Me): Promise<ProfileData> {
  const promoCodes = orFailed(api.listPromoCodes());
  const credit = orFailed(api.getCredit());
  const sessions = orFailed(api.listSessions());
  const factors = orFailed(api.listFactors());
  const [documents, wallet, kept] = await Promise.all([
    api.getDocuments(),
    orFailed(loadWallet(api, me)),
    orFailed(api.getDraft()),
  ]);
  const draft = kept.kind === 'found' ? kept.value.draft : null;
  // The rest is not awaited: the page opens and holds its places.
  return { me, documents, draft, wallet, promoCodes, credit, sessions, factors };
}

async function orFailed<T>(answer: Promise<T>): Promise<Loaded<T>> {
  try {
    return { kind: 'found', value: await answer };
  } catch (error) {
    reportError(error);
    return { kind: 'failed' };
  }
}
