import { useTranslation } from 'react-i18next';
import type { FleetEditLine } from '../../../../contract/operate/fleet-edit.ts';
import { carFieldNames } from '../../../../domain/fleet/car-fields.ts';
import { useFieldNames } from '../use-field-names.ts';

interface CarsChangedProps {
  readonly changed: Readonly<Record<string, unknown>>;
  readonly lines: readonly FleetEditLine[];
}

/** Which cars others changed meanwhile, and in what. */
export function CarsChanged({ changed, lines }: CarsChangedProps) {
  const { t } = useTranslation('bulkEdit');
  const nameOf = useFieldNames();
  const fieldsOf = (change: object) => {
    const names = [
      ...carFieldNames.filter((field) => field !== 'offered' && field in change).map(nameOf),
      ...(['condition', 'offered'] as const)
        .filter((field) => field in change)
        .map((field) => t(`fields.${field}`)),
    ];
    return names.join(', ') || t('otherFields');
  };
  const told = lines.flatMap(({ seen, name, plate }) => {
    const change = changed[seen.id];
    if (typeof change !== 'object' || change === null) return [];
    return [{ id: seen.id, name: plate ? `${name}, ${plate}` : name, fields: fieldsOf(change) }];
  });
  if (told.length === 0) return null;
  return (
    <ul className="grid gap-0.5 rounded-card bg-amber-100 px-5 py-3 text-amber-600">
      {told.map(({ id, name, fields }) => (
        <li key={id}>{t('meanwhile', { name, fields })}</li>
      ))}
    </ul>
  );
}
