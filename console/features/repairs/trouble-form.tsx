import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { replacementReasons } from '../../../domain/policies/another-car.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { usePageCity } from '../../shell/desk-data.ts';

const choices = ['known', ...replacementReasons] as const;
type Choice = (typeof choices)[number];

/** What somebody knows of the car that the records do not; it stands in the address. */
export function TroubleForm() {
  const { t } = useTranslation('repairs');
  const { name, timeZone } = usePageCity();
  const [search, setSearch] = useSearchParams();
  const said = choices.find((one) => one === search.get('reason')) ?? 'known';
  const [reason, setReason] = useState<Choice>(said);
  const until = search.get('until');
  return (
    <Card title={t('question.title')}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const local = new FormData(event.currentTarget).get('until');
          const next = new URLSearchParams();
          if (reason !== 'known') next.set('reason', reason);
          if (reason !== 'known' && typeof local === 'string' && local !== '') {
            const at = Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).toInstant();
            next.set('until', at.toString());
          }
          setSearch(next);
        }}
      >
        <NativeSelect
          label={t('question.reason')}
          options={choices.map((id) => ({ id, label: t(`question.reasons.${id}`) }))}
          value={reason}
          onChange={setReason}
        />
        {reason !== 'known' && (
          <TextField
            name="until"
            type="datetime-local"
            label={t('question.until', { city: name })}
            description={t('question.untilHelp')}
            defaultValue={until ? localTime(until, timeZone) : ''}
          />
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

const localTime = (at: string, timeZone: string) =>
  Temporal.Instant.from(at)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
