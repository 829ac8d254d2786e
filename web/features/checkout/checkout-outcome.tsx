import { formatMoney } from '../../../domain/format-money.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { BankScreen } from './bank-screen.tsx';
import { PriceConsent } from './price-consent.tsx';
import { RefusalDialog } from './refusal-dialog.tsx';
import type { useCheckout } from './use-checkout.ts';
import { WorkingScreen } from './working-screen.tsx';

interface CheckoutOutcomeProps {
  readonly checkout: ReturnType<typeof useCheckout>;
  readonly carName: string;
  readonly carPath: string;
  readonly cityId: string;
}

/** What lies over the page once "Confirm & Book" was pressed. */
export function CheckoutOutcome({ checkout, carName, carPath, cityId }: CheckoutOutcomeProps) {
  const { attempt, live, agreed, own, payingCompany } = checkout;
  const { state } = attempt;
  const amount = agreed ?? live.state.price?.total ?? null;
  const facts = { carName, amount: amount && formatMoney(amount) };
  // Booked: the screen stays until the next page stands.
  const working =
    state.phase === 'booked'
      ? ({ phase: 'working', patience: 'usual', isReachable: true } as const)
      : state;
  return (
    <>
      {working.phase === 'working' && (
        <WorkingScreen state={working} isCompany={payingCompany !== null} {...facts} />
      )}
      {state.phase === 'authenticating' && <BankScreen {...facts} />}
      <ApproveDialog
        isOpen={state.phase === 'awaiting'}
        onApprove={attempt.authenticateAgain}
        {...facts}
      />
      <PriceConsent
        code={checkout.refusedPrice}
        before={agreed}
        live={live}
        onAgree={checkout.confirm}
        onClose={attempt.dismiss}
      />
      <RefusalDialog
        code={checkout.refusal}
        own={checkout.refusal === 'car_unavailable' ? own : null}
        carPath={carPath}
        cityId={cityId}
        onClose={attempt.dismiss}
      />
    </>
  );
}
