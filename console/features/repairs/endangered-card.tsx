import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarRepairs, Repair } from '../../../contract/operate/repairs.ts';
import { moment } from '../../../domain/format-desk-time.ts';
import { formatMoney } from '../../../domain/format-money.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormProblem } from '../../form/form-problem.tsx';
import { useMay, usePageCity } from '../../shell/desk-data.ts';
import { useRepairWords } from './repair-words.ts';

type Endangered = CarRepairs['bookings'][number];

interface EndangeredCardProps {
  readonly booking: Endangered;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onRepair: (repair: Repair) => void;
}

/** One renter, and what can be done for them, the best first. */
export function EndangeredCard({ booking, isBusy, problem, onRepair }: EndangeredCardProps) {
  const { t } = useTranslation('repairs');
  const { timeZone } = usePageCity();
  const [isOpen, setOpen] = useState(false);
  const [refund, setRefund] = useState<Repair | null>(null);
  const mayChange = useMay('bookings.change');
  const { renter, reference, place, startsAt, waitsFor, answerBy, repairs } = booking;
  const title = t('booking', { renter, when: moment(startsAt, timeZone) });
  const shown = isOpen ? repairs : repairs.slice(0, 1);
  const choose = (repair: Repair) =>
    repair.kind === 'money-back' ? setRefund(repair) : onRepair(repair);
  return (
    <section
      aria-label={title}
      className="rounded-card border border-hair bg-card px-6 py-5 figures"
    >
      <h2 className="text-lg">{title}</h2>
      <p className="max-w-none text-quiet">{t('place', { reference, place })}</p>
      {waitsFor && (
        <p className="mt-3 rounded-card bg-amber-100 px-4 py-3 text-ink">
          {t(`waits.${waitsFor}`, { when: answerBy ? moment(answerBy, timeZone) : '' })}
        </p>
      )}
      <ol className="mt-2">
        {shown.map((repair, index) => (
          <RepairRow
            key={repair.kind}
            repair={repair}
            isBest={index === 0}
            isBusy={isBusy}
            onChoose={mayChange ? () => choose(repair) : null}
          />
        ))}
      </ol>
      {!isOpen && repairs.length > 1 && (
        <div className="mt-2">
          <Button variant="link" aria-expanded={false} onClick={() => setOpen(true)}>
            {t('others', { count: repairs.length - 1 })}
          </Button>
        </div>
      )}
      <FormProblem text={problem} />
      {refund && (
        <Dialog
          isOpen
          onClose={() => setRefund(null)}
          title={t('sure.title', { renter })}
          footer={
            <>
              <Button variant="outline" onClick={() => setRefund(null)}>
                {t('sure.keep')}
              </Button>
              <Button
                variant="danger"
                onClick={() => {
                  setRefund(null);
                  onRepair(refund);
                }}
              >
                {t('sure.confirm', { amount: formatMoney(refund.costs) })}
              </Button>
            </>
          }
        >
          <p>{t('sure.text', { amount: formatMoney(refund.costs) })}</p>
        </Dialog>
      )}
    </section>
  );
}

interface RepairRowProps {
  readonly repair: Repair;
  readonly isBest: boolean;
  readonly isBusy: boolean;
  /** Null: for other roles. */
  readonly onChoose: (() => void) | null;
}

function RepairRow({ repair, isBest, isBusy, onChoose }: RepairRowProps) {
  const { timeZone } = usePageCity();
  const wordsOf = useRepairWords(timeZone);
  const { title, text, costs, action } = wordsOf(repair);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-hair py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-80">
        <h3 className="text-base">{title}</h3>
        <p className="max-w-none text-quiet">
          {text} {costs}.
        </p>
      </div>
      {onChoose && (
        <Button variant={isBest ? 'ink' : 'outline'} waiting={isBusy} onClick={onChoose}>
          {action}
        </Button>
      )}
    </li>
  );
}
