import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../domain/format-money.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { NamedDrivers } from './use-named-drivers.ts';

export const driversSectionId = 'additional-drivers';

/** Who else drives: each is named here and invited once the trip is booked. */
export function AdditionalDrivers({ drivers }: { drivers: NamedDrivers }) {
  const { t } = useTranslation('checkout');
  const { extra, emails } = drivers;
  if (!extra) return null;
  return (
    <div id={driversSectionId} className="scroll-mt-4">
      <Card title={t('drivers.title')}>
        <p className="max-w-[60ch] text-sm text-quiet">
          {t(emails.length > 0 ? 'drivers.text' : 'drivers.offer', {
            price: formatMoney(extra.pricePerDay),
          })}
        </p>
        {emails.length > 0 && (
          <ul className="mt-5 grid max-w-md gap-4">
            {emails.map((email, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a field is the one at its place
              <li key={index} className="flex items-start gap-2">
                <div className="flex-1">
                  <TextField
                    label={t('drivers.email', { number: index + 1 })}
                    type="email"
                    autoComplete="off"
                    maxLength={254}
                    value={email}
                    onChange={(event) => drivers.type(index, event.target.value)}
                    error={problemText(t, drivers.problems[index])}
                  />
                </div>
                {/* As high as the box, below the height of its label. */}
                <div className="mt-7.5 flex min-h-13 items-center">
                  <Button
                    variant="link"
                    aria-label={t('drivers.removeNamed', { number: index + 1 })}
                    onClick={() => drivers.remove(index)}
                  >
                    {t('drivers.remove')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
        {drivers.canAdd && (
          <div className="mt-4">
            <Button variant="outline" onClick={drivers.add}>
              {t(emails.length > 0 ? 'drivers.another' : 'drivers.add')}
            </Button>
          </div>
        )}
      </Card>
    </div>
  );
}

function problemText(
  t: ReturnType<typeof useTranslation<'checkout'>>['t'],
  problem: NamedDrivers['problems'][number] | undefined,
) {
  return problem ? t(`drivers.problems.${problem}`) : undefined;
}
