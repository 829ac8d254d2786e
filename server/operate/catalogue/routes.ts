import type { catalogueOperations } from '../../../contract/operate/catalogue-operations.ts';
import type { Queries } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { OperateHandlers } from '../http/handlers.ts';
import { requirePermission } from '../http/require-permission.ts';
import type { StaffCaller } from '../http/staff-caller.ts';
import { companyHandlers } from './company-handlers.ts';
import { addExtra, editExtra, listDeskExtras } from './extras.ts';
import { orderOffers } from './offer-order.ts';
import { addPromoCode, editPromoCode, endPromoCode, givePromoCode } from './promo-codes.ts';
import { addProtection, editProtection } from './protection.ts';
import { listDeskPromoCodes } from './read-promo-codes.ts';
import { listProtection } from './read-protection.ts';
import { changeSetting, listSettings } from './settings.ts';

type CatalogueHandlers = Pick<OperateHandlers, keyof typeof catalogueOperations>;

export function catalogueRoutes({
  database,
  clock,
  log,
  settings,
}: Pick<Deps, 'database' | 'clock' | 'log' | 'settings'>): CatalogueHandlers {
  const db = database.kysely;
  const acting = ({ tx, caller }: { readonly tx: Queries; readonly caller: StaffCaller }) => ({
    tx,
    caller,
    now: clock.now(),
  });
  return {
    ...companyHandlers({ db, settings, clock, acting }),
    listSettings: async () => ({ settings: await listSettings(db, log) }),
    changeSetting: ({ params, body, ...call }) =>
      changeSetting(acting(call), params.key, body, log),
    async listDeskExtras({ caller, query }) {
      requirePermission(caller, 'catalogue.read', query.city);
      return { extras: await listDeskExtras(db, query.city) };
    },
    addExtra: ({ body, ...call }) => addExtra(acting(call), body),
    editExtra: ({ params, body, ...call }) => editExtra(acting(call), params.id, body),
    async orderExtras({ body, ...call }) {
      await orderOffers(acting(call), 'extras', body);
      return { extras: await listDeskExtras(call.tx, body.cityId) };
    },
    async listProtection({ caller, query }) {
      requirePermission(caller, 'catalogue.read', query.city);
      return { protection: await listProtection(db, query.city) };
    },
    addProtection: ({ body, ...call }) => addProtection(acting(call), body),
    editProtection: ({ params, body, ...call }) => editProtection(acting(call), params.id, body),
    async orderProtection({ body, ...call }) {
      await orderOffers(acting(call), 'insurances', body);
      return { protection: await listProtection(call.tx, body.cityId) };
    },
    async listDeskPromoCodes({ caller, query }) {
      requirePermission(caller, 'catalogue.read', query.city);
      return { promoCodes: await listDeskPromoCodes(db, query.city, clock.now()) };
    },
    addPromoCode: ({ body, ...call }) => addPromoCode(acting(call), body),
    editPromoCode: ({ params, body, ...call }) => editPromoCode(acting(call), params.id, body),
    endPromoCode: ({ params, ...call }) => endPromoCode(acting(call), params.id),
    givePromoCode: ({ params, body, ...call }) =>
      givePromoCode(acting(call), params.id, body.email),
  };
}
