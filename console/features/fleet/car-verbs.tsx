import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { showToast } from '../../../ui/toast.ts';
import { operateApi } from '../../api/operate-api.ts';
import { useMay } from '../../shell/desk-data.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { RetireDialog } from './retire-dialog.tsx';
import { useCarVerb } from './use-car-verb.ts';

/** What is done with a whole car, and rarely. */
export function CarVerbs({ car }: { car: FleetCar }) {
  const { t } = useTranslation('carActions');
  const mayEdit = useMay('fleet.edit');
  const [open, setOpen] = useState<'copy' | 'retire' | null>(null);
  const close = () => setOpen(null);
  const { act } = useCarVerb(close);
  const name = `${car.brand} ${car.model}`;
  if (!mayEdit) return null;
  const bringBack = async () => {
    const send = () => operateApi().bringBackCar({ params: { id: car.id } });
    const problem = await act(send, t('back.done', { name }));
    if (problem) {
      await showToast({ tone: 'error', title: problem.text, durationMs: toastsMs.error });
    }
  };
  return (
    <>
      <Menu
        label={t('more', { name })}
        button={<Icon name="more" className="size-5 stroke-[2.6]" />}
        buttonStyle="grid size-target place-items-center rounded-full border border-control bg-card hover:border-ink focus-visible:rounded-full"
        entries={[
          { id: 'copy', label: t('copy.open') },
          car.retiredAt === null
            ? { id: 'retire', label: t('retire.open') }
            : { id: 'back', label: t('back.open') },
        ]}
        onChoose={(id) => (id === 'back' ? void bringBack() : setOpen(id))}
      />
      {open === 'copy' && <CopyDialog car={car} onClose={close} />}
      {open === 'retire' && <RetireDialog car={car} onClose={close} />}
    </>
  );
}
