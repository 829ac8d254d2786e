import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brandName } from '../../../../../domain/card-brand.ts';
import { instantFromIso } from '../../../../../domain/city-time.ts';
import { Button } from '../../../../../ui/button.tsx';
import { FieldError } from '../../../../../ui/field.tsx';
import { TextField } from '../../../../../ui/text-field.tsx';
import { useShellConfig } from '../../../../page/use-shell-config.ts';
import { groupExpiry } from '../card-expiry.ts';
import { CardMark } from '../card-mark.tsx';
import { digitsOf, groupNumber, shapeOf } from '../card-number.ts';
import { type CardField, type CardValues, noCard, problemsOf } from '../card-values.ts';
import { OrTyped } from '../or-typed.tsx';
import { publishableKeyFor } from '../publishable-key.ts';
import { type CardFormProps, useAddCard } from '../use-add-card.ts';
import { enterCard } from './enter-card.ts';
import { useGroupedInput } from './use-grouped-input.ts';
import { WalletButton } from './wallet-button.tsx';

const fieldOrder: readonly CardField[] = ['number', 'expiry', 'cvc'];

/** Our own card form, for the simulated provider. */
export function SimulatedCardForm(props: CardFormProps) {
  const { t } = useTranslation('wallet');
  const { payments, now } = useShellConfig();
  const key = publishableKeyFor(payments, props.currency);
  const [values, setValues] = useState(noCard);
  const [checked, setChecked] = useState<ReadonlySet<CardField>>(new Set());
  const form = useRef<HTMLFormElement>(null);
  const { add, isWaiting, refusal, forgetRefusal } = useAddCard(props);
  const number = useGroupedInput(values.number, groupNumber);
  const { brand, cvcLength } = shapeOf(digitsOf(values.number));
  const problems = problemsOf(values, instantFromIso(now));

  const change = (changed: Partial<CardValues>) => {
    setValues((last) => ({ ...last, ...changed }));
    forgetRefusal();
  };
  const check = (field: CardField) => setChecked((last) => new Set([...last, field]));
  const focus = (field: CardField) =>
    form.current?.querySelector<HTMLInputElement>(`[data-field=${field}]`)?.focus();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(new Set(fieldOrder));
    const wrong = fieldOrder.find((field) => problems[field]);
    if (wrong) return focus(wrong);
    await add((clientSecret) => enterCard(key, clientSecret, values));
  };

  const errorAt = (field: CardField) => {
    const refused = refusal && 'field' in refusal && refusal.field === field && refusal.problem;
    const problem = refused || (checked.has(field) ? problems[field] : undefined);
    return problem && t(`problems.${problem}`, { length: cvcLength });
  };
  const box = (field: CardField) => ({
    'data-field': field,
    value: values[field],
    onBlur: () => values[field] !== '' && check(field),
    error: errorAt(field) || undefined,
    inputMode: 'numeric' as const,
    spellCheck: false,
    readOnly: isWaiting,
  });

  return (
    <form
      ref={form}
      noValidate
      aria-label={t('form.label')}
      onSubmit={submit}
      className="grid gap-4"
    >
      <WalletButton
        isWaiting={isWaiting}
        onToken={(token) => add((clientSecret) => enterCard(key, clientSecret, { token }))}
      />
      <OrTyped />
      <div aria-live="polite" aria-relevant="additions" className="grid grid-cols-2 gap-4">
        <div className="relative col-span-2">
          {/* Beside the label: inside the box it would cover the number on a phone. */}
          {brand !== 'unknown' && (
            <span className="absolute top-0 right-0 flex items-center gap-2 text-xs font-strong text-stone-700">
              {brandName(brand)}
              <CardMark brand={brand} isSmall />
            </span>
          )}
          <TextField
            {...box('number')}
            ref={number.ref}
            label={t('form.number')}
            name="cardnumber"
            autoComplete="cc-number"
            placeholder="1234 1234 1234 1234"
            onChange={(event) => change({ number: number.read(event) })}
          />
        </div>
        <TextField
          {...box('expiry')}
          label={t('form.expiry')}
          name="cc-exp"
          autoComplete="cc-exp"
          placeholder={t('form.expiryHint')}
          onChange={(event) => change({ expiry: groupExpiry(event.target.value, values.expiry) })}
        />
        <TextField
          {...box('cvc')}
          label={t('form.cvc')}
          name="cvc"
          autoComplete="cc-csc"
          placeholder={t('form.cvcHint', { length: cvcLength })}
          onChange={(event) => change({ cvc: digitsOf(event.target.value).slice(0, cvcLength) })}
        />
      </div>
      <div role="alert" className="empty:hidden">
        {refusal && !('field' in refusal) && (
          <FieldError>{t(`problems.${refusal.problem}`)}</FieldError>
        )}
      </div>
      <div>
        <Button type="submit" waiting={isWaiting}>
          {isWaiting ? t('form.saving') : t('form.save')}
        </Button>
      </div>
      <p className="text-xs text-quiet">
        {t('form.safe')} {t('form.simulated')}
      </p>
    </form>
  );
}
