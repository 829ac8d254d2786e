import '../cities/city-words.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { type SetUpStep, setUpStates, setUpSteps } from '../../../domain/set-up.ts';
import { setUp } from '../../../i18n/en/console/set-up.ts';
import { addWords } from '../../../i18n/words.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { newCityPath, partPath, pathOf } from '../../shell/pages.ts';
import { CitySwitch } from '../cities/standing-card.tsx';
import { ChecksCard } from './checks-card.tsx';
import { loadSetUp } from './load-set-up.ts';
import { StepRow } from './step-row.tsx';
import { SwitchOn } from './switch-on.tsx';
import { areRight, useChecks } from './use-checks.ts';

addWords('setUp', setUp);

export const handle = { permission: 'settings.edit' } as const;

export const loader = loadSetUp;

/** What stands between an empty database and the first booking, each with the way to its page. */
export function Component() {
  const { t } = useTranslation('setUp');
  const found = useLoaderData<typeof loader>();
  const { checks, again } = useChecks();
  const { city, hasExtras, hasSeller, switchesOff } = found;
  const states = setUpStates({
    city: city && { ...city, hasExtras, hasSeller },
    isSwitchedOn: switchesOff.length === 0,
    checksAreRight: areRight(checks),
  });
  const next = setUpSteps.find((step) => states[step] === 'to-do');
  return (
    <div className="desk-width py-8">
      <Head city={city} />
      <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_392px]">
        <ol
          aria-label={t('steps')}
          className="overflow-hidden rounded-card border border-hair bg-card"
        >
          {setUpSteps.map((step) => (
            <StepRow key={step} step={step} state={states[step]} isNext={step === next}>
              {hasPage(step) && states[step] !== 'later' && (
                <StepLink
                  step={step}
                  cityId={city?.id ?? ''}
                  isDone={states[step] === 'done'}
                  isNext={step === next}
                />
              )}
              {step === 'switches' && switchesOff.length > 0 && (
                <SwitchOn switchesOff={switchesOff} isNext={step === next} />
              )}
              {step === 'open' && city && states.open === 'to-do' && <CitySwitch city={city} />}
            </StepRow>
          ))}
        </ol>
        <ChecksCard checks={checks} onAgain={again} />
      </div>
    </div>
  );
}

function Head({ city }: Pick<Awaited<ReturnType<typeof loader>>, 'city'>) {
  const { t } = useTranslation('setUp');
  if (!city) return <PageHead title={t('title')} text={t('text')} />;
  const named = { city: city.name };
  return city.offered ? (
    <PageHead name={t('title')} title={t('doneTitle', named)} text={t('doneText')}>
      <ButtonLink to={pathOf('today', city.id)}>{t('toToday')}</ButtonLink>
    </PageHead>
  ) : (
    <PageHead name={t('title')} title={t('cityTitle', named)} text={t('cityText', named)} />
  );
}

const pagelessSteps = ['switches', 'checks', 'open'] as const satisfies SetUpStep[];
type StepWithPage = Exclude<SetUpStep, (typeof pagelessSteps)[number]>;
const hasPage = (step: SetUpStep): step is StepWithPage =>
  !pagelessSteps.some((one) => one === step);

interface StepLinkProps {
  readonly step: StepWithPage;
  readonly cityId: string;
  readonly isDone: boolean;
  readonly isNext: boolean;
}

function StepLink({ step, cityId, isDone, isNext }: StepLinkProps) {
  const { t } = useTranslation('setUp');
  const pages: Record<StepWithPage, string> = {
    city: isDone ? partPath('city', cityId) : newCityPath,
    seller: partPath('settings', cityId),
    area: partPath('areas', cityId),
    car: isDone ? pathOf('fleet', cityId) : `${pathOf('fleet', cityId)}/new`,
    extras: partPath('extras', cityId),
  };
  return (
    <ButtonLink to={pages[step]} variant={isNext ? 'ink' : 'outline'}>
      {t(isDone ? `parts.${step}.change` : `parts.${step}.go`)}
    </ButtonLink>
  );
}
