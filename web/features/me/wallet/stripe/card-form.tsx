import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../ui/button.tsx';
import { FieldError } from '../../../../../ui/field.tsx';
import { type Refusal, refusalOf } from '../card-refusal.ts';
import { type CardFormProps, useAddCard } from '../use-add-card.ts';
import { stripeFor } from './load-stripe.ts';

interface StripeCardFormProps extends CardFormProps {
  readonly publishableKey: string;
}

/** Stripe's own fields: the card's number never touches our page. */
export function StripeCardForm({ publishableKey, onAdded }: StripeCardFormProps) {
  return (
    <Elements
      stripe={stripeFor(publishableKey)}
      options={{ mode: 'setup', currency: 'usd', allowedPaymentMethodTypes: ['card'] }}
    >
      <Fields onAdded={onAdded} />
    </Elements>
  );
}

function Fields({ onAdded }: CardFormProps) {
  const { t } = useTranslation('wallet');
  const stripe = useStripe();
  const elements = useElements();
  const [hasFailed, setFailed] = useState(false);
  const { add, isWaiting, refusal } = useAddCard(onAdded);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!stripe || !elements) return;
    // What is missing or mistyped, Stripe shows at its own fields.
    const { error } = await elements.submit();
    if (error) return;
    await add(async (clientSecret): Promise<Refusal | null> => {
      const confirmed = await stripe.confirmSetup({
        elements,
        clientSecret,
        confirmParams: { return_url: location.href },
        redirect: 'if_required',
      });
      if (!confirmed.error) return null;
      const { type, code, decline_code } = confirmed.error;
      if (type === 'validation_error') return { problem: 'declined' };
      if (type !== 'card_error' && type !== 'invalid_request_error') throw new Error(type);
      return refusalOf({ ...(code ? { code } : {}), ...(decline_code ? { decline_code } : {}) });
    });
  };

  return (
    <form aria-label={t('form.label')} onSubmit={submit} className="grid gap-4">
      {hasFailed ? (
        <FieldError>{t('problems.formFailed')}</FieldError>
      ) : (
        <PaymentElement onLoadError={() => setFailed(true)} />
      )}
      <div role="alert" className="empty:hidden">
        {refusal && <FieldError>{t(`problems.${refusal.problem}`, { length: 3 })}</FieldError>}
      </div>
      <div>
        <Button type="submit" waiting={isWaiting} disabled={!stripe}>
          {isWaiting ? t('form.saving') : t('form.save')}
        </Button>
      </div>
    </form>
  );
}
