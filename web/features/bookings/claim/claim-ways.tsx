import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../domain/format-money.ts';
import { claimPolicy } from '../../../../domain/policy-constants.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { momentOf } from '../data/stop-words.ts';
import type { ClaimData } from './load-claim.ts';
import { ObjectionForm } from './objection-form.tsx';
import { useClaimAnswer } from './use-claim-answer.ts';

interface ClaimWaysProps {
  readonly data: ClaimData;
  readonly mayAgree: boolean;
}

/** Two answers of equal weight; nobody is hurried. */
export function ClaimWays({ data: { booking, claim }, mayAgree }: ClaimWaysProps) {
  const { t } = useTranslation('trips');
  const [isObjecting, setObjecting] = useState(false);
  const { answer, sending, problem } = useClaimAnswer({ id: booking.id, claimId: claim.id });
  const objectText = mayAgree
    ? t('claim.ways.objectText', { days: claimPolicy.decidedWithinWorkingDays })
    : t('claim.ways.objectLateText', {
        when: claim.objectBy ? momentOf(claim.objectBy, booking.city) : '',
      });
  return (
    <section aria-labelledby="ways-title">
      <h2 id="ways-title" className="mb-4 text-2xl">
        {t('claim.ways.title')}
      </h2>
      <div className="grid gap-3 tablet:grid-cols-2">
        <Way title={t('claim.ways.object')} text={objectText}>
          {isObjecting ? (
            <ObjectionForm
              isSending={sending === 'object'}
              onClose={() => setObjecting(false)}
              onSend={(words, photo) => void answer({ answer: 'object', words }, photo)}
            />
          ) : (
            <Button variant="outline" large block onClick={() => setObjecting(true)}>
              {t('claim.ways.objectAction')}
            </Button>
          )}
        </Way>
        {mayAgree && (
          <Way title={t('claim.ways.agree')} text={<AgreeText claim={claim} />}>
            <Button
              variant="outline"
              large
              block
              waiting={sending === 'agree'}
              onClick={() => void answer({ answer: 'agree' })}
            >
              {t('claim.ways.agreeAction')}
            </Button>
          </Way>
        )}
      </div>
      <div role="alert" className="mt-3 empty:hidden">
        {problem && <FieldError>{problem}</FieldError>}
      </div>
      <p className="mt-4 text-xs text-quiet">{t('claim.ways.rights')}</p>
    </section>
  );
}

function AgreeText({ claim }: { readonly claim: ClaimData['claim'] }) {
  const { t } = useTranslation('trips');
  const { fromDeposit, fromCard } = claim.split;
  const amount = formatMoney(claim.amount);
  if (claim.isByCompany) return t('claim.ways.agreeAccount', { amount });
  if (fromCard.amount === 0) return t('claim.ways.agreeDeposit', { amount });
  if (fromDeposit.amount === 0) return t('claim.ways.agreeCard', { amount });
  return t('claim.ways.agreeBoth', {
    deposit: formatMoney(fromDeposit),
    card: formatMoney(fromCard),
  });
}

interface WayProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

function Way({ title, text, children }: WayProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col rounded-card border border-control bg-card p-5 figures"
    >
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      <p className="mt-1 mb-4 flex-1 text-sm">{text}</p>
      {children}
    </section>
  );
}
