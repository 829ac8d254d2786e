import './city-words.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { ApiError } from '../../../contract/client.ts';
import type { DeskArea } from '../../../contract/operate/areas.ts';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast.ts';
import { operateApi } from '../../api/operate-api.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useForm } from '../../form/use-form.ts';
import { useMay } from '../../shell/desk-data.ts';
import { whenLoggedIn } from '../../shell/when-logged-in.ts';
import { CatalogueFrame } from '../catalogue/catalogue-frame.tsx';
import { AreaDialog } from './area-dialog.tsx';
import { AreaMap } from './area-map.tsx';
import { useCityRefusal } from './city-words.ts';
import { TestAddress } from './test-address.tsx';

export const handle = { permission: 'catalogue.read' } as const;

export const loader = ({ params: { city = '' } }: LoaderFunctionArgs) =>
  whenLoggedIn(
    Promise.all([
      operateApi().getDeskCity({ params: { id: city } }),
      operateApi().listDeskAreas({ params: { id: city } }),
    ]),
  );

type Asked = { readonly verb: 'add' } | { readonly verb: 'edit' | 'remove'; area: DeskArea } | null;

export function Component() {
  const { t } = useTranslation('cities');
  const [city, { areas, mapStyleUrl }] = useLoaderData<typeof loader>();
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  const edited = asked?.verb === 'edit' ? asked.area.id : null;
  const neighbours = useMemo(() => areas.filter(({ id }) => id !== edited), [areas, edited]);
  return (
    <CatalogueFrame
      part="areas"
      needs="catalogue.edit"
      action={
        <Button onClick={() => setAsked({ verb: 'add' })}>
          <Icon name="plus" className="size-4 stroke-[2.4]" />
          {t('areas.add')}
        </Button>
      }
    >
      <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_392px]">
        <AreaMap city={city} styleUrl={mapStyleUrl} areas={areas} />
        <div className="grid gap-6">
          <Card title={areas.length > 0 ? t('areas.list') : t('areas.none')}>
            {areas.length === 0 && <p>{t('areas.noneText')}</p>}
            <ul>
              {areas.map((area) => (
                <AreaLine key={area.id} area={area} onAsk={setAsked} />
              ))}
            </ul>
          </Card>
          <TestAddress city={city} />
        </div>
      </div>
      {(asked?.verb === 'add' || asked?.verb === 'edit') && (
        <AreaDialog
          city={city}
          mapStyleUrl={mapStyleUrl}
          area={asked.verb === 'edit' ? asked.area : null}
          neighbours={neighbours}
          onClose={close}
        />
      )}
      {asked?.verb === 'remove' && (
        <RemoveArea cityId={city.id} area={asked.area} onClose={close} />
      )}
    </CatalogueFrame>
  );
}

interface AreaLineProps {
  readonly area: DeskArea;
  readonly onAsk: (asked: Asked) => void;
}

function AreaLine({ area, onAsk }: AreaLineProps) {
  const { t } = useTranslation('cities');
  const mayEdit = useMay('catalogue.edit');
  const holes = area.outline.coordinates.length - 1;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-t border-hair py-2 first:border-t-0">
      <span>
        <span className="font-medium">{area.name}</span>
        <span className="block text-xs text-quiet figures">
          {t('areas.size', { km2: area.km2 })}
          {holes > 0 && `, ${t('areas.holes', { count: holes })}`}
        </span>
      </span>
      {mayEdit && (
        <span className="flex gap-4">
          <Button
            variant="link"
            aria-label={t('areas.editOf', { name: area.name })}
            onClick={() => onAsk({ verb: 'edit', area })}
          >
            {t('areas.edit')}
          </Button>
          <Button
            variant="link"
            aria-label={t('areas.removeOf', { name: area.name })}
            onClick={() => onAsk({ verb: 'remove', area })}
          >
            {t('areas.remove')}
          </Button>
        </span>
      )}
    </li>
  );
}

interface RemoveAreaProps {
  readonly cityId: string;
  readonly area: DeskArea;
  readonly onClose: () => void;
}

function RemoveArea({ cityId, area: { id, name }, onClose }: RemoveAreaProps) {
  const { t } = useTranslation('cities');
  const { revalidate } = useRevalidator();
  const refusal = useCityRefusal();
  const { errorAt: _, ...form } = useForm(async () => {
    try {
      await operateApi().removeArea({ params: { id: cityId, areaId: id } });
    } catch (error) {
      const isLast = error instanceof ApiError && error.code === 'city_not_ready';
      return isLast ? { text: t('areas.problems.last') } : refusal(error);
    }
    await revalidate();
    onClose();
    const title = t('areas.removed', { name });
    await showToast({ tone: 'done', title, durationMs: toastsMs.accountSuccess });
    return null;
  });
  return (
    <FormDialog
      {...form}
      isDangerous
      title={t('areas.sureTitle', { name })}
      text={t('areas.sureText')}
      save={t('areas.sure')}
      keep={t('areas.keep')}
      onClose={onClose}
    />
  );
}
