import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { replacementReasons } from '../../../domain/policies/another-car.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { localTime } from '../../form/local-time.ts';
import { textIn } from '../../form/use-form.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { troubleSearch } from './trouble-search.ts';

const choices = ['known', ...replacementReasons] as const;
type Choice = (typeof choices)[number];

/** What somebody knows of the car that the records do not; it stands in the address. */
export function TroubleForm() {
  const { t } = useTranslation('repairs');
  const { name, timeZone } = usePageCity();
  const [search, setSearch] = useSearchParams();
  const said = choices.find((one) => one === search.get('reason')) ?? 'known';
  const [reason, setReason] = useState<Choice>(said);
  const known = (end: 'from' | 'until') => {
    const at = search.get(end);
    return at ? localTime(at, timeZone) : '';
  };
  return (
    <Card title={t('question.title')}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const fields = new FormData(event.currentTarget);
          const said = { reason, from: textIn(fields, 'from'), until: textIn(fields, 'until') };
          setSearch(troubleSearch(said, timeZone));
        }}
      >
        <NativeSelect
          label={t('question.reason')}
          options={choices.map((id) => ({ id, label: t(`question.reasons.${id}`) }))}
          value={reason}
          onChange={setReason}
        />
        {reason !== 'known' && (
          <>
            <TextField
              name="from"
              type="datetime-local"
              label={t('question.from', { city: name })}
              description={t('question.fromHelp')}
              defaultValue={known('from')}
            />
            <TextField
              name="until"
              type="datetime-local"
              label={t('question.until', { city: name })}
              description={t('question.untilHelp')}
              defaultValue={known('until')}
            />
          </>
        )}
        <div>
          <Button type="submit" variant="outline">
            {t('question.ask')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
