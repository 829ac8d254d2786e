import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Factor, FactorList } from '../../contract/factors.ts';
import { Button } from '../button.tsx';
import { AddAppDialog } from './add-app-dialog.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import type { FactorDialogProps } from './factor-dialog.ts';
import { NewCodesDialog } from './new-codes-dialog.tsx';
import { RemoveFactorDialog } from './remove-factor-dialog.tsx';

interface FactorsProps extends Pick<FactorDialogProps, 'base'> {
  readonly list: FactorList;
  readonly isStaff?: boolean;
  /** How the application writes a day. */
  readonly dateOf: (instant: string) => string;
  readonly onChanged: () => void;
}

type Open = 'app' | 'passkey' | 'codes' | Factor;

/** What somebody has besides the password, and the ways to add and remove it. */
export function Factors({ list, base, isStaff = false, dateOf, onChanged }: FactorsProps) {
  const { items, recoveryCodesLeft } = list;
  const { t } = useTranslation('factors');
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => {
    setOpen(null);
    onChanged();
  };
  const hasAny = items.length > 0;
  return (
    <div className="grid gap-4">
      <p className="text-sm text-quiet">{t(hasAny ? 'on' : 'off')}</p>
      {hasAny && (
        <ul className="divide-y divide-hair border-y border-hair">
          {items.map((factor) => (
            <FactorRow
              key={factor.id}
              factor={factor}
              dateOf={dateOf}
              onRemove={() => setOpen(factor)}
            />
          ))}
        </ul>
      )}
      {hasAny && (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="text-sm figures">{t('codesLeft', { count: recoveryCodesLeft })}</p>
          <Button variant="link" onClick={() => setOpen('codes')}>
            {t('newCodes')}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => setOpen('app')}>
          {t('addApp')}
        </Button>
        <Button variant="outline" onClick={() => setOpen('passkey')}>
          {t('addPasskey')}
        </Button>
      </div>
      {open === 'app' && <AddAppDialog base={base} onClose={close} />}
      {open === 'passkey' && <AddPasskeyDialog base={base} onClose={close} />}
      {open === 'codes' && <NewCodesDialog base={base} onClose={close} />}
      {open !== null && typeof open === 'object' && (
        <RemoveFactorDialog
          base={base}
          factor={open}
          isLast={items.length === 1}
          isStaff={isStaff}
          onClose={close}
        />
      )}
    </div>
  );
}

interface FactorRowProps extends Pick<FactorsProps, 'dateOf'> {
  readonly factor: Factor;
  readonly onRemove: () => void;
}

function FactorRow({ factor, dateOf, onRemove }: FactorRowProps) {
  const { t } = useTranslation('factors');
  const { name, kind, createdAt, lastUsedAt } = factor;
  return (
    <li className="flex items-center justify-between gap-4 py-3.5">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-xs text-quiet figures">
          {t(`kinds.${kind}`)}
          {' · '}
          {lastUsedAt
            ? t('used', { when: dateOf(lastUsedAt) })
            : t('added', { when: dateOf(createdAt) })}
        </p>
      </div>
      <div className="shrink-0">
        <Button variant="link" aria-label={t('removeNamed', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}
