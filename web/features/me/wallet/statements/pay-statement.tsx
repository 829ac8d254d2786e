import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Company } from '../../../../../contract/profile.ts';
import type { Statement } from '../../../../../contract/statements.ts';
import { formatMonth } from '../../../../../domain/format-city-time.ts';
import { Button } from '../../../../../ui/button.tsx';
import { useDeferred } from '../../../../../ui/use-deferred.ts';
import { useShellConfig } from '../../../../page/use-shell-config.ts';

const loadDialog = () => import('./pay-dialog.tsx');

interface PayStatementProps {
  readonly statement: Statement;
  readonly company: Company;
}

/** The button while there is something to pay, or a payment of one's own to finish; and its dialog. */
export function PayStatement({ statement, company }: PayStatementProps) {
  const { t } = useTranslation('wallet');
  const { flags } = useShellConfig();
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const deferred = useDeferred(loadDialog, isWanted);
  const { state, openRequest } = statement;
  const isDue = (state === 'due' || state === 'overdue') && flags.paymentsEnabled;
  const isUnfinished = state === 'paying' && openRequest !== null;
  const month = formatMonth(statement.month);
  const { currency } = statement.left;
  return (
    <>
      {(isDue || isUnfinished) && (
        <Button
          variant="link"
          aria-haspopup="dialog"
          aria-label={isDue ? t('statements.payNamed', { month, currency }) : undefined}
          waiting={isOpen && deferred.state === 'waiting'}
          onPointerEnter={() => setWanted(true)}
          onFocus={() => setWanted(true)}
          onClick={() => {
            setWanted(true);
            setOpen(true);
            if (deferred.state === 'failed') deferred.retry();
          }}
        >
          {t(isDue ? 'statements.pay' : 'statements.resume')}
        </Button>
      )}
      {isOpen && deferred.state === 'failed' && (
        <p role="alert" className="text-sm text-error-600">
          {t('statements.part')}
        </p>
      )}
      {deferred.state === 'ready' && (
        <deferred.module.PayDialog
          statement={statement}
          company={company}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
