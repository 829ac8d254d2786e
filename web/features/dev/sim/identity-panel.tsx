import { useTranslation } from 'react-i18next';
import type { SimState } from '../../../../contract/sim.ts';
import { Button } from '../../../../ui/button.tsx';
import { inZone } from './in-zone.ts';
import type { Sim } from './use-sim.ts';

interface IdentityPanelProps {
  readonly sim: Sim;
  readonly inquiries: NonNullable<SimState['inquiries']>;
}

/** What a person at the identity provider would decide. */
export function IdentityPanel({ sim, inquiries }: IdentityPanelProps) {
  const { t, i18n } = useTranslation('sim');
  if (inquiries.length === 0) return <p className="text-sm text-quiet">{t('identity.none')}</p>;
  const statusWord = (status: string) =>
    i18n.exists(`sim:identity.status.${status}`)
      ? t(`identity.status.${status as 'created'}`)
      : t('identity.otherStatus', { status });
  return (
    <ul aria-label={t('identity.list')} className="grid gap-3">
      {inquiries.map(({ id, name, status, createdAt, decisions }) => {
        const person = name ?? t('identity.nameless');
        return (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-hair bg-card p-5"
          >
            <div>
              <p className="font-strong">{person}</p>
              <p className="text-xs text-quiet figures">
                {statusWord(status)}, {t('identity.since', { time: inZone(createdAt, 'UTC') })} UTC
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              {decisions.map((decision) => (
                <Button
                  key={decision}
                  variant={decision === 'approved' ? 'ink' : 'outline'}
                  aria-label={t('identity.decideOn', {
                    decision: t(`identity.decide.${decision}`),
                    name: person,
                  })}
                  onClick={() =>
                    void sim.change(`inquiries/${encodeURIComponent(id)}`, { decision })
                  }
                >
                  {t(`identity.decide.${decision}`)}
                </Button>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
