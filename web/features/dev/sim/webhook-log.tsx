import { useTranslation } from 'react-i18next';
import type { SimCards } from '../../../../contract/sim.ts';

export function WebhookLog({ webhooks }: { webhooks: SimCards['webhooks'] }) {
  const { t } = useTranslation('sim');
  if (webhooks.length === 0) {
    return <p className="mt-3 text-sm text-quiet">{t('cards.noWebhooks')}</p>;
  }
  return (
    <ul className="mt-3">
      {webhooks.map(({ key, type, attempts, lastStatus, deliveredAt }) => (
        <li
          key={key}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-hair py-2.5"
        >
          <code className="font-code text-xs break-all">{type}</code>
          <span className="text-xs text-quiet">
            {deliveredAt
              ? t('cards.delivered')
              : attempts === 0
                ? t('cards.waiting')
                : t('cards.attempts', { count: attempts, status: lastStatus ?? 0 })}
          </span>
        </li>
      ))}
    </ul>
  );
}
