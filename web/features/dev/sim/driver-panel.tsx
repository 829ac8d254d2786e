import { useTranslation } from 'react-i18next';
import type { SimState } from '../../../../contract/sim.ts';
import { driverManners } from '../../../../contract/sim-driver.ts';
import { NativeSelect } from '../../../../ui/native-select.tsx';
import { Panel } from './panel.tsx';
import type { Sim } from './use-sim.ts';

interface DriverPanelProps {
  readonly sim: Sim;
  readonly driver: NonNullable<SimState['driver']>;
}

/** Who brings and collects the cars that nobody of staff was given. */
export function DriverPanel({ sim, driver }: DriverPanelProps) {
  const { t } = useTranslation('sim');
  return (
    <div className="mt-4">
      <Panel title={t('driver.title')}>
        <p className="mt-1 mb-4 max-w-measure text-sm text-quiet">{t('driver.text')}</p>
        <div className="max-w-90">
          <NativeSelect
            label={t('driver.manner')}
            value={driver.manner}
            options={driverManners.map((id) => ({ id, label: t(`driver.manners.${id}`) }))}
            onChange={(manner) => void sim.change('driver', { manner })}
          />
        </div>
      </Panel>
    </div>
  );
}
