import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LoadingScreen } from '../../../ui/loading-screen.tsx';
import type { AttemptState } from '../../api/booking-attempt.ts';
import { paths } from '../../page/paths.ts';
import { PayingFacts } from './paying-facts.tsx';

interface WorkingScreenProps {
  readonly state: Extract<AttemptState, { phase: 'working' }>;
  readonly isCompany: boolean;
  readonly carName: string;
  /** Null while a page that was loaded anew does not know it yet. */
  readonly amount: string | null;
}

/** Over everything while the booking is made: nothing can be pressed twice, nothing looks failed. */
export function WorkingScreen({ state, isCompany, carName, amount }: WorkingScreenProps) {
  const { t } = useTranslation('checkout');
  const { patience, isReachable } = state;
  const messages = isCompany
    ? t('working.companyMessages', { returnObjects: true })
    : t('working.messages', { returnObjects: true });
  return (
    <Curtain label={t('working.messages', { returnObjects: true })[0]}>
      <LoadingScreen messages={patience === 'very-long' ? [t('working.veryLong')] : messages}>
        <div className="grid min-h-24 content-start justify-items-center gap-2 text-stone-700">
          <PayingFacts carName={carName} amount={amount} />
          {!isReachable && <p>{t('working.lost')}</p>}
          {isReachable && patience === 'long' && <p>{t('working.long')}</p>}
          {patience === 'very-long' && (
            <>
              {isReachable && <p>{t('working.veryLongText')}</p>}
              <Link to={paths.bookings} className="text-link">
                {t('working.bookings')}
              </Link>
            </>
          )}
        </div>
      </LoadingScreen>
    </Curtain>
  );
}

/** The browser's own modal keeps keys and fingers away from the page behind. */
function Curtain({ label, children }: { label: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const own = dialog.current;
    own?.showModal();
    return () => own?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onCancel={(event) => event.preventDefault()}
      className="m-0 size-full max-h-none max-w-none bg-paper text-ink outline-none"
    >
      {children}
    </dialog>
  );
}
