import { useTranslation } from 'react-i18next';
import type { DeskClaim } from '../../../contract/operate/claims.ts';
import { fewestLetters } from '../../../domain/fewest-letters.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { textIn, useForm } from '../../form/use-form.ts';
import { firstName } from '../../shell/first-name.ts';
import { useClaimVerb } from './use-claim-verb.ts';

interface WithdrawDialogProps {
  readonly desk: DeskClaim;
  readonly onClose: () => void;
}

/** We do not ask for it any more. */
export function WithdrawDialog({ desk, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('claims');
  const { bookingId, claim } = desk;
  const renter = firstName(desk.renter.name);
  const act = useClaimVerb(onClose);
  const { errorAt, ...form } = useForm(async (data) => {
    const words = textIn(data, 'words');
    if (words.length < fewestLetters.reason) return { field: 'words', text: t('withdraw.problem') };
    const params = { id: bookingId, claimId: claim.id };
    return act(
      () => operateApi().withdrawClaim({ params, body: { words } }),
      t('withdraw.done', { renter }),
    );
  });
  const back =
    claim.taken.amount > 0 ? t('withdraw.back', { amount: formatMoney(claim.taken) }) : '';
  return (
    <FormDialog
      {...form}
      title={t('withdraw.title')}
      text={[t('withdraw.text', { renter }), back].join(' ').trim()}
      save={t('withdraw.save')}
      keep={t('withdraw.keep')}
      onClose={onClose}
    >
      <TextArea
        name="words"
        label={t('withdraw.words', { renter })}
        error={errorAt('words')}
        rows={3}
        maxLength={500}
      />
    </FormDialog>
  );
}
