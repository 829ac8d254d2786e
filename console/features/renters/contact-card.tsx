import { useTranslation } from 'react-i18next';
import type { DeskRenter } from '../../../contract/operate/renters.ts';
import { wholeDate } from '../../../domain/format-desk-time.ts';
import { Card } from '../../../ui/card.tsx';
import { FactList } from '../../../ui/fact-list.tsx';

export function ContactCard({ renter }: { readonly renter: DeskRenter }) {
  const { t } = useTranslation('renters');
  const { email, emailVerified, phone, address, birthdate, company } = renter;
  const known = (value: string | null) => value ?? t('facts.unknown');
  const facts: (readonly [string, string])[] = [
    [t('facts.email'), emailVerified ? t('facts.emailVerified', { email }) : email],
    [t('facts.phone'), known(phone)],
    [t('facts.address'), known(address)],
    [t('facts.birthdate'), known(birthdate && wholeDate(Temporal.PlainDate.from(birthdate)))],
    ...(company ? [[t('facts.company'), company] as const] : []),
  ];
  return (
    <Card title={t('facts.title')}>
      <FactList layout="column" facts={facts} />
    </Card>
  );
}
