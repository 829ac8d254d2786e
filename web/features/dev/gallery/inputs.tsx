import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Counter } from '../../../../ui/counter.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { RadioCards } from '../../../../ui/radio-cards.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { Section } from './section.tsx';

const times = ['07:30am', '08:00am', '08:30am', '09:00am', '09:30am', '10:00am'] as const;

export function Inputs() {
  const { t } = useTranslation('gallery');
  const [time, setTime] = useState<(typeof times)[number]>('09:00am');
  return (
    <>
      <Section name="inputs">
        <div className="grid gap-6 tablet:grid-cols-2 tablet:gap-8">
          <TextField label={t('inputs.name')} defaultValue={t('inputs.nameValue')} />
          <TextField
            label={t('inputs.email')}
            defaultValue="renter@handover.example"
            readOnly
            description={t('inputs.emailHelp')}
            end={
              <span className="flex items-center gap-1.5 text-xs font-medium text-moss-600">
                <Icon name="check" className="size-[18px] stroke-[2.6]" />
                {t('inputs.verified')}
              </span>
            }
          />
          <TextField
            label={t('inputs.password')}
            type="password"
            defaultValue="1234"
            error={t('inputs.passwordError')}
          />
          <TextField label={t('inputs.tax')} placeholder={t('inputs.optional')} />
          <Select
            label={t('inputs.time')}
            value={time}
            onChange={setTime}
            options={times.map((id) => ({ id, label: id, isDisabled: id < '08:30am' }))}
          />
          <Select
            label={t('inputs.time')}
            value={null}
            onChange={setTime}
            options={times.map((id) => ({ id, label: id }))}
            isDisabled
            placeholder={t('inputs.noTime')}
            description={t('inputs.noTimeHelp')}
          />
          <Select
            label={t('inputs.section')}
            value={null}
            onChange={setTime}
            options={times.map((id) => ({ id, label: id }))}
            placeholder={t('inputs.choose')}
            error={t('inputs.sectionError')}
          />
        </div>
      </Section>
      <Choices />
    </>
  );
}

function Choices() {
  const { t } = useTranslation('gallery');
  const [payer, setPayer] = useState<'personal' | 'company' | 'none'>('personal');
  const [seats, setSeats] = useState(5);
  return (
    <Section name="choices">
      <div className="flex flex-wrap gap-x-8 gap-y-2">
        <Switch label={t('inputs.same')} defaultChecked />
        <Switch label={t('inputs.same')} />
        <Checkbox label={t('inputs.childSeat')} defaultChecked />
        <Checkbox label={t('inputs.tollTag')} />
      </div>
      <RadioCards
        legend={t('inputs.payer')}
        value={payer}
        onChange={setPayer}
        choices={[
          { id: 'personal', title: t('inputs.personal'), text: t('inputs.personalText') },
          { id: 'company', title: t('inputs.company'), text: t('inputs.companyText') },
          { id: 'none', title: t('inputs.none'), text: t('inputs.noneText'), isDisabled: true },
        ]}
      />
      <div className="max-w-[340px] border-y border-hair">
        <Counter label={t('inputs.seats')} value={seats} onChange={setSeats} min={2} />
      </div>
    </Section>
  );
}
