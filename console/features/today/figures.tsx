import { useTranslation } from 'react-i18next';
import type { Today } from '../../../contract/operate/today.ts';
import { percentOf } from '../../../domain/handovers/figures.ts';
import { Card } from '../../../ui/card.tsx';

type FiguresProps = Pick<Today, 'carsOut' | 'carCount' | 'handovers' | 'recorded'>;

export function Figures({ carsOut, carCount, handovers, recorded }: FiguresProps) {
  const { t } = useTranslation('today');
  const ofKind = (kind: 'delivery' | 'return') => {
    const all = handovers?.filter((handover) => handover.kind === kind) ?? [];
    const done = all.filter(({ isDone }) => isDone).length;
    return { value: all.length, note: t('figures.done', { count: done }) };
  };
  return (
    <Card title={t('figures.title')}>
      <dl className="grid gap-5 figures max-desk:grid-cols-3">
        <Figure
          label={t('figures.out')}
          value={carsOut}
          note={t('figures.of', { count: carCount })}
        />
        {handovers && <Figure label={t('figures.deliveries')} {...ofKind('delivery')} />}
        {handovers && <Figure label={t('figures.returns')} {...ofKind('return')} />}
        {recorded && <Recorded recorded={recorded} />}
      </dl>
    </Card>
  );
}

/** How handovers of the last weeks went, each share with what it is of. */
function Recorded({ recorded }: { readonly recorded: NonNullable<Today['recorded']> }) {
  const { t } = useTranslation('today');
  const { deliveries, onTime, collections, lateReturns, claims } = recorded;
  const shares = [
    ['onTime', percentOf(onTime, deliveries), deliveries],
    ['late', percentOf(lateReturns, collections), collections],
    ['claims', percentOf(claims, collections), collections],
  ] as const;
  return shares.map(([name, percent, count]) => (
    <Figure
      key={name}
      label={t(`figures.${name}.label`)}
      value={percent === null ? t('figures.none') : t(`figures.${name}.value`, { percent })}
      note={t(`figures.${name}.of`, { count })}
    />
  ));
}

interface FigureProps {
  readonly label: string;
  readonly value: number | string;
  readonly note: string;
}

function Figure({ label, value, note }: FigureProps) {
  return (
    <div>
      <dt className="text-xs text-quiet">{label}</dt>
      <dd className="flex items-baseline gap-1.5">
        <span className="title text-2xl">{value}</span>
        <span className="text-quiet">{note}</span>
      </dd>
    </div>
  );
}
