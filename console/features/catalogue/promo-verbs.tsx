import { useTranslation } from 'react-i18next';
import type { DeskPromoCode } from '../../../contract/operate/catalogue-promo-codes.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { textIn, useForm } from '../../form/use-form.ts';
import { useCatalogueVerb } from './use-catalogue-verb.ts';

interface PromoVerbProps {
  readonly promo: DeskPromoCode;
  readonly onClose: () => void;
}

/** From then on the renter finds it in their profile. */
export function GivePromo({ promo: { id, code }, onClose }: PromoVerbProps) {
  const { t } = useTranslation(['promoCodes', 'catalogue']);
  const act = useCatalogueVerb({
    onDone: onClose,
    refusals: { not_found: { field: 'email', text: t('problems.noAccount') } },
  });
  const { errorAt, ...form } = useForm(async (data) => {
    const email = textIn(data, 'email');
    if (!email.includes('@')) return { field: 'email', text: t('problems.email') };
    return act(
      () => operateApi().givePromoCode({ params: { id }, body: { email } }),
      t('give.done', { code }),
    );
  });
  return (
    <FormDialog
      {...form}
      title={t('give.title', { code })}
      text={t('give.text')}
      save={t('give.save')}
      keep={t('catalogue:cancel')}
      onClose={onClose}
    >
      <TextField
        name="email"
        type="email"
        label={t('give.email')}
        error={errorAt('email')}
        autoComplete="off"
        maxLength={254}
      />
    </FormDialog>
  );
}

export function EndPromo({ promo: { id, code }, onClose }: PromoVerbProps) {
  const { t } = useTranslation('promoCodes');
  const act = useCatalogueVerb({ onDone: onClose });
  const { errorAt: _, ...form } = useForm(() =>
    act(() => operateApi().endPromoCode({ params: { id } }), t('end.done', { code })),
  );
  return (
    <FormDialog
      {...form}
      isDangerous
      title={t('end.title', { code })}
      text={t('end.text')}
      save={t('end.save')}
      keep={t('end.keep')}
      onClose={onClose}
    />
  );
}
