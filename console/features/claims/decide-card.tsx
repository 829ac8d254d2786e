import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskClaim } from '../../../contract/operate/claims.ts';
import { fewestLetters } from '../../../domain/fewest-letters.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { moneyFromCents } from '../../../domain/money.ts';
import { centsIn } from '../../../domain/read-cents.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { FormProblem } from '../../form/form-problem.tsx';
import { textIn, useForm } from '../../form/use-form.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { firstName } from '../../shell/first-name.ts';
import { rolesWith } from '../../shell/roles-with.ts';
import { useClaimVerb } from './use-claim-verb.ts';

/** An objection, for somebody who did not claim; to everybody else it says who could. */
export function DecideCard({ desk }: { readonly desk: DeskClaim }) {
  const { t } = useTranslation(['claims', 'desk']);
  const city = usePageCity();
  const renter = firstName(desk.renter.name);
  const roles = rolesWith('claims.decide').map((role) => t(`desk:roles.${role}`));
  return (
    <Card title={t('decide.title')}>
      <p className="mb-4 max-w-none text-quiet figures">
        {desk.mayDecide && t('decide.text', { renter })}
        {!desk.mayDecide && desk.isOwn && t('decide.own', { roles })}
        {!(desk.mayDecide || desk.isOwn) && t('decide.role', { city: city.name, roles })}{' '}
        {desk.decideBy && t('decide.by', { renter, at: moment(desk.decideBy, city.timeZone) })}
      </p>
      {desk.mayDecide && <DecideForm desk={desk} />}
    </Card>
  );
}

type How = 'uphold' | 'reduce' | 'reject';

function DecideForm({ desk: { bookingId, claim, renter } }: { readonly desk: DeskClaim }) {
  const { t } = useTranslation('claims');
  const [how, setHow] = useState<How>('uphold');
  const [typed, setTyped] = useState('');
  const name = firstName(renter.name);
  const { currency } = claim.amount;
  const cents = centsIn(typed) ?? 0;
  const to = moneyFromCents(cents, currency);
  const amount = formatMoney(claim.amount);
  const act = useClaimVerb(() => undefined);
  const { errorAt, form, problem, isWaiting } = useForm(async (data) => {
    const words = textIn(data, 'words');
    if (how === 'reduce' && (cents === 0 || to.amount >= claim.amount.amount)) {
      return { field: 'to', text: t('decide.problems.to', { amount }) };
    }
    if (words.length < fewestLetters.claim) {
      return { field: 'words', text: t('decide.problems.words') };
    }
    const params = { id: bookingId, claimId: claim.id };
    const body =
      how === 'reduce' ? { decision: how, to, words } : ({ decision: how, words } as const);
    return act(
      () => operateApi().decideClaim({ params, body }),
      t('decide.done', { renter: name }),
    );
  });
  const save = () => {
    if (how === 'uphold') return t('decide.save.uphold', { amount });
    if (how === 'reject') return t('decide.save.reject');
    return cents > 0
      ? t('decide.save.reduce', { amount: formatMoney(to) })
      : t('decide.save.reduceNone');
  };
  return (
    <form {...form} className="grid gap-4">
      <RadioCards<How>
        legend={t('decide.how')}
        isStacked
        choices={[
          { id: 'uphold', title: t('decide.uphold'), text: t('decide.upholdText', { amount }) },
          { id: 'reduce', title: t('decide.reduce'), text: t('decide.reduceText', { amount }) },
          { id: 'reject', title: t('decide.reject'), text: t('decide.rejectText') },
        ]}
        value={how}
        onChange={setHow}
      />
      {how === 'reduce' && (
        <TextField
          name="to"
          label={t('decide.to', { currency })}
          error={errorAt('to')}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <TextArea
        name="words"
        label={t('decide.words', { renter: name })}
        error={errorAt('words')}
        rows={3}
        maxLength={2_000}
      />
      <FormProblem text={problem} />
      <div>
        <Button variant="ink" type="submit" waiting={isWaiting}>
          {save()}
        </Button>
      </div>
    </form>
  );
}
