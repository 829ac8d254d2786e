import { OfCity } from '../catalogue.ts';
import { byId } from '../route.ts';
import { companyRoutes } from './catalogue-company-routes.ts';
import {
  byOfferId,
  DeskExtra,
  DeskExtraList,
  DeskProtection,
  DeskProtectionList,
  ExtraEdit,
  NewExtra,
  NewProtection,
  OfferOrder,
  ProtectionEdit,
} from './catalogue-offers.ts';
import { catalogueOperations } from './catalogue-operations.ts';
import {
  DeskPromoCode,
  DeskPromoCodeList,
  NewPromoCode,
  PromoCodeEdit,
  PromoCodeGift,
} from './catalogue-promo-codes.ts';
import { bySettingKey, Setting, SettingEdit, SettingList } from './catalogue-settings.ts';
import type { OperateRoute } from './route.ts';

const ofACity = ['not_found', 'not_permitted'] as const;

export const catalogueRoutes = {
  ...companyRoutes,
  listSettings: {
    ...catalogueOperations.listSettings,
    summary: 'The rules that all cities sell by, each with who changed it when',
    answer: { status: 200, schema: SettingList },
    refusals: [],
  },
  changeSetting: {
    ...catalogueOperations.changeSetting,
    summary: 'Changes some fields of a setting; refused with what changed if somebody was faster',
    params: bySettingKey,
    body: SettingEdit,
    answer: { status: 200, schema: Setting },
    refusals: ['changed_meanwhile'],
  },
  listDeskExtras: {
    ...catalogueOperations.listDeskExtras,
    summary: 'The extras of a city, those off sale too, in the order renters see them',
    query: OfCity,
    answer: { status: 200, schema: DeskExtraList },
    refusals: ofACity,
  },
  addExtra: {
    ...catalogueOperations.addExtra,
    summary: 'Adds an extra to all cars of a city; renters see it at once, if it is on sale',
    body: NewExtra,
    answer: { status: 201, schema: DeskExtra },
    refusals: [...ofACity, 'other_currency', 'driver_extra_taken'],
  },
  editExtra: {
    ...catalogueOperations.editExtra,
    summary: 'Changes an extra or takes it off sale; what was booked keeps its price',
    params: byOfferId,
    body: ExtraEdit,
    answer: { status: 200, schema: DeskExtra },
    refusals: [...ofACity, 'other_currency', 'changed_meanwhile'],
  },
  orderExtras: {
    ...catalogueOperations.orderExtras,
    summary: 'Sets the order in which renters see the extras',
    body: OfferOrder,
    answer: { status: 200, schema: DeskExtraList },
    refusals: [...ofACity, 'changed_meanwhile'],
  },
  listProtection: {
    ...catalogueOperations.listProtection,
    summary: 'The protection a city sells, what is off sale too, the main one first',
    query: OfCity,
    answer: { status: 200, schema: DeskProtectionList },
    refusals: ofACity,
  },
  addProtection: {
    ...catalogueOperations.addProtection,
    summary: 'Adds protection; with options it is the main one, of which a city sells one',
    body: NewProtection,
    answer: { status: 201, schema: DeskProtection },
    refusals: [...ofACity, 'other_currency', 'main_protection_taken'],
  },
  editProtection: {
    ...catalogueOperations.editProtection,
    summary: 'Changes protection or takes it off sale; what was booked keeps its price',
    params: byOfferId,
    body: ProtectionEdit,
    answer: { status: 200, schema: DeskProtection },
    refusals: [...ofACity, 'other_currency', 'main_protection_taken', 'changed_meanwhile'],
  },
  orderProtection: {
    ...catalogueOperations.orderProtection,
    summary: 'Sets the order in which renters see the protection',
    body: OfferOrder,
    answer: { status: 200, schema: DeskProtectionList },
    refusals: [...ofACity, 'changed_meanwhile'],
  },
  listDeskPromoCodes: {
    ...catalogueOperations.listDeskPromoCodes,
    summary: 'The promo codes that hold in a city, with how often each was used',
    query: OfCity,
    answer: { status: 200, schema: DeskPromoCodeList },
    refusals: ofACity,
  },
  addPromoCode: {
    ...catalogueOperations.addPromoCode,
    summary: 'Adds a promo code to a city, or to all of them for whoever may act in all',
    body: NewPromoCode,
    answer: { status: 201, schema: DeskPromoCode },
    refusals: [...ofACity, 'promo_code_taken', 'other_currency'],
  },
  editPromoCode: {
    ...catalogueOperations.editPromoCode,
    summary: 'Changes a promo code; bookings keep the discount they were made with',
    params: byId,
    body: PromoCodeEdit,
    answer: { status: 200, schema: DeskPromoCode },
    refusals: [...ofACity, 'other_currency', 'changed_meanwhile'],
  },
  endPromoCode: {
    ...catalogueOperations.endPromoCode,
    summary: 'Ends a promo code now; one that has ended stays as it is',
    params: byId,
    answer: { status: 200, schema: DeskPromoCode },
    refusals: ofACity,
  },
  givePromoCode: {
    ...catalogueOperations.givePromoCode,
    summary: 'Lists a promo code to a renter; given twice it is given once',
    params: byId,
    body: PromoCodeGift,
    answer: { status: 200, schema: DeskPromoCode },
    refusals: ofACity,
  },
} as const satisfies Record<keyof typeof catalogueOperations, OperateRoute>;
