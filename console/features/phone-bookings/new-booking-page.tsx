import './phone-words.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import type { PhoneBookingRequest } from '../../../contract/operate/phone-bookings.ts';
import { toastsMs } from '../../../domain/policy-constants.ts';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast.ts';
import { operateApi } from '../../api/operate-api.ts';
import { instantOf } from '../../form/local-time.ts';
import { useForm } from '../../form/use-form.ts';
import { usePageCity } from '../../shell/desk-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { pathOf } from '../../shell/pages.ts';
import { useCityChanges } from '../../shell/use-city-changes.ts';
import { whenLoggedIn } from '../../shell/when-logged-in.ts';
import { usePreview } from '../bookings/verbs/use-preview.ts';
import { CarChoice } from './car-choice.tsx';
import { missingIn, newPhoneDraft, type PhoneDraft } from './phone-draft.ts';
import { PricePanel } from './price-panel.tsx';
import { RenterChoice } from './renter-choice.tsx';
import { SentLinks } from './sent-links.tsx';
import { TripFields } from './trip-fields.tsx';
import { usePhoneRefusal } from './use-phone-refusal.ts';

export const handle = { permission: 'bookings.change' } as const;

export const loader = ({ params: { city = '' } }: LoaderFunctionArgs) =>
  whenLoggedIn(operateApi().listPhoneBookings({ query: { city } }));

/** A booking for a renter on the phone, from the dates to the link that they pay by. */
export function Component() {
  const { t } = useTranslation(['phoneBookings', 'bookings']);
  const { id: cityId } = usePageCity();
  useCityChanges(cityId);
  const { items } = useLoaderData<typeof loader>();
  const [sent, setSent] = useState(0);
  return (
    <div className="desk-width py-6">
      <Link
        to={pathOf('bookings', cityId)}
        className="inline-flex min-h-8 items-center gap-1 text-quiet hover:text-ink"
      >
        <Icon name="back" className="size-4 stroke-2" />
        {t('bookings:all')}
      </Link>
      <PageHead title={t('title')} text={t('text')} />
      <NewBooking key={sent} onSent={() => setSent(sent + 1)} />
      <SentLinks links={items} />
    </div>
  );
}

function NewBooking({ onSent }: { readonly onSent: () => void }) {
  const { t } = useTranslation('phoneBookings');
  const { timeZone } = usePageCity();
  const { revalidate } = useRevalidator();
  const refusalOf = usePhoneRefusal();
  const [draft, setDraft] = useState(() => newPhoneDraft(Temporal.Now.plainDateISO(timeZone)));
  const change = (some: Partial<PhoneDraft>) => setDraft((now) => ({ ...now, ...some }));
  const startsAt = instantOf(draft.starts, timeZone);
  const endsAt = instantOf(draft.ends, timeZone);
  const { carId } = draft;
  const renterId = draft.isNew ? null : (draft.renter?.id ?? null);
  const wanted = carId && startsAt && endsAt ? { carId, startsAt, endsAt } : null;
  // Asked again after a refusal: the price or the car may be gone.
  const [turn, setTurn] = useState(0);
  const asked = wanted && { ...wanted, renterId };
  const price = usePreview(asked && JSON.stringify([asked, turn]), (signal) =>
    operateApi().pricePhoneBooking(
      { body: { carId: '', startsAt: '', endsAt: '', renterId, ...asked } },
      { signal },
    ),
  );
  const press = useRef({ body: '', idempotencyKey: '' });

  const send = async (body: PhoneBookingRequest) => {
    const text = JSON.stringify(body);
    // However often the same is sent, it is one link.
    if (press.current.body !== text) {
      press.current = { body: text, idempotencyKey: crypto.randomUUID() };
    }
    const { idempotencyKey } = press.current;
    await operateApi().createPhoneBooking({ body }, { idempotencyKey });
  };
  const { form, problem, isWaiting, errorAt } = useForm(async () => {
    const field = missingIn(draft);
    if (field) return { field, text: t(`problems.${problemAt(field)}`) };
    const { delivery, renter, name, email } = draft;
    if (!wanted || !delivery || price.state !== 'known') return { text: t('problems.car') };
    const body = {
      ...wanted,
      renter:
        draft.isNew || !renter ? { name: name.trim(), email: email.trim() } : { id: renter.id },
      delivery,
      return: draft.return ?? delivery,
      agreedTotal: price.value.total,
    };
    try {
      await send(body);
    } catch (error) {
      setTurn(turn + 1);
      return refusalOf(error);
    }
    await revalidate();
    const whom = draft.isNew || !renter ? name.trim() : renter.name;
    void showToast({
      tone: 'done',
      title: t('price.sent', { name: whom }),
      durationMs: toastsMs.accountSuccess,
    });
    onSent();
    return null;
  });
  const part = { draft, onChange: change, errorAt };
  return (
    <form
      {...form}
      aria-label={t('title')}
      className="mb-6 grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_400px]"
    >
      <div className="grid gap-6">
        <TripFields {...part} />
        <CarChoice {...part} />
      </div>
      <div className="grid gap-6">
        <RenterChoice {...part} />
        <PricePanel price={price} problem={problem} isWaiting={isWaiting} />
      </div>
    </form>
  );
}

function problemAt(field: NonNullable<ReturnType<typeof missingIn>>) {
  if (field === 'starts') return 'trip';
  return field === 'delivery' || field === 'return' ? 'address' : field;
}
