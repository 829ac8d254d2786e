import { useTranslation } from 'react-i18next';
import type { DeskBooking, LedgerLine } from '../../../contract/operate/desk-bookings.ts';
import { sheetTime } from '../../../domain/format-desk-time.ts';
import { sheetMoney } from '../../../domain/format-money.ts';
import { ExportTable } from '../../form/csv/export-table.tsx';
import { usePageCity } from '../../shell/desk-data.ts';
import { useLedgerWords } from './ledger-words.ts';

export function ExportLedger({ desk: { ledger, booking } }: { readonly desk: DeskBooking }) {
  const { t } = useTranslation(['bookings', 'desk']);
  const { timeZone } = usePageCity();
  const wordsOf = useLedgerWords();
  const amountOf = (line: LedgerLine) => {
    const amount = Math.abs(sheetMoney(line.amount));
    return wordsOf(line).isTaken ? -amount : amount;
  };
  return (
    <ExportTable<LedgerLine>
      label={t('money.title')}
      file={`money-${booking.reference}`}
      columns={[
        [t('money.columns.date'), ({ at }) => sheetTime(at, timeZone)],
        [t('money.columns.entry'), (line) => wordsOf(line).said],
        [t('desk:export.details'), (line) => wordsOf(line).how],
        [t('money.columns.amount'), amountOf],
        [t('money.columns.paid'), ({ paid }) => sheetMoney(paid)],
        [t('desk:export.currency'), ({ paid }) => paid.currency],
      ]}
      rows={() => ledger}
    />
  );
}
