import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/handlers.ts';

export function settingsRoutes({
  config,
  settings,
  clock,
  paymentProvider,
  texts,
}: Deps): Pick<Handlers, 'getConfig'> {
  return {
    async getConfig() {
      const remote = settings.current();
      return {
        flags: {
          ...remote.login_config,
          ...remote.signup_config,
          ...remote.payments_config,
          ...remote.password_recovery_config,
          ...remote.document_validation_config,
          ...remote.asset_page_config,
          homepageSearchEnabled: remote.search_config.homepageSearchEnabled,
        },
        booking: {
          maximumDurationDays: remote.search_config.maximumDurationDays,
          noticeHours: remote.search_config.noticeHours,
          ...remote.booking_cancellation_config,
          ...remote.modifications_time_config,
        },
        contact: config.contact,
        simulated: [...config.simulated],
        payments: {
          provider: paymentProvider.name,
          accounts: paymentProvider.accounts
            .filter(({ currencies }) => currencies.length > 0)
            .map(({ currencies, publishableKey }) => ({
              currencies: [...currencies],
              publishableKey,
            })),
        },
        texts: texts.shownNumber === null ? null : { number: texts.shownNumber },
        map: { styleUrl: config.mapStyleUrl },
        now: clock.now().toString({ smallestUnit: 'second' }),
      };
    },
  };
}
