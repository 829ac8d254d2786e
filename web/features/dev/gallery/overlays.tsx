import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastsMs } from '../../../../domain/policy-constants.ts';
import { Button } from '../../../../ui/button.tsx';
import { Counter } from '../../../../ui/counter.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Select } from '../../../../ui/select.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { Section } from './section.tsx';

export function Overlays() {
  const { t } = useTranslation('gallery');
  return (
    <>
      <Section name="toasts">
        <div className="flex flex-wrap gap-3">
          <Button
            variant="outline"
            onClick={() =>
              showToast({
                tone: 'done',
                title: t('overlays.doneTitle'),
                text: t('overlays.doneText'),
                durationMs: toastsMs.modificationSuccess,
              })
            }
          >
            {t('overlays.done')}
          </Button>
          <Button
            variant="outline"
            onClick={() =>
              showToast({
                tone: 'error',
                title: t('overlays.errorTitle'),
                text: t('overlays.errorText'),
                durationMs: toastsMs.error,
              })
            }
          >
            {t('overlays.error')}
          </Button>
          <Button
            variant="outline"
            onClick={() =>
              showToast({
                tone: 'info',
                title: t('overlays.infoTitle'),
                durationMs: toastsMs.documentsRevoked,
              })
            }
          >
            {t('overlays.info')}
          </Button>
        </div>
      </Section>
      <Dialogs />
    </>
  );
}

function Dialogs() {
  const { t } = useTranslation('gallery');
  const [open, setOpen] = useState<'small' | 'large' | 'question' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section name="dialogs">
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => setOpen('small')}>
          {t('overlays.small')}
        </Button>
        <Button variant="outline" onClick={() => setOpen('large')}>
          {t('overlays.large')}
        </Button>
        <Button variant="outline" onClick={() => setOpen('question')}>
          {t('overlays.question')}
        </Button>
      </div>
      <Dialog
        isOpen={open === 'small'}
        onClose={close}
        title={t('overlays.reachTitle')}
        footer={
          <>
            <Button variant="link" onClick={close}>
              {t('overlays.areas')}
            </Button>
            <Button variant="primary" onClick={close}>
              {t('overlays.again')}
            </Button>
          </>
        }
      >
        <p>{t('overlays.reachText')}</p>
      </Dialog>
      <FilterDialog isOpen={open === 'large'} onClose={close} />
      <Dialog
        mustAnswer
        isOpen={open === 'question'}
        onClose={close}
        title={t('overlays.cancelTitle')}
        footer={
          <>
            <Button variant="danger" onClick={close}>
              {t('buttons.cancel')}
            </Button>
            <Button onClick={close}>{t('overlays.keep')}</Button>
          </>
        }
      >
        <p>{t('overlays.cancelText')}</p>
      </Dialog>
    </Section>
  );
}

function FilterDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('gallery');
  const [seats, setSeats] = useState(5);
  const [time, setTime] = useState<'early' | 'late'>('early');
  return (
    <Dialog
      size="large"
      isOpen={isOpen}
      onClose={onClose}
      title={t('overlays.filterTitle')}
      action={<Button variant="link">{t('overlays.reset')}</Button>}
      footer={
        <Button variant="primary" large block onClick={onClose}>
          {t('overlays.show')}
        </Button>
      }
    >
      <Counter label={t('inputs.seats')} value={seats} onChange={setSeats} min={2} />
      <Select
        label={t('inputs.time')}
        value={time}
        onChange={setTime}
        options={[
          { id: 'early', label: '09:00am' },
          { id: 'late', label: '06:00pm' },
        ]}
      />
    </Dialog>
  );
}
