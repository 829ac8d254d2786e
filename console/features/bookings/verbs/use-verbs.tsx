import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskBooking } from '../../../../contract/operate/desk-bookings.ts';
import { Button } from '../../../../ui/button.tsx';
import { usePageCity } from '../../../shell/desk-data.ts';
import { rolesWith } from '../../../shell/roles-with.ts';
import { CancelPanel } from './cancel-panel.tsx';
import { CarPanel } from './car-panel.tsx';
import { ChangePanel } from './change-panel.tsx';
import { ClaimPanel } from './claim-panel.tsx';
import { MessagePanel } from './message-panel.tsx';
import { NotePanel } from './note-panel.tsx';
import type { VerbProps } from './panel-props.ts';
import { RefundPanel } from './refund-panel.tsx';
import { ProcessPanel, ReviewPanel, SettlePanel } from './return-panels.tsx';
import { Panel } from './verb-panel.tsx';
import { type DeskVerb, verbsOf, type WhyNot, whyNot } from './verb-reasons.ts';

const panels: Readonly<Record<DeskVerb, ComponentType<VerbProps>>> = {
  change: ChangePanel,
  car: CarPanel,
  refund: RefundPanel,
  message: MessagePanel,
  note: NotePanel,
  claim: ClaimPanel,
  settle: SettlePanel,
  review: ReviewPanel,
  process: ProcessPanel,
  cancelBooking: CancelPanel,
};

/** What can be done with a booking, and what of it is open. One that cannot be pressed says why, and who could. */
export function useVerbs(desk: DeskBooking) {
  const { t } = useTranslation('bookings');
  const { permissions } = usePageCity();
  const [openVerb, setOpenVerb] = useState<DeskVerb | null>(null);
  const verbs = verbsOf(desk);
  const open = openVerb && verbs.includes(openVerb) ? openVerb : null;
  const reasonOf = (verb: DeskVerb) =>
    whyNot(verb, desk, (permission) => permissions.includes(permission));
  const close = () => setOpenVerb(null);

  const toolbar = (
    <fieldset className="my-4 flex flex-wrap items-center gap-2">
      <legend className="sr-only">{t('verbs.label')}</legend>
      {verbs.map((verb) => (
        <span key={verb} className={verb === 'cancelBooking' ? 'ml-auto' : ''}>
          <Button
            variant={variantOf(verb, open === verb, reasonOf(verb))}
            aria-pressed={open === verb}
            onClick={() => setOpenVerb(open === verb ? null : verb)}
          >
            {t(`verbs.${verb}`)}
          </Button>
        </span>
      ))}
    </fieldset>
  );
  return {
    toolbar,
    panel: open && <OpenPanel verb={open} reason={reasonOf(open)} desk={desk} onClose={close} />,
  };
}

function variantOf(verb: DeskVerb, isOpen: boolean, reason: WhyNot) {
  if (isOpen) return 'ink';
  if (reason) return 'quiet';
  if (verb === 'process') return 'primary';
  return verb === 'cancelBooking' ? 'danger' : 'outline';
}

interface OpenPanelProps extends VerbProps {
  readonly verb: DeskVerb;
  readonly reason: WhyNot;
}

function OpenPanel({ verb, reason, desk, onClose }: OpenPanelProps) {
  const { t } = useTranslation(['bookings', 'desk']);
  const city = usePageCity();
  const VerbPanel = panels[verb];
  if (!reason) return <VerbPanel key={verb} desk={desk} onClose={onClose} />;
  const text =
    reason.kind === 'role'
      ? t('reasons.role', {
          city: city.name,
          roles: rolesWith(reason.permission).map((role) => t(`desk:roles.${role}`)),
        })
      : t(`reasons.${reason.kind}`);
  return <Panel title={t(`verbs.${verb}`)} text={text} onClose={onClose} />;
}
