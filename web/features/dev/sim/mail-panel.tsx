import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SimState } from '../../../../contract/sim.ts';
import { classes } from '../../../../ui/classes.ts';
import type { SimClient } from './call-sim.ts';
import { inZone } from './in-zone.ts';
import { SentEmail } from './sent-email.tsx';

interface MailPanelProps {
  readonly client: SimClient;
  readonly mail: NonNullable<SimState['mail']>;
}

/** The emails on the left, the one that is read on the right; on phones it opens below. */
export function MailPanel({ client, mail }: MailPanelProps) {
  const { t } = useTranslation('sim');
  const [chosen, setChosen] = useState<string | null>(null);
  if (mail.length === 0) return <p className="text-sm text-quiet">{t('mail.none')}</p>;
  return (
    <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
      <ul aria-label={t('mail.list')} className="max-h-160 overflow-y-auto">
        {mail.map(({ id, subject, recipient, sentAt }) => (
          <li key={id} className="border-b border-hair">
            <button
              type="button"
              aria-current={chosen === id ? 'true' : undefined}
              onClick={() => setChosen(id)}
              className={classes(
                'grid w-full gap-0.5 rounded-control px-3 py-3 text-left transition hover:bg-stone-100 focus-visible:-outline-offset-3',
                chosen === id && 'bg-stone-100',
              )}
            >
              <span className="text-sm font-strong">{subject}</span>
              <span className="truncate text-xs text-quiet">{t('mail.to', { recipient })}</span>
              <span className="text-xs text-quiet figures">{inZone(sentAt, 'UTC')} UTC</span>
            </button>
          </li>
        ))}
      </ul>
      {chosen === null ? (
        <p className="hidden py-3 text-sm text-quiet wide:block">{t('mail.choose')}</p>
      ) : (
        <SentEmail key={chosen} client={client} id={chosen} />
      )}
    </div>
  );
}
