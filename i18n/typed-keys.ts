import type { i18n } from 'i18next';
import type { account } from './en/account.ts';
import type { business } from './en/business.ts';
import type { car } from './en/car.ts';
import type { checkout } from './en/checkout.ts';
import type { desk } from './en/console/desk.ts';
import type { entry } from './en/console/entry.ts';
import type { ownAccount } from './en/console/own-account.ts';
import type { today } from './en/console/today.ts';
import type { draft } from './en/draft.ts';
import type { driving } from './en/driving.ts';
import type { errors } from './en/errors.ts';
import type { extras } from './en/extras.ts';
import type { factors } from './en/factors.ts';
import type { faq } from './en/faq.ts';
import type { fleet } from './en/fleet.ts';
import type { gallery } from './en/gallery.ts';
import type { guides } from './en/guides.ts';
import type { home } from './en/home.ts';
import type { identityCheck } from './en/identity-check.ts';
import type { map } from './en/map.ts';
import type { pages } from './en/pages.ts';
import type { price } from './en/price.ts';
import type { profile } from './en/profile.ts';
import type { search } from './en/search.ts';
import type { calendar } from './en/server/calendar.ts';
import type { emails } from './en/server/emails.ts';
import type { evidence } from './en/server/evidence.ts';
import type { invoice } from './en/server/invoice.ts';
import type { reviews } from './en/server/reviews.ts';
import type { statement } from './en/server/statement.ts';
import type { shell } from './en/shell.ts';
import type { sim } from './en/sim.ts';
import type { subscription } from './en/subscription.ts';
import type { success } from './en/success.ts';
import type { team } from './en/team.ts';
import type { terms } from './en/terms.ts';
import type { trips } from './en/trips.ts';
import type { wallet } from './en/wallet.ts';

/** Whoever uses the words gets the types of their keys: one that is not in these files does not compile. */
export type Words = i18n;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      shell: typeof shell;
      guides: typeof guides;
      home: typeof home;
      gallery: typeof gallery;
      search: typeof search;
      sim: typeof sim;
      fleet: typeof fleet;
      map: typeof map;
      car: typeof car;
      extras: typeof extras;
      price: typeof price;
      account: typeof account;
      profile: typeof profile;
      draft: typeof draft;
      identityCheck: typeof identityCheck;
      pages: typeof pages;
      faq: typeof faq;
      factors: typeof factors;
      business: typeof business;
      subscription: typeof subscription;
      team: typeof team;
      terms: typeof terms;
      trips: typeof trips;
      checkout: typeof checkout;
      driving: typeof driving;
      errors: typeof errors;
      success: typeof success;
      wallet: typeof wallet;
      calendar: typeof calendar;
      emails: typeof emails;
      evidence: typeof evidence;
      invoice: typeof invoice;
      reviews: typeof reviews;
      statement: typeof statement;
      desk: typeof desk;
      entry: typeof entry;
      ownAccount: typeof ownAccount;
      today: typeof today;
    };
  }
}
