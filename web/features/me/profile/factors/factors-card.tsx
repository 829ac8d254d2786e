import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { Factor, FactorList } from '../../../../../contract/factors.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { dateIn } from '../../../../page/dates-in-words.ts';
import { DeferredSection } from '../deferred-section.tsx';
import type { Loaded } from '../load-profile.ts';
import { AddAppDialog } from './add-app-dialog.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { NewCodesDialog } from './new-codes-dialog.tsx';
import { RemoveFactorDialog } from './remove-factor-dialog.tsx';

/** What is asked for beside the password, for those who want it. */
export function FactorsCard({ factors }: { factors: Promise<Loaded<FactorList>> }) {
  const { t } = useTranslation('profile');
  return (
    <Card title={t('factors.title')}>
      <DeferredSection answer={factors}>{(list) => <Factors list={list} />}</DeferredSection>
    </Card>
  );
}

type Open = 'app' | 'passkey' | 'codes' | Factor;

function Factors({ list: { items, recoveryCodesLeft } }: { list: FactorList }) {
  const { t } = useTranslation('profile');
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => {
    setOpen(null);
    void revalidate();
  };
  const hasAny = items.length > 0;
  return (
    <div className="grid gap-4">
      <p className="text-sm text-quiet">{t(hasAny ? 'factors.on' : 'factors.off')}</p>
      {hasAny && (
        <ul className="divide-y divide-hair border-y border-hair">
          {items.map((factor) => (
            <FactorRow key={factor.id} factor={factor} onRemove={() => setOpen(factor)} />
          ))}
        </ul>
      )}
      {hasAny && (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="text-sm figures">{t('factors.codesLeft', { count: recoveryCodesLeft })}</p>
          <Button variant="link" onClick={() => setOpen('codes')}>
            {t('factors.newCodes')}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => setOpen('app')}>
          {t('factors.addApp')}
        </Button>
        <Button variant="outline" onClick={() => setOpen('passkey')}>
          {t('factors.addPasskey')}
        </Button>
      </div>
      {open === 'app' && <AddAppDialog onClose={close} />}
      {open === 'passkey' && <AddPasskeyDialog onClose={close} />}
      {open === 'codes' && <NewCodesDialog onClose={close} />}
      {open !== null && typeof open === 'object' && (
        <RemoveFactorDialog factor={open} isLast={items.length === 1} onClose={close} />
      )}
    </div>
  );
}

function FactorRow({ factor, onRemove }: { factor: Factor; onRemove: () => void }) {
  const { t } = useTranslation('profile');
  const { name, kind, createdAt, lastUsedAt } = factor;
  return (
    <li className="flex items-center justify-between gap-4 py-3.5">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-xs text-quiet figures">
          {t(`factors.kinds.${kind}`)}
          {' · '}
          {lastUsedAt
            ? t('factors.used', { when: dateIn('UTC', lastUsedAt) })
            : t('factors.added', { when: dateIn('UTC', createdAt) })}
        </p>
      </div>
      <div className="shrink-0">
        <Button variant="link" aria-label={t('factors.removeNamed', { name })} onClick={onRemove}>
          {t('factors.remove')}
        </Button>
      </div>
    </li>
  );
}
