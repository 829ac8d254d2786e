import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { Me } from '../../../../contract/accounts.ts';
import type { DayWay } from '../../../../domain/texts/day-way.ts';
import { Card } from '../../../../ui/card.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { RadioCards } from '../../../../ui/radio-cards.tsx';
import { browserApi } from '../../../api/browser-client.ts';
import { useShellConfig } from '../../../page/use-shell-config.ts';
import type { InfoProblems } from './info-values.ts';
import { saveProfile } from './save-profile.ts';

/** How the renter hears of the day of a handover. Where nobody carries texts there is nothing to choose. */
export function DayCard({ me }: { me: Me }) {
  const { t } = useTranslation('profile');
  const { texts } = useShellConfig();
  const { way, choose, state, problem } = useDayWay(me);
  if (!texts) return null;
  const needsPhone = me.phone === null;
  return (
    <Card title={t('day.title')}>
      <p className="-mt-2 mb-5 max-w-measure text-sm text-quiet">{t('day.text')}</p>
      {me.hasStoppedTexts && (
        <p className="mb-5 rounded-card bg-amber-100 px-4 py-3 text-sm text-ink figures">
          {t('day.stopped', { number: texts.number })}
        </p>
      )}
      <RadioCards
        legend={t('day.legend')}
        value={way}
        onChange={choose}
        choices={[
          { id: 'email', title: t('day.ways.email'), text: t('day.emailText') },
          {
            id: 'text',
            title: t('day.ways.text'),
            text: me.phone?.shown ?? t('day.phoneMissing'),
            isDisabled: needsPhone,
          },
          {
            id: 'both',
            title: t('day.ways.both'),
            text: needsPhone ? t('day.phoneMissing') : t('day.bothText'),
            isDisabled: needsPhone,
          },
        ]}
      />
      <div className="mt-3 flex flex-wrap justify-between gap-x-6 text-xs text-quiet">
        <p>{t('day.record')}</p>
        <p role="status" className="font-strong">
          {state !== 'still' && t(`day.${state}`)}
        </p>
      </div>
      <div role="alert" className="empty:hidden">
        {problem && <FieldError>{t(`problems.${problem}`)}</FieldError>}
      </div>
    </Card>
  );
}

/** A choice is saved as it is made; where that fails, what was saved last stands again. */
function useDayWay(me: Me) {
  const { revalidate } = useRevalidator();
  const [wanted, setWanted] = useState<DayWay | null>(null);
  const [state, setState] = useState<'still' | 'saving' | 'saved'>('still');
  const [problem, setProblem] = useState<InfoProblems['form']>();
  const choose = async (way: DayWay) => {
    setWanted(way);
    setState('saving');
    setProblem(undefined);
    const problems = await saveProfile((signal) =>
      browserApi().changeMe({ body: { dayWay: way } }, { signal }),
    );
    if (!problems) await revalidate();
    // Whoever has chosen again meanwhile waits for the later answer; what was saved stays shown until it is read back.
    else setWanted((last) => (last === way ? null : last));
    setState(problems ? 'still' : 'saved');
    setProblem(problems ? (problems.form ?? 'notSaved') : undefined);
  };
  return { way: wanted ?? me.dayWay, choose: (way: DayWay) => void choose(way), state, problem };
}
