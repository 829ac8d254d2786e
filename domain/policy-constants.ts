/**
 * Every business constant, once. Those that an operator may configure (durations, notice, windows)
 * stand here as the default; a rule takes the configured value as an argument.
 */

export const tripPolicy = {
  maxDurationDays: 28,
  noticeHours: 2,
  turnaroundMinutes: 120,
  slotMinutes: 30,
  defaultTime: '09:00',
  latestTime: '23:30',
  defaultStartsInDays: 1,
  defaultDurationDays: 3,
  /** As many hours beyond a whole day are worth the offer of an earlier return. */
  fewHours: 6,
  occupiedDatesAheadYears: 1,
} as const;

export const fleetPolicy = {
  /** What ends or is due within so many days, or so many kilometres, wants to be seen to. */
  soonDays: 30,
  soonKm: 1_000,
} as const;

/** When a car cannot be had and somebody has booked it. */
export const repairPolicy = {
  /** A late or broken car counts as away for so long, unless somebody knows better. */
  assumedAwayHours: 24,
  /** No delivery is moved by more. */
  mostDelayMinutes: 4 * 60,
  /** As many cars a renter chooses from; the best of them is reserved until they have. */
  mostOffered: 3,
  answerWithinHours: 24,
  /** Before delivery: the car that comes has to be made ready. */
  answeredHoursBeforeDelivery: 3,
  /** Once the promised time has passed. */
  answerMinutesAtDoor: 15,
} as const;

export const todayPolicy = {
  /** Today shows what bites within so many days. */
  horizonDays: 7,
} as const;

export const jobPolicy = {
  /** Around the time agreed: the renter is told half an hour. */
  windowMinutes: 15,
  /** From one door to the next, with the handover. */
  apartMinutes: 60,
  /** To a door of the service area, where nothing better is known. */
  wayMinutes: 30,
  phoneHoursBefore: 12,
  phoneHoursAfter: 2,
} as const;

/** Where drivers record handovers. */
export const handoverPolicy = {
  /** Past the promised time; after it a renter who does not come has cancelled. */
  waitMinutes: 30,
  /** So long after a sealed delivery its renter can add what both sides missed. */
  renterMarkMinutes: 60,
  /** Of a renter's own, for one booking: enough for a car all around, and no folder of holiday pictures. */
  renterPhotographsMost: 24,
  /** Of a renter's own, for one booking: every one of them stays with the car. */
  renterMarksMost: 24,
  /** So many marks of a car are told to whoever comes for it, the newest, and taken back from them. */
  knownMarksMost: 200,
  /** How handovers went is counted over so many days. */
  figuresOfDays: 30,
} as const;

/** What a renter is told on the day of a handover. */
export const dayNoticePolicy = {
  /** So long after it happened a moment is still news. */
  usefulMinutes: { 'on-the-way': 20, 'at-door': 10, late: 30, sealed: 120 },
  /** So far from the time agreed it is another day, and an hour alone would mislead. */
  mostHoursAway: 12,
} as const;

export const phoneBookingPolicy = {
  /** How long a car is held for a renter on the phone. */
  holdMinutes: 120,
  /** Less than that is no time to read an email and pay. */
  leastMinutes: 15,
  /** A new renter's link to set a password outlives the hold: whoever is late still gets in. */
  passwordLinkHours: 24,
  /** The desk sees what came of its links for so long. */
  listedDays: 7,
} as const;

export const changePolicy = {
  cancellationHours: 48,
  cancellationFeeUnits: 0,
  modificationHours: 2,
  /** Strictest first: the first window that contains the moment decides. */
  lateFees: [
    { withinHours: 1, feeUnits: 50 },
    { withinHours: 3, feeUnits: 25 },
  ],
  refundArrivesInDays: { from: 7, to: 15 },
} as const;

export const refundPolicy = {
  /** So long after each refusal a refund is asked for anew; after one more refusal a person must look. */
  retryAfterDays: [0, 1, 3, 7],
  /** Our balance at the provider was too small: no refusal, and tried until it is not. */
  shortBalanceRetryAfterHours: 24,
  /** A refund that was taken can still come back, as long as a month later. */
  readAgainAfterDays: [1, 3, 7, 15, 30],
  /** One that the provider has not finished is looked after for as long as it takes. */
  unfinishedReadAgainAfterHours: 24,
} as const;

export const depositPolicy = {
  creditCardUnits: 350,
  debitCardUnits: 600,
  authorisedHoursBeforeDelivery: 48,
  retries: 3,
  retryAfterHours: 4,
  /** Before delivery, or before the end of the hold that is to be renewed. */
  lastTriedHoursBefore: 1,
  /** Early enough that a failing renewal can be repeated while the old hold still stands. */
  renewedHoursBeforeEnd: 24,
  releasedWithinBusinessHours: 24,
  bankReflectsInDays: { from: 3, to: 15 },
} as const;

export const pricePolicy = {
  serviceFeeMultiplierBasisPoints: 11_500,
  defaultTaxDivisorBasisPoints: 12_300,
  /** Card providers charge nothing smaller. */
  smallestChargeCents: 50,
  quoteValidMinutes: 15,
  holdMinutes: 10,
  paymentOption: 'pay-per-day',
} as const;

export const penaltyPolicy = {
  cleaningSmokingUnits: 250,
  cleaningPetsUnits: 150,
  extraDayBeyondHours: 4,
  hourlyOveragePercent: 20,
  /** A car that is back by then is not late. */
  lateFreeMinutes: 15,
} as const;

/** What a renter is asked to pay after the trip. */
export const claimPolicy = {
  /** So long they may agree or object before anything is taken. */
  answerHours: 48,
  remindedHoursBefore: 24,
  /** After silence they can still object. */
  lateObjectionDays: 14,
  /** An objection that nobody has decided by then is decided for the renter. */
  decidedWithinDays: 14,
  /** As renters are told. */
  decidedWithinWorkingDays: 5,
} as const;

/** Within so many days somebody has claimed what they found at a return, or let the deposit go. */
export const reviewPolicy = { days: 7 } as const;

export const bookingPolicy = {
  referenceLength: 8,
  /** No 0/O and no 1/I/L: a reference is read aloud on the phone. */
  referenceAlphabet: 'ABCDEFGHJKMNPQRSTUVWXYZ23456789',
  finishedAfterDays: 30,
  /** A renter who never answers their bank has gone; the car is free again. */
  abandonedAfterMinutes: 15,
  /** So long a change whose bank wants to see its renter waits for them, with the time that it adds. */
  changeApprovedWithinMinutes: 60,
  driverNoteMaxLength: 300,
} as const;

export const driverPolicy = {
  /** Beside the renter, on one booking. */
  mostAdditional: 3,
  invitationDays: 7,
} as const;

export const remindPolicy = {
  daysBeforeDelivery: 1,
} as const;

export const accountPolicy = {
  minimumAgeYears: 18,
  registrationNameMinLength: 3,
  profileNameMinLength: 5,
  passwordMinLength: 6,
  passwordMaxLength: 128,
  defaultPhoneCountry: 'US',
} as const;

/**
 * How often what costs us something may be asked, from one address or on one account; a window begins with the
 * first. Signing in and up have theirs beside their addresses.
 */
export const pacePolicy = {
  /** Whoever tries stolen cards needs many; a renter two or three. */
  cardSetups: {
    perAccount: { most: 10, minutes: 60 },
    perAddress: { most: 30, minutes: 60 },
  },
  /** The provider bills each. */
  identityChecks: {
    perAccount: { most: 10, minutes: 60 },
    perAddress: { most: 30, minutes: 60 },
  },
  /** A house full of people who compare; a program that copies our prices is quicker. */
  strangersQuotes: { perAddress: { most: 300, minutes: 5 } },
  /** A house full of people who type without a pause; a program that copies a vendor's addresses is quicker. */
  places: { perAddress: { most: 300, minutes: 5 } },
  /** Somebody at the desk who types without a pause, whatever address the desk has. */
  staffPlaces: { perAccount: { most: 300, minutes: 5 } },
  /** Whoever has a folder of photographs checks them all; a program that tries codes is quicker. */
  sealChecks: { perAddress: { most: 120, minutes: 5 } },
  uploads: { perAddress: { most: 60, minutes: 15 } },
  /** All that five bookings take at once; each may be 20 MB. */
  ownPhotographs: {
    perAccount: { most: 120, minutes: 60 },
    perAddress: { most: 240, minutes: 60 },
  },
  /**
   * Ten times a driver's whole day, sent at its end: twelve handovers of 25 photographs in two pieces. A phone that is
   * slowed loses nothing, it sends on in the next round.
   */
  evidencePieces: { perAccount: { most: 6_000, minutes: 60 } },
  /** Each is an email to somebody who has not asked for one. */
  driverInvitations: {
    perAccount: { most: 10, minutes: 24 * 60 },
    perAddress: { most: 30, minutes: 24 * 60 },
  },
} as const;

export const securityLogPolicy = {
  /** Long enough to follow what began months before it was noticed. */
  daysStored: 365,
  /** After that an address says the neighbourhood and no longer the house. */
  daysWithWholeAddress: 30,
} as const;

/** How often a stranger may try; a rightful owner is slowed at most, and never on a device of theirs. */
export const attemptPolicy = {
  signIn: {
    /** At whatever accounts: who sprays is stopped after these. */
    perAddress: { most: 20, minutes: 5 },
    /** At one account from one address, or from one device that the account knows. */
    perPair: { most: 10, minutes: 15 },
    /**
     * At one account from all devices it does not know, wherever they are: 2,880 guesses a day at most.
     * More than two windows of one pair, so that a single address slows nobody but itself.
     */
    perAccount: { most: 30, minutes: 15 },
    /** At all accounts from all devices they do not know: many addresses that try each account once. */
    everywhere: { most: 500, minutes: 5 },
  },
  /** Six digits must not be guessed. At one account from all devices it does not know; and from all that it knows. */
  secondStep: { most: 5, minutes: 15 },
  /** A password that is asked for again by somebody who is signed in, whatever it confirms. */
  confirmation: { most: 10, minutes: 15 },
  recovery: {
    perAddress: { most: 10, minutes: 15 },
    perPair: { most: 5, minutes: 15 },
    /** More are answered alike and not sent: the newest link in the mailbox is younger than this, and good. */
    emailsPerAccount: { most: 5, minutes: 15 },
  },
  knownDevice: {
    days: 365,
    /** People who share a browser. */
    mostAccounts: 5,
  },
} as const;

export const sessionPolicy = {
  /** A session that is used is renewed once a day, so that it ends after so many days without use. */
  unusedDays: 30,
  renewedAfterDays: 1,
  /** However much it is used. */
  longestDays: 90,
  /** A use is written down no more often. */
  useStoredAfterMinutes: 10,
} as const;

export const staffPolicy = {
  /** However much it is used. */
  sessionHours: 12,
  invitationDays: 7,
} as const;

export const supportPolicy = {
  opensAtHour: 7,
  closesAtHour: 23,
} as const;

export const searchPolicy = {
  pageSize: 10,
  paginationRangePages: 5,
  paginationMarginPages: 1,
  filterBadgeCap: 9,
  autocompleteMinLength: 3,
  minimumSeats: 2,
} as const;

export const previewPolicy = {
  extras: 6,
  reviews: 4,
  faqTeaser: 4,
  businessCarousel: 3,
  subscriptionCarousel: 4,
  calendarMonths: 2,
  modifyCalendarMonths: 10,
} as const;

export const timeoutsMs = {
  profile: 10_000,
  price: 10_000,
  documentValidation: 10_000,
  paymentMethod: 10_000,
  request: 25_000,
  booking: 40_000,
} as const;

export const intervalsMs = {
  emailVerifiedPoll: 3_000,
  loadingMessage: 2_500,
  savedProfileRefresh: 2_000,
} as const;

/** So long a move of the board can be taken back: nothing is sent before. */
export const undoMs = 10_000;

export const toastsMs = {
  carNotFound: 5_000,
  cancelSuccess: 6_000,
  modificationSuccess: 9_000,
  error: 9_000,
  accountSuccess: 4_000,
  documentsCreated: 4_000,
  documentsRevoked: 2_000,
} as const;

/** Widths from which the named layout applies. */
export const breakpointsPx = {
  tabletModal: 692,
  phone: 768,
  mobilePhoto: 770,
  wide: 928,
  tablet: 1024,
} as const;

export const companyPolicy = {
  /** What a company may owe in each currency, unless it has a limit of its own. */
  limitUnits: 50_000,
  /** From the day a statement is made. */
  statementDueDays: 14,
  /** One reminder on each of these days after the due date, as long as something is left to pay. */
  reminderDaysAfterDue: [3, 10],
} as const;

export const goodwillPolicy = {
  /** Credit that was given without a booking counts against the limit of a role for so long. */
  creditCountsForDays: 30,
} as const;
