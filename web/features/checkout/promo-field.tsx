import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { refusalKey } from '../../api/refusal-key.ts';
import type { Promo } from './use-checkout-quote.ts';

export function PromoField({ promo }: { promo: Promo }) {
  const { t } = useTranslation(['checkout', 'errors']);
  const [typed, setTyped] = useState('');
  if (promo.applied !== null) return <Applied promo={promo} code={promo.applied} />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') promo.apply(typed.trim());
  };
  return (
    <form onSubmit={submit} className="flex max-w-md items-start gap-2">
      <div className="flex-1">
        <TextField
          label={t('promo.label')}
          placeholder={t('promo.optional')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            promo.forgetRefusal();
          }}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={promo.refusal ? t(`errors:${refusalKey(promo.refusal)}.text`) : undefined}
        />
      </div>
      {/* As high as the box, below the height of its label. */}
      <div className="mt-7.5 flex min-h-13 items-center">
        <Button variant="outline" type="submit" waiting={promo.isAsking}>
          {t('promo.apply')}
        </Button>
      </div>
    </form>
  );
}

function Applied({ promo, code }: { promo: Promo; code: string }) {
  const { t } = useTranslation('checkout');
  return (
    <p className="flex items-center gap-2 text-sm" role="status">
      <Icon name="check" className="size-5 stroke-[2.4] text-moss-500" />
      <span className="font-strong">{t('promo.applied', { code })}</span>
      <Button
        variant="link"
        aria-label={t('promo.removeNamed', { code })}
        onClick={() => promo.remove()}
      >
        {t('promo.remove')}
      </Button>
    </p>
  );
}
