import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fewestLetters } from '../../../domain/fewest-letters.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { operateApi } from '../../api/operate-api.ts';
import { FindField } from '../../form/find-field.tsx';
import { usePreview } from '../bookings/verbs/use-preview.ts';
import type { PartProps } from './trip-fields.tsx';

/** Whom the link is for: a renter we know, or somebody new. */
export function RenterChoice(props: PartProps) {
  const { draft, onChange } = props;
  const { t } = useTranslation('phoneBookings');
  const { renter, isNew } = draft;
  return (
    <Card
      title={t('renter.title')}
      action={
        renter ? (
          <Button variant="link" onClick={() => onChange({ renter: null })}>
            {t('renter.change')}
          </Button>
        ) : (
          <Button variant="link" onClick={() => onChange({ isNew: !isNew })}>
            {isNew ? t('renter.isKnown') : t('renter.isNew')}
          </Button>
        )
      }
    >
      {renter ? (
        <p>
          <strong className="font-strong">{t('renter.chosen', { name: renter.name })}</strong>
          <span className="block text-xs text-quiet">{renter.email}</span>
        </p>
      ) : isNew ? (
        <NewRenter {...props} />
      ) : (
        <KnownRenter {...props} />
      )}
    </Card>
  );
}

function KnownRenter({ onChange, errorAt }: PartProps) {
  const { t } = useTranslation('phoneBookings');
  const [text, setText] = useState('');
  const asked = text.trim();
  const found = usePreview(asked.length >= fewestLetters.renter ? asked : null, (signal) =>
    operateApi().findRenters({ query: { text: asked } }, { signal }),
  );
  const items = found.state === 'known' ? found.value.items : [];
  return (
    <>
      <FindField
        name="renter"
        label={t('renter.find')}
        error={errorAt('renter')}
        text={text}
        onText={setText}
        entries={items.map((renter) => ({
          id: renter.id,
          label: renter.name,
          note: [renter.email, renter.phone].filter(Boolean).join(', '),
          renter,
        }))}
        listLabel={t('renter.found')}
        isReading={found.state === 'asking'}
        onTake={({ renter }) => onChange({ renter })}
      />
      <p role="status" className="mt-2 text-xs text-quiet empty:mt-0">
        {found.state === 'asking' && t('renter.loading')}
        {found.state === 'refused' && t('renter.failed')}
        {found.state === 'known' && items.length === 0 && t('renter.none')}
      </p>
    </>
  );
}

function NewRenter({ draft, onChange, errorAt }: PartProps) {
  const { t } = useTranslation('phoneBookings');
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-4">
        <TextField
          name="name"
          label={t('renter.name')}
          error={errorAt('name')}
          autoComplete="off"
          maxLength={120}
          value={draft.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <TextField
          name="email"
          type="email"
          label={t('renter.email')}
          error={errorAt('email')}
          autoComplete="off"
          maxLength={200}
          value={draft.email}
          onChange={({ target }) => onChange({ email: target.value })}
        />
      </div>
      <p className="text-xs text-quiet">{t('renter.newText')}</p>
    </div>
  );
}
