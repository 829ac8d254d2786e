import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  builtFields,
  type CarField,
  type CarFieldName,
  carFields,
  identityFields,
  offerFields,
} from '../../../domain/fleet/car-fields.ts';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { BaseField } from './base-field.tsx';
import type { CarDraft } from './car-draft.ts';
import { useCarWords } from './use-car-words.ts';
import { useFieldNames } from './use-field-names.ts';

interface CarFieldsProps {
  readonly draft: CarDraft;
  readonly onChange: (change: Partial<CarDraft>) => void;
  readonly errorAt: (field: string) => string | undefined;
}

const namesOf = (fields: object) => Object.keys(fields) as CarFieldName[];

/** Everything that is written down of a car; what is put between stands with the car itself. */
export function CarFields({
  children,
  ...props
}: CarFieldsProps & { readonly children?: ReactNode }) {
  const { t } = useTranslation('carForm');
  const fieldsOf = (fields: object) =>
    namesOf(fields).map((name) => <Field key={name} {...props} name={name} />);
  return (
    <div className="grid items-start gap-6 desk:grid-cols-2">
      <Part title={t('parts.car')}>
        {fieldsOf(builtFields)}
        {children}
      </Part>
      <div className="grid gap-6">
        <Part title={t('parts.offer')}>{fieldsOf(offerFields)}</Part>
        <Part title={t('parts.identity')}>{fieldsOf(identityFields)}</Part>
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

interface FieldProps extends CarFieldsProps {
  readonly name: CarFieldName;
}

/** A plate or a VIN may be typed with more spaces than it keeps. */
const LONGEST_MARK = 40;
const hints: Readonly<Partial<Record<CarFieldName, 'price' | 'limit'>>> = {
  pricePerDay: 'price',
  dailyMileageLimit: 'limit',
};

/** Each kind has its control. */
function Field(props: FieldProps) {
  const field: CarField = carFields[props.name];
  switch (field.kind) {
    case 'text':
      return <Text {...props} maxLength={field.longest} />;
    case 'plate':
    case 'vin':
      return <Text {...props} maxLength={LONGEST_MARK} />;
    case 'whole':
      return <Text {...props} inputMode="numeric" />;
    case 'money':
      return <Text {...props} inputMode="decimal" />;
    case 'day':
      return <Text {...props} type="date" />;
    case 'choice':
    case 'paint':
      return <Choice {...props} />;
    case 'several':
      return <Several {...props} />;
    case 'flag':
      return <Flag {...props} />;
    case 'point':
      return <Place {...props} />;
  }
}

interface TextProps extends FieldProps {
  readonly type?: 'date';
  readonly inputMode?: 'numeric' | 'decimal';
  readonly maxLength?: number;
}

function Text({ draft, onChange, errorAt, name, ...input }: TextProps) {
  const { t } = useTranslation('carForm');
  const nameOf = useFieldNames();
  const hint = hints[name];
  return (
    <TextField
      {...input}
      name={name}
      label={nameOf(name)}
      description={hint && t(`hints.${hint}`)}
      error={errorAt(name)}
      autoComplete="off"
      value={draft[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
}

function Choice({ draft, onChange, name }: FieldProps) {
  const { optionsFor } = useCarWords();
  const nameOf = useFieldNames();
  const options = optionsFor(name);
  const chosen = draft[name];
  // A paint from the time when any word could be written stays until another is chosen.
  const isKnown = options.some(({ id }) => id === chosen);
  return (
    <NativeSelect
      label={nameOf(name)}
      options={isKnown ? options : [...options, { id: chosen, label: chosen }]}
      value={chosen}
      onChange={(id) => onChange({ [name]: id })}
    />
  );
}

function Several({ draft, onChange, name }: FieldProps) {
  const { optionsFor } = useCarWords();
  const nameOf = useFieldNames();
  const chosen = draft[name].split(',');
  const options = optionsFor(name);
  return (
    <fieldset className="col-span-full">
      <legend className="font-medium">{nameOf(name)}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            checked={chosen.includes(id)}
            onChange={({ target }) => {
              const now = options.filter((one) =>
                one.id === id ? target.checked : chosen.includes(one.id),
              );
              onChange({ [name]: now.map((one) => one.id).join(',') });
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Flag({ draft, onChange, name }: FieldProps) {
  const nameOf = useFieldNames();
  return (
    <div className="col-span-full">
      <Switch
        label={nameOf(name)}
        checked={draft[name] === 'true'}
        onChange={({ target }) => onChange({ [name]: String(target.checked) })}
      />
    </div>
  );
}

function Place({ draft, onChange, errorAt, name }: FieldProps) {
  const nameOf = useFieldNames();
  return (
    <div className="col-span-full">
      <BaseField
        label={nameOf(name)}
        value={draft[name]}
        error={errorAt(name)}
        onChange={(point) => onChange({ [name]: point })}
      />
    </div>
  );
}
