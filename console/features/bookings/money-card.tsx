import { useTranslation } from 'react-i18next';
import type { DeskBooking, LedgerLine } from '../../../contract/operate/desk-bookings.ts';
import { operateOperations } from '../../../contract/operate/operations.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { money } from '../../../domain/money.ts';
import { Card } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { DepositNote } from './deposit-note.tsx';
import { ExportLedger } from './export-ledger.tsx';
import { useLedgerWords } from './ledger-words.ts';

/** To the cent: every move, who carried it out and under which name, and what was paid after it. */
export function MoneyCard({ desk }: { readonly desk: DeskBooking }) {
  const { t } = useTranslation('bookings');
  const { ledger, paid, disputes, booking } = desk;
  const { timeZone } = usePageCity();
  return (
    <Card title={t('money.title')} action={ledger.length > 0 && <ExportLedger desk={desk} />}>
      {ledger.length === 0 ? (
        <p className="text-quiet">{t('money.none')}</p>
      ) : (
        <table aria-label={t('money.label')} className="w-full figures">
          <thead>
            <tr className="text-left text-xs text-quiet">
              {(['date', 'entry'] as const).map((column) => (
                <th key={column} scope="col" className="pr-4 pb-2 unbold">
                  {t(`money.columns.${column}`)}
                </th>
              ))}
              {(['amount', 'paid'] as const).map((column) => (
                <th key={column} scope="col" className="pb-2 pl-4 text-right unbold">
                  {t(`money.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ledger.map((line) => (
              <LedgerRow key={line.id} line={line} timeZone={timeZone} />
            ))}
            <tr className="border-t-[1.5px] border-ink font-strong">
              <td />
              <th scope="row" className="py-2.5 text-left">
                {t('money.total')}
              </th>
              <td />
              <td className="text-right">{formatMoney(paid)}</td>
            </tr>
          </tbody>
        </table>
      )}
      <div className="mt-4 grid gap-2 empty:hidden">
        <DepositNote desk={desk} />
        {booking.lostRefund && (
          <Waits>{t('money.lost', { amount: formatMoney(booking.lostRefund) })}</Waits>
        )}
        {disputes.map(({ amount, dueBy, status, providerRef }) => (
          <Waits key={providerRef}>
            {dueBy
              ? t('money.dispute', { amount: formatMoney(amount), when: moment(dueBy, timeZone) })
              : t('money.disputeClosed', { amount: formatMoney(amount), status })}
          </Waits>
        ))}
      </div>
      {ledger.length > 0 && (
        <p className="mt-4">
          <a
            href={operateOperations.getEvidence.path.replace('{id}', booking.id)}
            download
            className="text-link text-sm"
          >
            {t('money.evidence')}
          </a>
        </p>
      )}
    </Card>
  );
}

const Waits = ({ children }: { readonly children: string }) => (
  <p className="max-w-none rounded-control bg-amber-100 px-4 py-3 text-amber-600 figures">
    {children}
  </p>
);

function LedgerRow({ line, timeZone }: { readonly line: LedgerLine; readonly timeZone: string }) {
  const { status, amount, paid, at } = line;
  const { said, how, isTaken } = useLedgerWords()(line);
  const shown = money(Math.abs(amount.amount), amount.currency);
  return (
    <tr className="border-t border-hair align-top">
      <td className="py-2.5 pr-4 whitespace-nowrap text-quiet">{moment(at, timeZone)}</td>
      <td className={classes('py-2.5 pr-4', status === 'failed' && 'text-error-600')}>
        {said}
        <span className="block text-2xs wrap-anywhere text-quiet">{how}</span>
      </td>
      <td
        className={classes(
          'py-2.5 pl-4 text-right whitespace-nowrap',
          status === 'failed' && 'text-quiet line-through',
          status === 'pending' && 'text-amber-600',
        )}
      >
        {isTaken ? `−${formatMoney(shown)}` : formatMoney(shown)}
      </td>
      <td className="py-2.5 pl-4 text-right whitespace-nowrap text-quiet">{formatMoney(paid)}</td>
    </tr>
  );
}
