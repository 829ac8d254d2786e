import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FleetCar } from '../../../contract/operate/fleet.ts';
import { formatDistance } from '../../../domain/distance-unit.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useMay, usePageCity, usePageDistanceUnit } from '../../shell/desk-data.ts';
import { StateBadge } from './car-marks.tsx';
import { StateDialog } from './state-dialog.tsx';
import { WhoCould } from './who-could.tsx';

/** How the car is, each with who said so and when. */
export function NowCard({ car }: { car: FleetCar }) {
  const { t } = useTranslation(['cars', 'carActions']);
  const maySay = useMay('fleet.state');
  const [isOpen, setOpen] = useState(false);
  const { said, energyPercent, propulsionType } = car;
  const energy = propulsionType === 'ELECTRIC' ? 'charge' : 'fuel';
  return (
    <Card
      title={t('now.title')}
      action={
        maySay && (
          <Button variant="outline" onClick={() => setOpen(true)}>
            {t('carActions:state.open')}
          </Button>
        )
      }
    >
      <WhoCould needs="fleet.state" />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 figures">
        <div>
          <dt className="text-xs text-quiet">{t('now.state')}</dt>
          <dd className="mt-0.5">
            <StateBadge condition={car.condition} propulsionType={propulsionType} />
            <SaidBy said={said.condition} />
          </dd>
        </div>
        <Fact
          name={t('now.odometer')}
          value={formatDistance(car.odometerKm, usePageDistanceUnit())}
          said={said.odometerKm}
        />
        <Fact
          name={t(`now.${energy}`)}
          value={energyPercent === null ? null : t('now.percent', { value: energyPercent })}
          said={said.energyPercent}
        />
        <Fact name={t('now.where')} value={car.standsAt} said={said.standsAt} />
      </dl>
      {isOpen && <StateDialog car={car} onClose={() => setOpen(false)} />}
    </Card>
  );
}

type Said = FleetCar['said'][keyof FleetCar['said']];

interface FactProps {
  readonly name: string;
  readonly value: string | null;
  readonly said: Said;
}

function Fact({ name, value, said }: FactProps) {
  const { t } = useTranslation('cars');
  return (
    <div>
      <dt className="text-xs text-quiet">{name}</dt>
      <dd className="mt-0.5 font-strong">
        {value ?? <span className="unbold text-quiet">{t('now.unknown')}</span>}
        <SaidBy said={said} />
      </dd>
    </div>
  );
}

function SaidBy({ said }: { said: Said }) {
  const { t } = useTranslation('cars');
  const { timeZone } = usePageCity();
  if (!said) return null;
  const when = moment(said.at, timeZone);
  return (
    <span className="block text-2xs unbold text-quiet">
      {said.by.name === null ? t('now.clock', { when }) : t('now.by', { name: said.by.name, when })}
    </span>
  );
}
