import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Me } from '../../../../contract/accounts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { classes } from '../../../../ui/classes.ts';
import { EmailMark } from './email-mark.tsx';
import { InfoForm } from './info-form.tsx';

/** Who the renter is, to read or to put right. */
export function InfoCard({ me }: { me: Me }) {
  const { t } = useTranslation('profile');
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setEditing(false));
    edit.current?.focus();
  };
  return (
    <Card
      title={t('info.title')}
      action={
        !isEditing && (
          <Button ref={edit} variant="link" onClick={() => setEditing(true)}>
            {t('info.edit')}
          </Button>
        )
      }
    >
      {isEditing ? <InfoForm me={me} onClose={close} /> : <Facts me={me} />}
    </Card>
  );
}

function Facts({ me }: { me: Me }) {
  const { t } = useTranslation('profile');
  return (
    <dl className="grid gap-x-10 gap-y-5 tablet:grid-cols-2">
      <Fact label={t('info.name')}>{me.name}</Fact>
      <Fact label={t('info.phone')}>{me.phone?.shown ?? t('info.missing')}</Fact>
      <Fact label={t('info.email')} isLong>
        {me.email}
        <EmailMark isVerified={me.emailVerified} />
      </Fact>
    </dl>
  );
}

interface FactProps {
  readonly label: string;
  /** Has a row of its own: half an address is hard to read. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

function Fact({ label, isLong = false, children }: FactProps) {
  return (
    <div className={classes('min-w-0', isLong && 'tablet:col-span-2')}>
      <dt className="text-xs text-quiet">{label}</dt>
      <dd className="mt-0.5 flex flex-wrap items-center gap-x-3 font-medium wrap-anywhere figures">
        {children}
      </dd>
    </div>
  );
}
