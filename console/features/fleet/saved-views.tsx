import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useRevalidator } from 'react-router';
import { ApiError } from '../../../contract/client.ts';
import type { SavedFleetView } from '../../../contract/operate/fleet-views.ts';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { operateApi } from '../../api/operate-api.ts';
import { textIn, useForm } from '../../form/use-form.ts';
import { CarDialog } from './car-dialog.tsx';
import { addressOf, type FleetView } from './fleet-view.ts';

interface SavedViewsProps {
  readonly view: FleetView;
  readonly views: readonly SavedFleetView[];
}

/** What somebody looks at again and again, one press away. */
export function SavedViews({ view, views }: SavedViewsProps) {
  const { t } = useTranslation(['cars', 'desk']);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isNaming, setNaming] = useState(false);
  const current = views.find((one) => addressOf(one.view) === addressOf(view));
  const remove = async ({ id, name }: SavedFleetView) => {
    try {
      await operateApi().removeFleetView({ params: { id } });
      await revalidate();
      const title = t('views.removed', { name });
      await showToast({ tone: 'done', title, durationMs: toastsMs.accountSuccess });
    } catch {
      const title = t('desk:refusals.unavailable');
      await showToast({ tone: 'error', title, durationMs: toastsMs.accountSuccess });
    }
  };
  const choose = (id: string) => {
    if (id === 'save') return setNaming(true);
    if (id === 'remove') return current && void remove(current);
    const chosen = views.find((one) => one.id === id);
    if (chosen) void navigate(addressOf(chosen.view));
  };
  return (
    <>
      <Menu
        label={current ? t('views.chosen', { name: current.name }) : t('views.open')}
        button={
          <>
            {current?.name ?? t('views.open')}
            <Icon name="down" className="size-4 stroke-2" />
          </>
        }
        buttonStyle="flex h-target items-center gap-1.5 rounded-full border border-control bg-card px-4 font-medium hover:border-ink focus-visible:rounded-full"
        entries={[
          ...views.map(({ id, name }) => ({ id, label: name })),
          current
            ? { id: 'remove', label: t('views.remove', { name: current.name }) }
            : { id: 'save', label: t('views.save') },
        ]}
        selectedId={current?.id}
        onChoose={choose}
      />
      {isNaming && <SaveDialog view={view} onClose={() => setNaming(false)} />}
    </>
  );
}

interface SaveDialogProps {
  readonly view: FleetView;
  readonly onClose: () => void;
}

function SaveDialog({ view, onClose }: SaveDialogProps) {
  const { t } = useTranslation(['cars', 'desk']);
  const { revalidate } = useRevalidator();
  const { errorAt, ...form } = useForm(async (data) => {
    const name = textIn(data, 'name');
    if (name === '') return { field: 'name', text: t('views.nameMissing') };
    try {
      await operateApi().saveFleetView({ body: { name, view } });
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'unavailable';
      if (code === 'too_many_views') return { text: t('views.tooMany') };
      const isKnown = code === 'unavailable' || code === 'too_many_requests';
      return { text: t(`desk:refusals.${isKnown ? code : 'other'}`) };
    }
    await revalidate();
    onClose();
    const title = t('views.saved', { name });
    await showToast({ tone: 'done', title, durationMs: toastsMs.accountSuccess });
    return null;
  });
  return (
    <CarDialog
      {...form}
      title={t('views.title')}
      text={t('views.text')}
      save={t('views.keep')}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('views.name')}
        error={errorAt('name')}
        autoComplete="off"
        maxLength={60}
      />
    </CarDialog>
  );
}
