import {
  Elements,
  ExpressCheckoutElement,
  PaymentElement,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js';
import type { StripeExpressCheckoutElementOptions } from '@stripe/stripe-js';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../ui/button.tsx';
import { FieldError } from '../../../../../ui/field.tsx';
import { type Refusal, refusalOf } from '../card-refusal.ts';
import { OrTyped } from '../or-typed.tsx';
import { type CardFormProps, useAddCard } from '../use-add-card.ts';
import { stripeFor } from './load-stripe.ts';

interface StripeCardFormProps extends CardFormProps {
  readonly publishableKey: string;
}

/** Stripe's own fields: the card's number never touches our page. */
export function StripeCardForm({ publishableKey, currency, onAdded }: StripeCardFormProps) {
  return (
    <Elements
      stripe={stripeFor(publishableKey)}
      options={{
        mode: 'setup',
        currency: currency.toLowerCase(),
        allowedPaymentMethodTypes: ['card'],
      }}
    >
      <Fields currency={currency} onAdded={onAdded} />
    </Elements>
  );
}

/** What the browser offers of the two; every other way to pay is not ours. */
const onlyWallets: StripeExpressCheckoutElementOptions = {
  paymentMethods: { link: 'never', amazonPay: 'never', paypal: 'never', klarna: 'never' },
};

function Fields(props: CardFormProps) {
  const { t } = useTranslation('wallet');
  const stripe = useStripe();
  const elements = useElements();
  const [hasFailed, setFailed] = useState(false);
  const [hasWallets, setWallets] = useState(false);
  const { add, isWaiting, refusal } = useAddCard(props);

  /** The same for typed cards and for wallets: Stripe knows which of its elements was used. */
  const enter = async () => {
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

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void enter();
  };

  return (
    <form aria-label={t('form.label')} onSubmit={submit} className="grid gap-4">
      <ExpressCheckoutElement
        options={onlyWallets}
        onReady={({ availablePaymentMethods }) => setWallets(availablePaymentMethods !== undefined)}
        onConfirm={enter}
      />
      {hasWallets && <OrTyped />}
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
