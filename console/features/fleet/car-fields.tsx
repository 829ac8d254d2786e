import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { carValues } from '../../../domain/car.ts';
import { propulsionName } from '../../../domain/propulsion-name.ts';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { usePageCity } from '../../shell/desk-data.ts';
import { BaseField } from './base-field.tsx';
import type { CarDraft, DraftField } from './car-draft.ts';
import { useFieldNames } from './use-field-names.ts';

interface CarFieldsProps {
  readonly draft: CarDraft;
  readonly onChange: (change: Partial<CarDraft>) => void;
  readonly errorAt: (field: string) => string | undefined;
}

/** Everything that is written down of a car; what is put between stands with the car itself. */
export function CarFields({
  children,
  ...props
}: CarFieldsProps & { readonly children?: ReactNode }) {
  const { t } = useTranslation(['carForm', 'fleet']);
  const { draft, onChange } = props;
  const { countryCode } = usePageCity();
  return (
    <div className="grid items-start gap-6 desk:grid-cols-2">
      <Part title={t('parts.car')}>
        <Text {...props} field="brand" maxLength={40} />
        <Text {...props} field="model" maxLength={60} />
        <Text {...props} field="year" inputMode="numeric" />
        <Choice
          {...props}
          field="category"
          options={carValues.category.map((category) => ({
            id: category,
            label: t('fleet:categoryChoice', { category, name: t(`fleet:categories.${category}`) }),
          }))}
        />
        <Choice
          {...props}
          field="bodyType"
          options={carValues.bodyType.map((id) => ({ id, label: t(`fleet:bodyTypes.${id}`) }))}
        />
        <Choice
          {...props}
          field="propulsionType"
          options={carValues.propulsionType.map((id) => ({
            id,
            label: t(`fleet:propulsions.${propulsionName(id, countryCode)}`),
          }))}
        />
        <Choice
          {...props}
          field="transmission"
          options={carValues.transmission.map((id) => ({
            id,
            label: t(`fleet:transmissions.${id}`),
          }))}
        />
        <Text {...props} field="seats" inputMode="numeric" />
        <Text {...props} field="doors" inputMode="numeric" />
        <Text {...props} field="luggages" inputMode="numeric" />
        <Text {...props} field="colour" maxLength={40} />
        {children}
        <Features {...props} />
      </Part>
      <div className="grid gap-6">
        <Part title={t('parts.offer')}>
          <Text {...props} field="pricePerDay" hint={t('hints.price')} inputMode="decimal" />
          <Text {...props} field="dailyMileageLimit" hint={t('hints.limit')} inputMode="numeric" />
          <div className="col-span-full">
            <BaseField
              label={t('fields.base')}
              value={draft.base}
              error={props.errorAt('base')}
              onChange={(base) => onChange({ base })}
            />
          </div>
          <div className="col-span-full">
            <Switch
              label={t('fields.offered')}
              checked={draft.offered === 'true'}
              onChange={({ target }) => onChange({ offered: String(target.checked) })}
            />
          </div>
        </Part>
        <Part title={t('parts.identity')}>
          <Text {...props} field="plate" maxLength={40} />
          <Text {...props} field="vin" maxLength={40} />
          <Text {...props} field="tollsTag" maxLength={40} />
          <Text {...props} field="insuranceEndsOn" type="date" />
          <Text {...props} field="inspectionEndsOn" type="date" />
          <Text {...props} field="registrationEndsOn" type="date" />
        </Part>
      </div>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card title={title}>
      <div className="grid grid-cols-2 gap-4">{children}</div>
    </Card>
  );
}

interface TextProps extends CarFieldsProps {
  readonly field: DraftField;
  readonly hint?: string;
  readonly type?: 'date';
  readonly inputMode?: 'numeric' | 'decimal';
  readonly maxLength?: number;
}

function Text({ draft, onChange, errorAt, field, hint, ...input }: TextProps) {
  const nameOf = useFieldNames();
  return (
    <TextField
      {...input}
      name={field}
      label={nameOf(field)}
      description={hint}
      error={errorAt(field)}
      autoComplete="off"
      value={draft[field]}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  );
}

interface ChoiceProps extends CarFieldsProps {
  readonly field: DraftField;
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

function Choice({ draft, onChange, field, options }: ChoiceProps) {
  const nameOf = useFieldNames();
  return (
    <NativeSelect
      label={nameOf(field)}
      options={options}
      value={draft[field]}
      onChange={(id) => onChange({ [field]: id })}
    />
  );
}

function Features({ draft, onChange }: CarFieldsProps) {
  const { t } = useTranslation(['carForm', 'fleet']);
  const chosen = draft.features.split(',');
  return (
    <fieldset className="col-span-full">
      <legend className="font-medium">{t('fields.features')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {carValues.features.map((feature) => (
          <Checkbox
            key={feature}
            label={t(`fleet:features.${feature}`)}
            checked={chosen.includes(feature)}
            onChange={({ target }) =>
              onChange({
                features: carValues.features
                  .filter((one) => (one === feature ? target.checked : chosen.includes(one)))
                  .join(','),
              })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
