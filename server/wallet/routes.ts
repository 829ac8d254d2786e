import type { Deps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import type { Handlers } from '../http/handlers.ts';
import { writeRequest } from '../requests/write-request.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { listCards } from './list-cards.ts';
import { requireRemovableCard } from './require-removable-card.ts';

type WalletHandlers = Pick<
  Handlers,
  'listPaymentMethods' | 'addPaymentMethod' | 'removePaymentMethod'
>;

export function walletRoutes({
  database,
  settings,
  jobs,
  clock,
  paymentProvider,
}: Deps): WalletHandlers {
  const requireEnabled = () => {
    if (!settings.current().payments_config.paymentsEnabled) {
      throw new Refusal('feature_disabled', 'Card payments are switched off at the moment.');
    }
  };
  return {
    listPaymentMethods: async ({ caller }) => ({
      items: await listCards(database.kysely, paymentProvider, caller.userId),
    }),
    async addPaymentMethod({ tx, query, caller: { userId } }) {
      requireEnabled();
      const { accountOf, accounts } = paymentProvider;
      const account = query.currency
        ? accountOf(query.currency)
        : accounts.find(({ currencies }) => currencies.length > 0);
      const now = clock.now();
      await recordSecurityEvent(tx, { kind: 'card-requested', userId, now });
      return writeRequest(tx, jobs, {
        kind: 'paymentMethod',
        userId,
        payload: { account: account?.name },
        now,
      });
    },
    async removePaymentMethod({ tx, params, caller: { userId } }) {
      requireEnabled();
      await requireRemovableCard(tx, params.id, userId);
      const payload = { paymentMethodId: params.id };
      const request = { kind: 'paymentMethodRemoval', userId, payload, now: clock.now() };
      return writeRequest(tx, jobs, request);
    },
  };
}
