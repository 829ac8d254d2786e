import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { handoverModes } from '../../../domain/handovers/mode.ts';
import { hourOfDay } from '../../../domain/hour-of-day.ts';
import { Card } from '../../../ui/card.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { CityDraft, CityField } from './city-draft.ts';
import { countries } from './city-words.ts';

interface CityFieldsProps {
  readonly draft: CityDraft;
  readonly onChange: (change: Partial<CityDraft>) => void;
  readonly errorAt: (field: string) => string | undefined;
  /** What was agreed with renters stays. */
  readonly hasBookings: boolean;
  /** Before the name, such as the name in links of a new city. */
  readonly children?: ReactNode;
}

const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'));
const currencies = ['EUR', 'USD'];
const hours = Array.from({ length: 25 }, (_, hour) => ({
  id: String(hour),
  label: hourOfDay(hour),
}));

/** Everything that is written down of a city. */
export function CityFields({ children, ...props }: CityFieldsProps) {
  const { t } = useTranslation('cities');
  const { draft, onChange, errorAt, hasBookings } = props;
  // A browser may call a zone by its older name than the server does.
  const known = zones.includes(draft.timeZone) ? zones : [draft.timeZone, ...zones];
  return (
    <div className="grid items-start gap-6 desk:grid-cols-2">
      <div className="grid gap-6">
        <Part title={t('parts.city')}>
          <Text {...props} field="name" maxLength={60} />
          <Text {...props} field="code" hint={t('hints.code')} maxLength={3} />
          {children}
          <Choice {...props} field="countryCode" options={countries} />
          {hasBookings ? (
            <p className="col-span-full text-sm text-quiet">{t('kept')}</p>
          ) : (
            <>
              <Choice {...props} field="timeZone" options={named(known)} />
              <Choice {...props} field="currency" options={named(currencies)} />
            </>
          )}
        </Part>
        <Part title={t('parts.bounds')}>
          <p className="col-span-full -mt-2 text-sm text-quiet">{t('hints.bounds')}</p>
          <Text {...props} field="north" inputMode="decimal" />
          <Text {...props} field="east" inputMode="decimal" />
          <Text {...props} field="south" inputMode="decimal" />
          <Text {...props} field="west" inputMode="decimal" />
        </Part>
      </div>
      <div className="grid gap-6">
        <Part title={t('parts.money')}>
          <Text {...props} field="tax" hint={t('hints.tax')} inputMode="decimal" />
          <Text {...props} field="turnaroundMinutes" inputMode="numeric" />
          <div className="col-span-full">
            <Choice
              {...props}
              field="handovers"
              options={handoverModes.map((id) => ({ id, label: t(`handovers.${id}`) }))}
              hint={t('hints.handovers')}
            />
          </div>
          <Text {...props} field="creditCard" inputMode="decimal" />
          <Text {...props} field="debitCard" inputMode="decimal" />
          <div className="col-span-full">
            <TextArea
              name="youngDriverFees"
              label={t('fields.youngDriverFees', { currency: draft.currency })}
              description={t('hints.youngDriverFees')}
              error={errorAt('youngDriverFees')}
              rows={3}
              value={draft.youngDriverFees}
              onChange={({ target }) => onChange({ youngDriverFees: target.value })}
            />
          </div>
        </Part>
        <Part title={t('parts.contact')}>
          <Text {...props} field="supportPhone" hint={t('hints.supportPhone')} maxLength={32} />
          <Text {...props} field="supportEmail" hint={t('hints.supportEmail')} maxLength={254} />
          <Choice {...props} field="opensAtHour" options={hours.slice(0, -1)} />
          <Choice
            {...props}
            field="closesAtHour"
            options={hours.slice(1)}
            hint={t('hints.hours')}
          />
        </Part>
      </div>
    </div>
  );
}

const named = (ids: readonly string[]) => ids.map((id) => ({ id, label: id.replaceAll('_', ' ') }));

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card title={title}>
      <div className="grid grid-cols-2 gap-4">{children}</div>
    </Card>
  );
}

interface TextProps extends CityFieldsProps {
  readonly field: CityField;
  readonly hint?: string;
  readonly inputMode?: 'numeric' | 'decimal';
  readonly maxLength?: number;
}

function Text({ draft, onChange, errorAt, field, hint, inputMode, maxLength }: TextProps) {
  const { t } = useTranslation('cities');
  return (
    <TextField
      name={field}
      label={t(`fields.${field}`, { currency: draft.currency })}
      description={hint}
      error={errorAt(field)}
      inputMode={inputMode}
      maxLength={maxLength}
      autoComplete="off"
      value={draft[field]}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  );
}

interface ChoiceProps extends CityFieldsProps {
  readonly field: CityField;
  readonly hint?: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

function Choice({ draft, onChange, errorAt, field, hint, options }: ChoiceProps) {
  const { t } = useTranslation('cities');
  return (
    <NativeSelect
      label={t(`fields.${field}`, { currency: draft.currency })}
      description={hint}
      error={errorAt(field)}
      options={options}
      value={draft[field]}
      onChange={(id) => onChange({ [field]: id })}
    />
  );
}
