import { useTranslation } from 'react-i18next';
import type { ClaimPreview } from '../../../../contract/operate/claims.ts';
import { fewestLetters } from '../../../../domain/fewest-letters.ts';
import { moment } from '../../../../domain/format-desk-time.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import { zero } from '../../../../domain/money.ts';
import { TextArea } from '../../../../ui/text-area.tsx';
import { operateApi } from '../../../api/operate-api.ts';
import { useForm } from '../../../form/use-form.ts';
import { usePageCity } from '../../../shell/desk-data.ts';
import { firstName } from '../../../shell/first-name.ts';
import { useClaimRefusal, useClaimVerb } from '../../claims/use-claim-verb.ts';
import { AmountPreview } from './amount-preview.tsx';
import { ClaimFacts } from './claim-facts.tsx';
import type { VerbProps } from './panel-props.ts';
import { useClaimDraft } from './use-claim-draft.ts';
import { usePreview } from './use-preview.ts';
import { VerbPanel } from './verb-panel.tsx';

/** Where each of what is missing is said. */
const fieldOf = { amount: 'amount', paper: 'number', evidence: null } as const;

/** A charge after the trip, on what was sealed or what an authority wrote. */
export function ClaimPanel({ desk: { booking, renter }, onClose }: VerbProps) {
  const { t } = useTranslation('claims');
  const { timeZone } = usePageCity();
  const params = { id: booking.id };
  const { currency } = booking.total;
  const name = firstName(renter.name);
  const draft = useClaimDraft(currency, timeZone);
  const { asked, missing } = draft;
  const words = draft.words.trim();
  const evidence = usePreview('evidence', (signal) =>
    operateApi().getTripEvidence({ params }, { signal }),
  );
  const preview = usePreview(missing ? null : JSON.stringify(asked), (signal) =>
    operateApi().previewClaim({ params, body: asked }, { signal }),
  );
  const known = preview.state === 'known' ? preview.value : null;
  const until = known ? moment(known.answerBy, timeZone) : '';
  const refusalOf = useClaimRefusal();
  const linesOf = useTakenLines();
  const act = useClaimVerb(onClose);
  const { errorAt, ...form } = useForm(async () => {
    if (missing) {
      const field = fieldOf[missing];
      return { ...(field && { field }), text: t(`make.problems.${missing}`) };
    }
    if (words.length < fewestLetters.claim) {
      return { field: 'words', text: t('make.problems.words') };
    }
    return act(
      () => operateApi().makeClaim({ params, body: { ...asked, words } }),
      t('make.done', { renter: name, at: until }),
    );
  });
  return (
    <VerbPanel
      {...form}
      title={t('make.title')}
      text={t('make.text', { renter: name })}
      save={
        known
          ? t('make.save', { amount: formatMoney(known.amount), renter: name })
          : t('make.saveNone', { renter: name })
      }
      isIdle={!missing && preview.state !== 'known'}
      note={known && t('make.answerBy', { at: until })}
      onClose={onClose}
    >
      <ClaimFacts {...{ draft, currency, evidence, errorAt }} bookingId={booking.id} />
      <TextArea
        name="words"
        label={t('make.words', { renter: name })}
        description={t('make.wordsHint')}
        error={errorAt('words')}
        rows={3}
        maxLength={2_000}
        value={draft.words}
        onChange={({ target }) => draft.setWords(target.value)}
      />
      <AmountPreview
        preview={preview}
        nothing={t('make.preview.nothing')}
        refusal={preview.state === 'refused' ? refusalOf(preview.error).text : undefined}
        lines={known ? linesOf(known) : []}
      />
    </VerbPanel>
  );
}

/** What it comes to, and where it is taken from. */
function useTakenLines() {
  const { t } = useTranslation('claims');
  return ({ amount: total, deposit, fromDeposit, fromCard, letGo }: ClaimPreview) => {
    const held = formatMoney(deposit ?? zero(total.currency));
    return [
      { label: t('make.preview.total'), amount: total, isSum: true },
      { label: t('make.preview.deposit', { amount: held }), amount: fromDeposit },
      { label: t('make.preview.card'), amount: fromCard },
      { label: t('make.preview.free'), amount: letGo },
    ].filter(({ amount, isSum }) => isSum || amount.amount > 0);
  };
}
