import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClaimAsked, TripEvidence } from '../../../../contract/operate/claims.ts';
import {
  type ChargeKind,
  type CleaningCause,
  chargeKinds,
} from '../../../../domain/charges/kinds.ts';
import { moment } from '../../../../domain/format-desk-time.ts';
import { formatMoney } from '../../../../domain/format-money.ts';
import type { HandoverView } from '../../../../domain/handovers/view.ts';
import { moneyFromCents } from '../../../../domain/money.ts';
import { centsIn } from '../../../../domain/read-cents.ts';
import { NativeSelect } from '../../../../ui/native-select.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { operateApi } from '../../../api/operate-api.ts';
import { useForm } from '../../../form/use-form.ts';
import { usePageCity } from '../../../shell/desk-data.ts';
import { firstName } from '../../../shell/first-name.ts';
import { useClaimRefusal, useClaimVerb } from '../../claims/use-claim-verb.ts';
import { AmountPreview } from './amount-preview.tsx';
import { ClaimGround } from './claim-ground.tsx';
import { instantOf } from './local-time.ts';
import type { VerbProps } from './panel-props.ts';
import { usePreview } from './use-preview.ts';
import { VerbPanel } from './verb-panel.tsx';

const SHORTEST_WORDS = 10;
const pricedByTerms: readonly ChargeKind[] = ['late', 'cleaning'];
const onPaper: readonly ChargeKind[] = ['toll', 'fine'];

/** A charge after the trip, on what was sealed or what an authority wrote. */
export function ClaimPanel({ desk: { booking, renter }, onClose }: VerbProps) {
  const { t } = useTranslation('claims');
  const city = usePageCity();
  const params = { id: booking.id };
  const { currency } = booking.total;
  const name = firstName(renter.name);
  const [kind, setKind] = useState<ChargeKind>('damage');
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  const [number, setNumber] = useState('');
  const [local, setLocal] = useState('');
  const [views, setViews] = useState<readonly HandoverView[]>([]);
  const [marks, setMarks] = useState<readonly string[]>([]);
  const [cleanedOf, setCleanedOf] = useState<CleaningCause>('smoking');
  const evidence = usePreview('evidence', (signal) =>
    operateApi().getTripEvidence({ params }, { signal }),
  );
  const cents = centsIn(typed) ?? 0;
  const at = instantOf(local, city.timeZone);
  const isPriced = pricedByTerms.includes(kind);
  const isOnPaper = onPaper.includes(kind);
  const asked: ClaimAsked = {
    kind,
    ...(isPriced ? {} : { amount: moneyFromCents(Math.max(1, cents), currency) }),
    views: [...views],
    marks: [...marks],
    ...(kind === 'cleaning' ? { cleanedOf } : {}),
    ...(isOnPaper && number && at ? { paper: { number, at } } : {}),
  };
  const isWhole =
    (isPriced || cents > 0) &&
    (!isOnPaper || (number !== '' && at !== null)) &&
    (!['damage', 'cleaning'].includes(kind) || views.length + marks.length > 0);
  const preview = usePreview(isWhole ? JSON.stringify(asked) : null, (signal) =>
    operateApi().previewClaim({ params, body: asked }, { signal }),
  );
  const known = preview.state === 'known' ? preview.value : null;
  const refusalOf = useClaimRefusal();
  const act = useClaimVerb(onClose);
  const { errorAt, ...form } = useForm(async () => {
    if (!(isPriced || cents > 0)) return { field: 'amount', text: t('make.problems.amount') };
    if (isOnPaper && !(number && at)) return { field: 'number', text: t('make.problems.paper') };
    if (!isWhole) return { text: t('make.problems.evidence') };
    if (words.trim().length < SHORTEST_WORDS) {
      return { field: 'words', text: t('make.problems.words') };
    }
    const until = known ? moment(known.answerBy, city.timeZone) : '';
    return act(
      () => operateApi().makeClaim({ params, body: { ...asked, words: words.trim() } }),
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
      isIdle={isWhole && preview.state !== 'known'}
      note={known && t('make.answerBy', { at: moment(known.answerBy, city.timeZone) })}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-4">
        <NativeSelect
          label={t('make.kind')}
          options={chargeKinds.map((id) => ({ id, label: t(`kinds.${id}`) }))}
          value={kind}
          onChange={setKind}
        />
        {isPriced ? (
          <p className="self-end pb-3 text-quiet">{t('make.byTerms')}</p>
        ) : (
          <TextField
            name="amount"
            label={t('make.amount', { currency })}
            error={errorAt('amount')}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </div>
      {isOnPaper ? (
        <div className="grid gap-4">
          <TextField
            name="number"
            label={t('make.number')}
            error={errorAt('number')}
            autoComplete="off"
            maxLength={80}
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
          <TextField
            type="datetime-local"
            label={t('make.at')}
            description={t('make.atHint', { city: city.name })}
            value={local}
            onChange={({ target }) => setLocal(target.value)}
          />
        </div>
      ) : (
        <Ground
          evidence={evidence}
          kind={kind}
          bookingId={booking.id}
          chosen={{ views, marks, cleanedOf }}
          onChoose={{ setViews, setMarks, setCleanedOf }}
        />
      )}
      <TextArea
        name="words"
        label={t('make.words', { renter: name })}
        description={t('make.wordsHint')}
        error={errorAt('words')}
        rows={3}
        maxLength={2_000}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <AmountPreview
        preview={preview}
        nothing={t('make.preview.nothing')}
        refusal={preview.state === 'refused' ? refusalOf(preview.error).text : undefined}
        lines={
          known
            ? [
                { label: t('make.preview.total'), amount: known.amount, isSum: true },
                {
                  label: t('make.preview.deposit', {
                    amount: formatMoney(known.deposit ?? moneyFromCents(0, currency)),
                  }),
                  amount: known.fromDeposit,
                },
                { label: t('make.preview.card'), amount: known.fromCard },
                { label: t('make.preview.free'), amount: known.letGo },
              ].filter(({ amount, isSum }) => isSum || amount.amount > 0)
            : []
        }
      />
    </VerbPanel>
  );
}

type GroundProps = Omit<Parameters<typeof ClaimGround>[0], 'evidence'> & {
  readonly evidence: ReturnType<typeof usePreview<TripEvidence>>;
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
