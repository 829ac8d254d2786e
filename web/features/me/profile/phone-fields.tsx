import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Select } from '../../../../ui/select.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useDeferred } from '../../../../ui/use-deferred.ts';
import type { InfoValues } from './info-values.ts';

/** The numbering plans of the world are heavy; they come when somebody edits a number. */
const loadCountries = () => import('./phone-countries.ts');

interface PhoneFieldsProps extends Pick<InfoValues, 'country' | 'number'> {
  readonly onChange: (change: Partial<InfoValues>) => void;
  readonly error?: string | undefined;
}

export function PhoneFields({ country, number, onChange, error }: PhoneFieldsProps) {
  const { t } = useTranslation('profile');
  const part = useDeferred(loadCountries, true);
  const options = useMemo(
    () => (part.state === 'ready' ? part.module.phoneCountries() : []),
    [part],
  );
  return (
    <div className="@container">
      <div className="grid gap-5 @min-[440px]:grid-cols-2">
        <div className="min-w-0">
          <Select
            label={t('info.country')}
            options={options}
            value={country}
            onChange={(id) => onChange({ country: id })}
            placeholder={t('info.loadingCountries')}
            isDisabled={part.state !== 'ready'}
          />
          {part.state === 'failed' && (
            <p className="flex flex-wrap items-center gap-x-3 text-xs text-quiet">
              {t('problems.countriesFailed')}
              <Button variant="link" onClick={part.retry}>
                {t('problems.retry')}
              </Button>
            </p>
          )}
        </div>
        <TextField
          label={t('info.number')}
          name="number"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={15}
          value={number}
          onChange={(event) => onChange({ number: event.target.value })}
          error={error}
        />
      </div>
    </div>
  );
}
