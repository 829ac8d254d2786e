import { describe, expect, test } from 'vitest';
import {
  accountPolicy,
  breakpointsPx,
  changePolicy,
  depositPolicy,
  intervalsMs,
  penaltyPolicy,
  previewPolicy,
  pricePolicy,
  searchPolicy,
  supportPolicy,
  timeoutsMs,
  toastsMs,
  tripPolicy,
} from './policy-constants.ts';

/** Written down a second time, so that a number is not changed by a slip of the hand. */
describe('the numbers agreed on', () => {
  test('time-outs: 10 s for profile, documents and cards, 25 s for requests, 40 s for bookings [A-POLICY-001 A-PROFILE-011 R-MONEY-018 R-STATE-018]', () => {
    expect(timeoutsMs).toMatchObject({
      profile: 10_000,
      documentValidation: 10_000,
      paymentMethod: 10_000,
      request: 25_000,
      booking: 40_000,
    });
  });

  test('e-mail asked after every 3 s, loading sentences of 2.5 s, a saved profile fresh after 2 s [A-POLICY-002 A-PROFILE-010]', () => {
    expect(intervalsMs).toEqual({
      emailVerifiedPoll: 3_000,
      loadingMessage: 2_500,
      savedProfileRefresh: 2_000,
    });
  });

  test('toasts: 4 s for documents created, 2 s for documents revoked, 9 s for errors [A-POLICY-003]', () => {
    expect(toastsMs).toMatchObject({
      documentsCreated: 4_000,
      documentsRevoked: 2_000,
      error: 9_000,
    });
  });

  test('accounts: 18 years, names of 3 and 5 characters, passwords of 6, phones of the US [A-POLICY-005]', () => {
    expect(accountPolicy).toMatchObject({
      minimumAgeYears: 18,
      registrationNameMinLength: 3,
      profileNameMinLength: 5,
      passwordMinLength: 6,
      defaultPhoneCountry: 'US',
    });
  });

  test('trips: 28 days, 2 hours of notice, 09:00 by default, 23:30 at the latest [A-POLICY-005 A-POLICY-011 R-MONEY-012 R-MONEY-014]', () => {
    expect(tripPolicy).toMatchObject({
      maxDurationDays: 28,
      noticeHours: 2,
      defaultTime: '09:00',
      latestTime: '23:30',
    });
    expect(searchPolicy.autocompleteMinLength).toBe(3);
    expect(previewPolicy).toMatchObject({ faqTeaser: 4, calendarMonths: 2 });
  });

  test('cancelling: 48 hours, no fee by default, 25 inside 3 hours, 50 inside 1, back in 7 to 15 days [R-MONEY-020]', () => {
    expect(changePolicy).toEqual({
      cancellationHours: 48,
      cancellationFeeUnits: 0,
      modificationHours: 2,
      lateFees: [
        { withinHours: 1, feeUnits: 50 },
        { withinHours: 3, feeUnits: 25 },
      ],
      refundArrivesInDays: { from: 7, to: 15 },
    });
  });

  test('deposit: 350 and 600, released within 24 business hours, seen at the bank in 3 to 15 days', () => {
    expect(depositPolicy).toMatchObject({
      creditCardUnits: 350,
      debitCardUnits: 600,
      releasedWithinBusinessHours: 24,
      bankReflectsInDays: { from: 3, to: 15 },
    });
  });

  test('penalties: 250 for smoking, 150 for pets, a day beyond 4 hours, 20 percent on hours', () => {
    expect(penaltyPolicy).toEqual({
      cleaningSmokingUnits: 250,
      cleaningPetsUnits: 150,
      extraDayBeyondHours: 4,
      hourlyOveragePercent: 20,
      lateFreeMinutes: 15,
    });
    expect(supportPolicy).toEqual({ opensAtHour: 7, closesAtHour: 23 });
  });

  test('lists: 10 cars a page, 5 pages in range and 1 at the margin, a badge up to 9, 2 seats at least [R-MONEY-016]', () => {
    expect(searchPolicy).toEqual({
      pageSize: 10,
      paginationRangePages: 5,
      paginationMarginPages: 1,
      filterBadgeCap: 9,
      autocompleteMinLength: 3,
      minimumSeats: 2,
    });
  });

  test('shown at first: 6 extras, 4 reviews, 2 months, and 10 months to change a booking [R-CALENDAR-025 R-MONEY-017]', () => {
    expect(previewPolicy).toMatchObject({
      extras: 6,
      reviews: 4,
      calendarMonths: 2,
      modifyCalendarMonths: 10,
    });
  });

  test('a usual trip: from tomorrow for 3 days, on the half hours, calendars a year ahead [R-MONEY-014 R-MONEY-015]', () => {
    expect(tripPolicy).toMatchObject({
      defaultStartsInDays: 1,
      defaultDurationDays: 3,
      slotMinutes: 30,
      occupiedDatesAheadYears: 1,
    });
  });

  test('prices: a fee of 15 percent, a tax of 23 percent, paid per day, asked for 10 s [R-CALL-012 R-MONEY-011 R-MONEY-018]', () => {
    expect(pricePolicy).toMatchObject({
      serviceFeeMultiplierBasisPoints: 11_500,
      defaultTaxDivisorBasisPoints: 12_300,
      paymentOption: 'pay-per-day',
    });
    expect(timeoutsMs.price).toBe(10_000);
  });

  test('toasts of a rental: 5 s for a car that is not there, 6 s for a cancellation, 9 s for a change [R-CAR-026 R-MONEY-019]', () => {
    expect(toastsMs).toMatchObject({
      carNotFound: 5_000,
      cancelSuccess: 6_000,
      modificationSuccess: 9_000,
      error: 9_000,
    });
  });

  test('widths: 692 and 928 px, 770 for the picture of a car, phones below 768, tablets below 1024 [R-SHELL-021]', () => {
    expect(breakpointsPx).toEqual({
      tabletModal: 692,
      phone: 768,
      mobilePhoto: 770,
      wide: 928,
      tablet: 1024,
    });
  });
});
