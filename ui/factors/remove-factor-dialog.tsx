import { useTranslation } from 'react-i18next';
import { askAddress } from '../../contract/ask-address.ts';
import type { Factor } from '../../contract/factors.ts';
import { Dialog } from '../dialog.tsx';
import { announce } from './announce.ts';
import type { FactorDialogProps } from './factor-dialog.ts';
import { FactorForm } from './factor-form.tsx';
import { problemOf } from './problem.ts';

interface RemoveFactorDialogProps extends FactorDialogProps {
  readonly factor: Factor;
  readonly isLast: boolean;
  readonly isStaff: boolean;
}

export function RemoveFactorDialog(props: RemoveFactorDialogProps) {
  const { base, factor, isLast, isStaff, onClose } = props;
  const { t } = useTranslation('factors');
  const { id, name } = factor;
  return (
    <Dialog isOpen mustAnswer onClose={onClose} title={t('removal.title', { name })}>
      <FactorForm
        fields={['password']}
        submit={t('removal.confirm')}
        cancel={t('removal.keep')}
        isDangerous
        onCancel={onClose}
        onSubmit={async ({ password }) => {
          const { refusal } = await askAddress(`${base}/removal`, { id, password });
          // Removed elsewhere meanwhile: what was wanted is so.
          if (refusal && refusal.code !== 'not_found') return problemOf(refusal);
          announce(t('removal.done'));
          onClose();
          return null;
        }}
      >
        <p>{t(textOf(isLast, isStaff))}</p>
      </FactorForm>
    </Dialog>
  );
}

function textOf(isLast: boolean, isStaff: boolean) {
  if (!isLast) return 'removal.text';
  return isStaff ? 'removal.lastOfStaff' : 'removal.last';
}
