import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useRevalidator } from 'react-router';
import type { DeskCity } from '../../../contract/operate/cities.ts';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { showToast } from '../../../ui/toast.ts';
import { operateApi } from '../../api/operate-api.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { FormProblem } from '../../form/form-problem.tsx';
import { useForm } from '../../form/use-form.ts';
import { useMay } from '../../shell/desk-data.ts';
import { partPath, pathOf } from '../../shell/pages.ts';
import { useCityRefusal } from './city-words.ts';

/** Whether renters see the city, what is missing before they can, and the switch. */
export function StandingCard({ city }: { city: DeskCity }) {
  const { t } = useTranslation('cities');
  const mayEdit = useMay('catalogue.edit');
  const { name, offered, missing } = city;
  return (
    <Card
      title={t('standing.title')}
      action={
        <Badge tone={offered ? 'black' : 'grey'}>
          {t(offered ? 'standing.open' : 'standing.closed')}
        </Badge>
      }
    >
      <div className="grid justify-items-start gap-4">
        <p>{t(offered ? 'standing.openText' : 'standing.closedText', { city: name })}</p>
        {!offered && missing.length > 0 && <Missing city={city} />}
        {mayEdit && (offered || missing.length === 0) && <CitySwitch city={city} />}
      </div>
    </Card>
  );
}

function Missing({ city: { id, missing } }: { city: DeskCity }) {
  const { t } = useTranslation('cities');
  const wayTo = { area: partPath('areas', id), car: pathOf('fleet', id) };
  const wayName = { area: t('standing.toAreas'), car: t('standing.toFleet') };
  return (
    <div>
      <p className="font-medium">{t('standing.missing')}</p>
      <ul className="mt-1 grid gap-1">
        {missing.map((need) => (
          <li key={need}>
            {t(`standing.needs.${need}`)}{' '}
            <Link to={wayTo[need]} className="underline underline-offset-4">
              {wayName[need]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One button that opens or closes: whoever pressed it still has the focus on it. */
export function CitySwitch({ city }: { city: DeskCity }) {
  const { t } = useTranslation('cities');
  const { name, offered } = city;
  const [isAsked, setAsked] = useState(false);
  const send = useSwitch(city);
  const opening = useForm(() => send(true));
  const { errorAt: _, ...closing } = useForm(async () => {
    const problem = await send(false);
    if (problem === null) setAsked(false);
    return problem;
  });
  const doClose = t('standing.doClose', { city: name });
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
  };
  return (
    <>
      <form
        {...opening.form}
        onSubmit={offered ? ask : opening.form.onSubmit}
        className="grid gap-3"
      >
        <FormProblem text={opening.problem} />
        <div>
          <Button type="submit" variant={offered ? 'outline' : 'ink'} waiting={opening.isWaiting}>
            {offered ? doClose : t('standing.doOpen', { city: name })}
          </Button>
        </div>
      </form>
      {isAsked && (
        <FormDialog
          {...closing}
          isDangerous
          title={t('standing.sureTitle', { city: name })}
          text={t('standing.sureText')}
          save={doClose}
          keep={t('standing.keep')}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

/** Opens or closes it, reads the page again, and says so. */
function useSwitch({ id, name, version }: DeskCity) {
  const { t } = useTranslation('cities');
  const { revalidate } = useRevalidator();
  const refusal = useCityRefusal();
  return async (offered: boolean) => {
    try {
      await operateApi().editCity({ params: { id }, body: { version, offered } });
    } catch (error) {
      return refusal(error);
    }
    await revalidate();
    const title = t(offered ? 'standing.opened' : 'standing.closedNow', { city: name });
    await showToast({ tone: 'done', title, durationMs: toastsMs.accountSuccess });
    return null;
  };
}
