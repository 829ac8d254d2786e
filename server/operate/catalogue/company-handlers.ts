import type { companyRoutes } from '../../../contract/operate/catalogue-company-routes.ts';
import type { Queries } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { Acting } from '../acting.ts';
import type { OperateHandlers } from '../http/handlers.ts';
import type { StaffCaller } from '../http/staff-caller.ts';
import {
  addCompany,
  dropCompanyPerson,
  editCompany,
  recordTransfer,
  setCompanyPerson,
} from './companies.ts';
import { listCompanies, readCompany } from './read-companies.ts';

interface Room extends Pick<Deps, 'settings' | 'clock'> {
  readonly db: Queries;
  readonly acting: (call: { readonly tx: Queries; readonly caller: StaffCaller }) => Acting;
}

/** Companies belong to no city: the gate has asked already whether the caller may, in any. */
export function companyHandlers({
  db,
  settings,
  clock,
  acting,
}: Room): Pick<OperateHandlers, keyof typeof companyRoutes> {
  const read = async (tx: Queries, id: string | Promise<string>) =>
    readCompany(tx, settings, await id, clock.now());
  return {
    listCompanies: async () => ({ companies: await listCompanies(db, settings) }),
    getDeskCompany: ({ params }) => read(db, params.id),
    addCompany: ({ body, ...call }) => read(call.tx, addCompany(acting(call), body)),
    editCompany: ({ params, body, ...call }) =>
      read(call.tx, editCompany(acting(call), params.id, body)),
    setCompanyPerson: ({ params, body, ...call }) =>
      read(call.tx, setCompanyPerson(acting(call), params.id, body)),
    dropCompanyPerson: ({ params, ...call }) =>
      read(call.tx, dropCompanyPerson(acting(call), params.id, params.accountId)),
    recordTransfer: ({ params, body, ...call }) =>
      read(call.tx, recordTransfer(acting(call), params.id, body)),
  };
}
