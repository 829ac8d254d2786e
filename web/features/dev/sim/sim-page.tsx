import { useTranslation } from 'react-i18next';
import { ShuttleLine } from '../../../../ui/shuttle-line.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { CardsPanel } from './cards-panel.tsx';
import { ClockPanel } from './clock-panel.tsx';
import { DriverPanel } from './driver-panel.tsx';
import { IdentityPanel } from './identity-panel.tsx';
import { MailPanel } from './mail-panel.tsx';
import { StaffPanel } from './staff-panel.tsx';
import { TextsPanel } from './texts-panel.tsx';
import { TokenForm } from './token-form.tsx';
import { type Sim, useSim } from './use-sim.ts';
import { WatchedBooking } from './watched-booking.tsx';

/** What plays the outside world, and the clock: everything that a renter never sees. */
export function SimPage() {
  const { t } = useTranslation('sim');
  const sim = useSim();
  return (
    <div className="page-width pt-8 pb-20">
      <h1 className="text-3xl tracking-display">{t('title')}</h1>
      <p className="mt-3 max-w-measure text-stone-700">{t('intro')}</p>
      <div role="status" className="min-h-10 py-2 text-sm text-error-600">
        {(sim.problem === 'offline' || sim.problem === 'refused') && t(sim.problem)}
      </div>
      {sim.problem === 'token' ? <TokenForm sim={sim} /> : <World sim={sim} />}
    </div>
  );
}

function World({ sim }: { sim: Sim }) {
  const { t } = useTranslation('sim');
  const { state } = sim;
  if (!state) {
    return (
      <p className="flex items-center gap-3 py-16 text-sm text-quiet">
        <ShuttleLine className="w-12" />
        {t('loading')}
      </p>
    );
  }
  const { mail, texts, cards, inquiries, staff } = state;
  return (
    <>
      <div className="grid grid-cols-1 gap-4 wide:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        {state.clock && <ClockPanel sim={sim} clock={state.clock} booking={state.booking} />}
        <WatchedBooking booking={state.booking} />
      </div>
      {state.driver && <DriverPanel sim={sim} driver={state.driver} />}
      {staff && staff.people.length > 0 && (
        <div className="mt-4">
          <StaffPanel staff={staff} />
        </div>
      )}
      <div className="mt-10">
        <Tabs
          label={t('parts')}
          tabs={[
            ...(mail
              ? [
                  {
                    id: 'mail',
                    label: t('mail.tab', { count: mail.length }),
                    content: <MailPanel client={sim.client} mail={mail} />,
                  },
                ]
              : []),
            ...(texts
              ? [
                  {
                    id: 'texts',
                    label: t('texts.tab', { count: texts.conversations.length }),
                    content: <TextsPanel sim={sim} texts={texts} />,
                  },
                ]
              : []),
            ...(cards
              ? [
                  {
                    id: 'cards',
                    label: t('cards.tab'),
                    content: <CardsPanel sim={sim} cards={cards} />,
                  },
                ]
              : []),
            ...(inquiries
              ? [
                  {
                    id: 'identity',
                    label: t('identity.tab', { count: inquiries.length }),
                    content: <IdentityPanel sim={sim} inquiries={inquiries} />,
                  },
                ]
              : []),
          ]}
        />
      </div>
    </>
  );
}
