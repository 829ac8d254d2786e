import { useTranslation } from 'react-i18next';
import type { TripEvidence } from '../../../../contract/operate/claims.ts';
import { chargeKinds } from '../../../../domain/charges/kinds.ts';
import { NativeSelect } from '../../../../ui/native-select.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { usePageCity } from '../../../shell/desk-data.ts';
import { ClaimGround } from './claim-ground.tsx';
import type { ClaimDraft } from './use-claim-draft.ts';
import type { Preview } from './use-preview.ts';

interface ClaimFactsProps {
  readonly draft: ClaimDraft;
  readonly bookingId: string;
  readonly currency: string;
  readonly evidence: Preview<TripEvidence>;
  readonly errorAt: (field: string) => string | undefined;
}

/** What it is for, how much, and what it stands on: an authority's paper, or what was sealed. */
export function ClaimFacts({ draft, bookingId, currency, evidence, errorAt }: ClaimFactsProps) {
  const { t } = useTranslation('claims');
  const { kind, rule, chosen, choose } = draft;
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <NativeSelect
          label={t('make.kind')}
          options={chargeKinds.map((id) => ({ id, label: t(`kinds.${id}`) }))}
          value={kind}
          onChange={draft.setKind}
        />
        {rule.isPricedByTerms ? (
          <p className="self-end pb-3 text-quiet">{t('make.byTerms')}</p>
        ) : (
          <TextField
            name="amount"
            label={t('make.amount', { currency })}
            error={errorAt('amount')}
            inputMode="decimal"
            autoComplete="off"
            value={draft.typed}
            onChange={({ target }) => draft.setTyped(target.value)}
          />
        )}
      </div>
      {rule.isOnPaper ? (
        <Paper draft={draft} error={errorAt('number')} />
      ) : (
        <Ground {...{ evidence, kind, bookingId, chosen }} onChoose={choose} />
      )}
    </>
  );
}

interface PaperProps {
  readonly draft: ClaimDraft;
  readonly error: string | undefined;
}

function Paper({ draft, error }: PaperProps) {
  const { t } = useTranslation('claims');
  const { name: city } = usePageCity();
  return (
    <div className="grid gap-4">
      <TextField
        name="number"
        label={t('make.number')}
        error={error}
        autoComplete="off"
        maxLength={80}
        value={draft.number}
        onChange={({ target }) => draft.setNumber(target.value)}
      />
      <TextField
        type="datetime-local"
        label={t('make.at')}
        description={t('make.atHint', { city })}
        value={draft.local}
        onChange={({ target }) => draft.setLocal(target.value)}
      />
    </div>
  );
}

type GroundProps = Omit<Parameters<typeof ClaimGround>[0], 'evidence'> & {
  readonly evidence: Preview<TripEvidence>;
};

function Ground({ evidence, ...ground }: GroundProps) {
  const { t } = useTranslation('claims');
  if (evidence.state === 'known') return <ClaimGround {...ground} evidence={evidence.value} />;
  if (evidence.state === 'refused') {
    return <p className="text-quiet">{t('make.evidence.failed')}</p>;
  }
  return (
    <div role="status">
      <span className="sr-only">{t('make.evidence.loading')}</span>
      <Skeleton className="h-20 w-full" />
    </div>
  );
}
