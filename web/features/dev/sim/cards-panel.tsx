import { useTranslation } from 'react-i18next';
import type { SimCards } from '../../../../contract/sim.ts';
import { callFailures, declineCodes } from '../../../../contract/sim-declines.ts';
import { NativeSelect } from '../../../../ui/native-select.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { CardPayments } from './card-payments.tsx';
import { Panel } from './panel.tsx';
import type { Sim } from './use-sim.ts';
import { WebhookLog } from './webhook-log.tsx';

const delays = [0, 10, 60, 600] as const;
const times = [0, 1, 2, 5] as const;
const named = <T extends number>(value: T) => `at${value}` as const;

/** How the card provider shall behave, and what it did. */
export function CardsPanel({ sim, cards }: { sim: Sim; cards: SimCards }) {
  const { t } = useTranslation('sim');
  const { declineNext, delaySeconds, times: deliveries, reordered } = cards.controls;
  const { failNext, charges, refunds, isBalanceShort, beforeAnswer } = cards.controls;
  const change = (body: object) => void sim.change('cards', body);
  return (
    <div className="grid gap-8">
      <div className="grid items-end gap-4 tablet:grid-cols-2 wide:grid-cols-4">
        <NativeSelect
          label={t('cards.next')}
          value={declineNext ?? 'none'}
          options={(['none', ...declineCodes] as const).map((id) => ({
            id,
            label: t(`cards.declines.${id}`),
          }))}
          onChange={(id) => change({ declineNext: id === 'none' ? null : id })}
        />
        <NativeSelect
          label={t('cards.failures')}
          value={failNext ?? 'none'}
          options={(['none', ...callFailures] as const).map((id) => ({
            id,
            label: t(`cards.failuresOf.${id}`),
          }))}
          onChange={(id) => change({ failNext: id === 'none' ? null : id })}
        />
        <NativeSelect
          label={t('cards.charges')}
          value={charges}
          options={(['at-once', 'processing'] as const).map((id) => ({
            id,
            label: t(`cards.chargesOf.${id}`),
          }))}
          onChange={(id) => change({ charges: id })}
        />
        <NativeSelect
          label={t('cards.refunds')}
          value={refunds}
          options={(['at-once', 'pending'] as const).map((id) => ({
            id,
            label: t(`cards.refundsOf.${id}`),
          }))}
          onChange={(id) => change({ refunds: id })}
        />
        <NativeSelect
          label={t('cards.delay')}
          value={nearest(delays, delaySeconds)}
          options={delays.map((value) => ({
            id: named(value),
            label: t(`cards.delays.${named(value)}`),
          }))}
          onChange={(id) => change({ delaySeconds: Number(id.slice(2)) })}
        />
        <NativeSelect
          label={t('cards.times')}
          value={nearest(times, deliveries)}
          options={times.map((value) => ({
            id: named(value),
            label: t(`cards.timesOf.${named(value)}`),
          }))}
          onChange={(id) => change({ times: Number(id.slice(2)) })}
        />
        <Switch
          label={t('cards.reordered')}
          checked={reordered}
          onChange={({ target }) => change({ reordered: target.checked })}
        />
        <Switch
          label={t('cards.beforeAnswer')}
          checked={beforeAnswer}
          onChange={({ target }) => change({ beforeAnswer: target.checked })}
        />
        <Switch
          label={t('cards.isBalanceShort')}
          checked={isBalanceShort}
          onChange={({ target }) => change({ isBalanceShort: target.checked })}
        />
      </div>
      <div className="grid items-start gap-4 wide:grid-cols-2">
        <Panel title={t('cards.payments')}>
          <CardPayments
            payments={cards.payments}
            onChange={(id, what) =>
              void sim.change(`payments/${encodeURIComponent(id)}`, { change: what })
            }
          />
        </Panel>
        <Panel title={t('cards.webhooks')}>
          <WebhookLog webhooks={cards.webhooks} />
        </Panel>
      </div>
    </div>
  );
}

/** Somebody may have set a value that the page does not offer. */
function nearest<T extends number>(offered: readonly [T, ...T[]], value: number) {
  return named(offered.findLast((one) => one <= value) ?? offered[0]);
}
